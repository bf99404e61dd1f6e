import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type OpenCount, openSqlite, type Sqlite, systemClock } from "@envoi/platform";
import { RateLimiterRes } from "rate-limiter-flexible";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testCounts } from "../testing/counts.contract.ts";
import { countModule, sqliteCounts } from "./sqlite-counts.ts";

let directory: string;
let database: Sqlite;
let openCount: OpenCount;
const open = (clock = systemClock) =>
  openSqlite({ path: join(directory, "counts.sqlite"), modules: [countModule], clock });

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "envoi-counts-"));
  database = await open();
  openCount = sqliteCounts(database);
});
afterAll(async () => {
  await database[Symbol.asyncDispose]();
  await rm(directory, { recursive: true });
});

describe("counts in SQLite", () => {
  testCounts(() => openCount);

  test("outlive the process", async () => {
    const limit = { points: 1, duration: 3_600 };
    await openCount("kept", limit).consume("somebody");
    await database[Symbol.asyncDispose]();
    database = await open();
    openCount = sqliteCounts(database);
    await expect(openCount("kept", limit).consume("somebody")).rejects.toBeInstanceOf(RateLimiterRes);
  });
});

test("uses no space for counts whose windows have ended", async () => {
  let nowMs = Date.now();
  await using later = await open({ now: () => nowMs });
  const count = sqliteCounts(later)("ended", { points: 5, duration: 60 });
  for (let n = 0; n < 10; n++) await count.consume(`caller ${n}`);
  nowMs += 61_000;
  await count.consume("another");
  nowMs -= 61_000;
  // With the clock set back, any remaining entry would be found.
  for (let n = 0; n < 10; n++) expect(await count.get(`caller ${n}`)).toBeNull();
});
