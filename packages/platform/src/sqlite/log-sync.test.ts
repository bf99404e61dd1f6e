import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { createLogSync } from "./log-sync.ts";
import { openConnection } from "./sqlite-connection.ts";

function open(name = "notes.db") {
  const directory = mkdtempSync(join(tmpdir(), "envoi-platform-"));
  const path = name === ":memory:" ? name : join(directory, name);
  const database = openConnection(path);
  onTestFinished(() => {
    database.close();
    rmSync(directory, { recursive: true });
  });
  const levels: number[] = [];
  const sync = createLogSync(database, path);
  onTestFinished(() => sync.end());
  return {
    levels,
    begin(isDurableSoon: boolean) {
      sync.beginGroup(isDurableSoon);
      levels.push(Number(database.get<{ synchronous: number }>("PRAGMA synchronous")?.synchronous));
    },
  };
}

const [NORMAL, FULL] = [1, 2];

test("waits for the disk on commit, unless the group may be synced later", () => {
  const { begin, levels } = open();
  for (const isDurableSoon of [false, true, true, false, true, false]) begin(isDurableSoon);
  expect(levels).toEqual([FULL, NORMAL, NORMAL, FULL, NORMAL, FULL]);
});

test("always waits for the disk on commit in a database without a log", () => {
  const { begin, levels } = open(":memory:");
  for (const isDurableSoon of [true, false]) begin(isDurableSoon);
  expect(levels).toEqual([FULL, FULL]);
});

test("syncs the log a second after a group of changes that do not have to wait for it", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { begin } = open();
  for (let n = 0; n < 3; n++) begin(true);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(vi.getTimerCount()).toBe(0);
});
