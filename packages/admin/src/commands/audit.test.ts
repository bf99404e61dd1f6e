import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAudit } from "@envoi/platform";
import { recordingLog } from "@envoi/testkit";
import { expect, onTestFinished, test } from "vitest";
import { verifyAudit } from "./audit.ts";

/** An audit file with five lines. */
async function aFile() {
  const directory = await mkdtemp(join(tmpdir(), "envoi-verify-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  const path = join(directory, "audit.log");
  const { log, logLines } = recordingLog("test");
  const audit = createAudit({ auditFile: path }, log);
  for (let n = 1; n <= 5; n++) await audit.done({ headers: { "envoi-operator": "ada" } }, "show", { uploadId: `${n}` });
  const lines = (await readFile(path, "utf8")).split("\n").slice(0, -1);
  return { path, lines, logLines, write: (changed: readonly string[]) => writeFile(path, `${changed.join("\n")}\n`) };
}

test("finds no problems in an unchanged file, whose last hash is the last one in the log", async () => {
  const { path, logLines } = await aFile();
  const { lineHash } = JSON.parse(logLines.at(-1) ?? "");
  expect(await verifyAudit(path)).toMatchObject({ lines: 5, first: { n: 1 }, problems: [], lastHash: lineHash });
});

test("finds no problems in a line whose text contains Unicode line separators", async () => {
  const { path } = await aFile();
  const audit = createAudit({ auditFile: path }, recordingLog("test").log);
  await audit.done({ headers: {} }, "delete", { reason: "one\u2028two\u2029three" });
  expect(await verifyAudit(path)).toMatchObject({ lines: 6, problems: [] });
});

test("detects a removed, changed, inserted or swapped line", async () => {
  const { path, lines, write } = await aFile();
  const [one = "", two = "", three = "", four = "", five = ""] = lines;
  const forged = three.replace('"ada"', '"eve"');
  for (const [changed, line] of [
    [[one, two, four, five], 3],
    [[one, two, forged, four, five], 4],
    [[one, two, three, three, four, five], 4],
    [[one, three, two, four, five], 2],
    [[one, two, "{}", three, four, five], 3],
  ] as const) {
    await write(changed);
    expect((await verifyAudit(path)).problems[0], changed.join()).toMatchObject({ line });
  }
});

test("if a file lacks its first lines, reports the hash of the line before the first remaining one", async () => {
  const { path, lines, write } = await aFile();
  await write(lines.slice(2));
  const { prev } = JSON.parse(lines[2] ?? "");
  expect(await verifyAudit(path)).toMatchObject({ problems: [], first: { n: 3, prev } });
});

test("finds no lines in an empty file, and rejects if the file does not exist", async () => {
  const { path } = await aFile();
  await writeFile(path, "");
  expect(await verifyAudit(path)).toEqual({ lines: 0, first: null, problems: [], lastHash: null });
  await expect(verifyAudit(`${path}.missing`)).rejects.toThrow("ENOENT");
});
