import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { CommandContext, GivenOptions } from "../command.ts";
import { afterRestore } from "./after-restore.ts";

const BACKUP = "2030-01-01T12:00:00.000Z";
const LOG = [
  '{"time":"2030-01-01T11:00:00.000Z","uploadId":"aaaaaaaaaaaaaaaa","msg":"download ended"}',
  "not JSON",
  'pod-1 {"time":"2030-01-01T12:30:00.000Z","uploadId":"bbbbbbbbbbbbbbbb","msg":"upload deleted by its owner"}',
  '{"atMs":1893502800000,"type":"download.completed","uploadId":"cccccccccccccccc"}',
  '{"time":"2030-01-01T12:00:01.000Z","uploadId":"eeeeeeeeeeeeeeee","msg":"upload completed"}',
  '{"time":"2030-01-01T12:40:00.000Z","uploadId":"dddddddddddddddd","msg":"download ended"}',
];

/** Runs the command on these restored uploads. @returns ids that it deletes */
async function deleted(lines: readonly string[], given: (file: string) => GivenOptions): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "envoi-logs-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "log");
  await writeFile(file, `${lines.join("\n")}\n`);
  const ids: string[] = [];
  await afterRestore.run({
    args: [BACKUP],
    given: given(file),
    print: () => {},
    call: async (_method: string, path: string) => ids.push(path.replace("/uploads/", "")),
    callLines: async (_method: string, path: string) =>
      (path.includes("takenDown=true")
        ? ["cccccccccccccccc"]
        : ["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb", "eeeeeeeeeeeeeeee"]
      ).map((id) => ({
        id,
      })),
  } as unknown as CommandContext);
  return ids.toSorted();
}

test("deletes exactly the restored uploads that the logs mention since the backup", async () => {
  const ids = await deleted(LOG, (logs) => ({ logs, reason: "a drill" }));
  expect(ids).toEqual(["bbbbbbbbbbbbbbbb", "cccccccccccccccc"]);
});

test("reads a line of JSON with a Unicode line separator as one line", async () => {
  const line = '{"time":"2030-01-01T12:30:00.000Z","reason":"a\u2028b","uploadId":"bbbbbbbbbbbbbbbb"}';
  expect(await deleted([...LOG.slice(0, 2), line], (logs) => ({ logs, reason: "a drill" }))).toEqual([
    "bbbbbbbbbbbbbbbb",
  ]);
});

test("without logs, deletes all restored uploads", async () => {
  const ids = await deleted([], () => ({ all: true, reason: "a drill" }));
  expect(ids).toEqual(["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb", "cccccccccccccccc", "eeeeeeeeeeeeeeee"]);
});

test.each([
  [
    "logs that begin after the backup",
    LOG.slice(2),
    (logs: string) => ({ logs, reason: "r" }),
    "begins after the backup",
  ],
  ["neither logs nor --all", LOG, () => ({ reason: "r" }), "either --logs FILE or --all"],
  ["no reason", LOG, () => ({ all: true }), "--reason"],
])("with %s, deletes nothing", async (_what, lines, given, problem) => {
  await expect(deleted(lines, given)).rejects.toThrow(problem);
});
