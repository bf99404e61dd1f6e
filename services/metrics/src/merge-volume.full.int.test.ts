import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { DuckDBInstance } from "@duckdb/node-api";
import { NODE_FLAGS } from "@envoi/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { batchKey, hourOf, hoursAfter } from "./batch-keys.ts";
import { beaconFact } from "./testing/beacon.ts";

const FEW_EVENTS = 50_000;
const EVENTS = 400_000;
/** The additional events are three times as much text. */
const MOST_GROWTH_MEBIBYTES = 40;
/** The services' Node flags without `--conditions`, because tests run without a build. */
const FLAGS = NODE_FLAGS.filter((flag) => !flag.startsWith("--conditions="));
const PROGRAM = fileURLToPath(new URL("./testing/merge-volume.ts", import.meta.url));
const TIMEOUT_MS = 300_000;
const HOUR = hourOf(beaconFact("fact").atMs);

type Cost = { made: number; merged: number; peakMebibytes: number };

async function mergeVolume(events: number, ...into: string[]): Promise<Cost> {
  const args = [...FLAGS, PROGRAM, String(events), ...into];
  return JSON.parse((await promisify(execFile)(process.execPath, args)).stdout);
}

let directory: string;
let costOfFew: Cost;
let cost: Cost;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "envoi-volume-"));
  costOfFew = await mergeVolume(FEW_EVENTS);
  cost = await mergeVolume(EVENTS, directory);
}, TIMEOUT_MS);
afterAll(() => rm(directory, { recursive: true }));

test("merging an hour of 400,000 events does not need memory in proportion", () => {
  expect(cost.made).toBeGreaterThanOrEqual(EVENTS);
  expect(cost.merged).toBe(cost.made);
  expect(cost.peakMebibytes).toBeLessThan(220);
  expect(cost.peakMebibytes - costOfFew.peakMebibytes).toBeLessThan(MOST_GROWTH_MEBIBYTES);
});

test("DuckDB reads a whole batch that was written in many steps, and an empty one", async () => {
  const empty = join(directory, "blobs", batchKey(hoursAfter(HOUR, 1)));
  await mkdir(dirname(empty), { recursive: true });
  await writeFile(empty, gzipSync(""));
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  try {
    const files = join(directory, "blobs/metrics/date=*/hour=*/events.ndjson.gz");
    const rows = await connection.runAndReadAll(
      `SELECT count(*), count(DISTINCT id) FROM read_json('${files}', format = 'newline_delimited', columns = {id: 'VARCHAR'})`,
    );
    expect(rows.getRowsJson().map((row) => row.map(Number))).toEqual([[cost.made, cost.made]]);
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
});
