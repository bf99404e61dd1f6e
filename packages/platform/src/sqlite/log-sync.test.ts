import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createLogSync } from "./log-sync.ts";
import { openConnection } from "./sqlite-connection.ts";

function open() {
  const directory = mkdtempSync(join(tmpdir(), "envoi-platform-"));
  const path = join(directory, "notes.db");
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

test("a commit waits for the disk, except for groups that need not", () => {
  const { begin, levels } = open();
  for (const isDurableSoon of [false, true, true, false, true, false]) begin(isDurableSoon);
  expect(levels).toEqual([FULL, NORMAL, NORMAL, FULL, NORMAL, FULL]);
});
