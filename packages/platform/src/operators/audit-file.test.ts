import { appendFile, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createAuditFile, hashOfLine, NO_LINE } from "./audit-file.ts";

async function aPath(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "envoi-audit-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  return join(directory, "audit.log");
}

async function readLines(path: string): Promise<string[]> {
  const text = await readFile(path, "utf8");
  expect(text.endsWith("\n")).toBe(true);
  return text.split("\n").slice(0, -1);
}

type Line = { n: number; prev: string; action: string };
const parsed = (lines: readonly string[]) => lines.map((line) => JSON.parse(line) as Line);

test("writes each line's number and the previous line's hash, even if many are appended at once", async () => {
  const path = await aPath();
  const file = createAuditFile(path);
  const hashes = await Promise.all(Array.from({ length: 20 }, (_, n) => file.append({ action: `action ${n}` })));
  const lines = await readLines(path);
  expect(parsed(lines).map(({ n }) => n)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
  expect(parsed(lines).map(({ action }) => action)).toEqual(Array.from({ length: 20 }, (_, n) => `action ${n}`));
  expect(hashes).toEqual(lines.map(hashOfLine));
  expect(parsed(lines).map(({ prev }) => prev)).toEqual([NO_LINE, ...hashes.slice(0, -1)]);
});

test("continues the chain after a restart, even after a line left incomplete by a crash", async () => {
  const path = await aPath();
  await createAuditFile(path).append({ action: "one" });
  await appendFile(path, '{"n":2,"prev":"');
  await createAuditFile(path).append({ action: "two" });
  const lines = await readLines(path);
  expect(lines).toHaveLength(3);
  expect(JSON.parse(lines[2] ?? "")).toMatchObject({ n: 3, prev: hashOfLine('{"n":2,"prev":"'), action: "two" });
});

test("after the old file is moved away, continues the chain in a new file with the last line's hash", async () => {
  const path = await aPath();
  const file = createAuditFile(path);
  const hash = await file.append({ action: "one" });
  await rename(path, `${path}.1`);
  await file.append({ action: "two" });
  expect(parsed(await readLines(path))).toMatchObject([{ n: 2, prev: hash, action: "two" }]);
});

test("shortens a line longer than 4 KiB", async () => {
  const path = await aPath();
  const file = createAuditFile(path);
  await file.append({ action: "long", filter: "é".repeat(10_000) });
  await file.append({ action: "next" });
  const lines = await readLines(path);
  expect(Buffer.byteLength(lines[0] ?? "")).toBeLessThan(4_096);
  expect(lines[0]).toContain("long");
  expect(JSON.parse(lines[1] ?? "")).toMatchObject({ n: 2, prev: hashOfLine(lines[0] ?? "") });
});

test("reports a line that cannot be written, and appends later lines once the file is writable", async () => {
  const path = await aPath();
  await writeFile(path, "");
  const file = createAuditFile(join(path, "below"));
  await expect(file.append({ action: "lost" })).rejects.toThrow();
  await rm(path);
  await mkdir(path);
  await file.append({ action: "kept" });
  expect(parsed(await readLines(join(path, "below")))).toMatchObject([{ n: 1, action: "kept" }]);
});
