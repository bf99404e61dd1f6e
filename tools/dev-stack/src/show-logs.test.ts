import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { showLogs } from "./show-logs.ts";

async function show(logs: Record<string, string>, name: string | null): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "envoi-logs-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, "logs"));
  for (const [one, text] of Object.entries(logs)) await writeFile(join(folder, "logs", `${one}.log`), text);
  const lines: string[] = [];
  await showLogs(folder, { name, isFollowed: false }, (line) => lines.push(line));
  return lines;
}

const LOGS = { "download-1": "a\nb\n", "download-2": "c\n", redis: "d\n" };

test.each([
  ["redis", ["d"]],
  ["download", ["download-1  a", "download-1  b", "download-2  c"]],
  ["download-2", ["c"]],
])("of %s, shows %j", async (name, lines) => {
  expect(await show(LOGS, name)).toEqual(lines);
});

test("of a long log, shows the last whole lines", async () => {
  const lines = await show({ redis: `${"x".repeat(50_000)}\nlast\n` }, null);
  expect(lines).toEqual(["last"]);
});

test("names the logs that exist if there is no such process", async () => {
  await expect(show(LOGS, "downloads")).rejects.toThrow(/no log of downloads .*download-1, download-2, redis/);
});
