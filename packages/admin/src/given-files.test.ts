import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createOperatorCalls } from "./call-operators.ts";
import type { CommandContext } from "./command.ts";
import { blocklistCommands } from "./commands/blocklist.ts";

const SHA256 = "ab".repeat(32);

async function fileWith(content: string | Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "given # % é 😀 "));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "file");
  await writeFile(file, content);
  return file;
}

/** The bodies blocked by importing this file. */
async function blockedBy(content: string | Uint8Array): Promise<unknown[]> {
  const bodies: unknown[] = [];
  const blocklistImport = blocklistCommands.find(({ name }) => name === "blocklist import");
  await blocklistImport?.run({
    args: [await fileWith(content)],
    given: { reason: "malware" },
    print: () => {},
    call: async (_method: string, _path: string, body: { bodies: unknown[] }) => {
      bodies.push(...body.bodies);
      return { added: 1, known: 0 };
    },
    callLines: async () => [],
  } as unknown as CommandContext);
  return bodies;
}

test.each([
  ["as printed", `${SHA256} 5\n`],
  ["with a byte order mark and Windows line ends", `\uFEFF${SHA256.toUpperCase()} 5\r\n\r\n`],
  ["with a byte order mark in front of a comment", `\uFEFF# of our partner\n${SHA256}\t5`],
])("imports a blocklist %s", async (_how, content) => {
  expect(await blockedBy(content)).toEqual([{ sha256: SHA256, bytes: 5 }]);
});

test.each([
  ["is UTF-16; save it as UTF-8", Buffer.from(`\uFEFF${SHA256} 5\r\n`, "utf16le")],
  ["is not UTF-8; save it as UTF-8", Buffer.from(`# caf\xe9\n${SHA256} 5`, "latin1")],
])("rejects a blocklist that %s", async (problem, content) => {
  await expect(blockedBy(content)).rejects.toThrow(problem);
});

test("names the token file in the error if it is missing or not UTF-8", async () => {
  const to = { origin: "http://[::1]:1", token: undefined, user: "ada" };
  const tokenFile = await fileWith(Buffer.from("\uFEFFtoken", "utf16le"));
  await expect(createOperatorCalls({ ...to, tokenFile }).call("GET", "/config")).rejects.toThrow(
    `${tokenFile}: is UTF-16`,
  );
  const absent = createOperatorCalls({ ...to, tokenFile: `${tokenFile}-absent` });
  await expect(absent.callLines("GET", "/uploads")).rejects.toThrow("-absent: cannot be read");
});
