import { appendFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAudit } from "@envoi/platform";
import fc from "fast-check";
import { expect, test } from "vitest";
import { AdminError } from "../command.ts";
import { verifyAudit } from "./audit.ts";
import { parseBlocklist } from "./blocklist.ts";

const log = { child: () => log, info() {}, error() {} } as never;
const request = (operator: string) => ({ headers: { "envoi-operator": operator } });

test("the chain of an audit file holds, whatever the reasons, and wherever a crash has cut a line", async () => {
  const reason = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.constantFrom("\u2028", "\u2029", "\r\n", "\u0085", "\ud800", "é".repeat(5_000)),
  );
  const step = fc.record({ reason, cutAt: fc.option(fc.integer({ min: 1, max: 80 }), { freq: 4 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
      const folder = await mkdtemp(join(tmpdir(), "envoi-audit-"));
      try {
        const auditFile = join(folder, "audit.log");
        let cuts = 0;
        for (const { reason, cutAt } of steps) {
          await createAudit({ auditFile }, log).done(request("ada"), "delete", { reason });
          if (cutAt === null) continue;
          await appendFile(auditFile, Buffer.from(`{"n":1,"reason":"${"é".repeat(40)}`).subarray(0, cutAt));
          await createAudit({ auditFile }, log).done(request("ada"), "list");
          cuts += 1;
        }
        const { lines, problems } = await verifyAudit(auditFile).catch(() => ({ lines: 0, problems: [] }));
        expect(lines).toBe(steps.length + 2 * cuts);
        expect(problems).toHaveLength(cuts);
        for (const { problem } of problems) expect(problem).toMatch(/^is not complete/);
      } finally {
        await rm(folder, { recursive: true });
      }
    }),
  );
});

const digit = fc.constantFrom(..."0123456789abcdefABCDEF");
const sha256 = fc.array(digit, { minLength: 64, maxLength: 64 }).map((digits) => digits.join(""));
const entry = fc.record({ sha256, bytes: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }) });

test("a blocklist is read as it was written, with comments and any blanks", () => {
  const comment = fc.stringMatching(/^(#[^\n\r\u2028\u2029]{0,20})?$/);
  const blank = fc.constantFrom(" ", "\t", "  \t ");
  const line = fc.tuple(entry, blank, comment, fc.constantFrom("\n", "\r\n", "\n\n", "\n# note\n"));
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const text = lines.map(
        ([{ sha256, bytes }, blank, comment, end]) => `${blank}${sha256}${blank}${bytes}${blank}${comment}${end}`,
      );
      expect(parseBlocklist(text.join(""))).toEqual(
        lines.map(([{ sha256, bytes }]) => ({ sha256: sha256.toLowerCase(), bytes })),
      );
    }),
  );
});

test("any text is a blocklist of valid entries, or rejected with the number of a line", () => {
  const piece = fc.oneof(
    sha256,
    fc.constantFrom("\n", "\r", " ", "#", "0", "1", "99999999999999999", "\u2028"),
    fc.string(),
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join("")),
      (text) => {
        try {
          for (const { sha256, bytes } of parseBlocklist(text)) {
            expect(sha256).toMatch(/^[0-9a-f]{64}$/);
            expect(Number.isSafeInteger(bytes) && bytes > 0).toBe(true);
          }
        } catch (error) {
          expect(error).toBeInstanceOf(AdminError);
          expect((error as Error).message).toMatch(/^line \d+: /);
        }
      },
    ),
  );
});
