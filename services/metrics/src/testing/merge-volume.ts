import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDirectoryBlobStore } from "@envoi/store";
import { mergeStaged } from "../merge-hour.ts";
import { createStaging } from "../stage-beacons.ts";
import { beaconFact, metricEvent } from "./beacon.ts";

/*
 * Stages the events of an hour, merges them every five minutes, and reports the cost of the merges. The directory is
 * removed afterwards, unless it was given:
 *
 *   node services/metrics/dist/testing/merge-volume.js [events] [directory]
 */

const ROUNDS = 12;
const EVENTS_OF_BEACON = 2;
const BEACONS_AT_ONCE = 128;

const [events = "1000000", named] = process.argv.slice(2);
const directory = named ?? (await mkdtemp(join(tmpdir(), "envoi-volume-")));
const eventsOfRound = Math.round(Number(events) / ROUNDS);
await using blobs = createDirectoryBlobStore({ directory });
const stage = createStaging(blobs, { most: BEACONS_AT_ONCE, lingerMs: 0 });

let made = 0;
function nextBeacon() {
  const ofBeacon = Array.from({ length: EVENTS_OF_BEACON }, () =>
    metricEvent({ device_id: `device ${made}`, time: ++made }),
  );
  return beaconFact("fact", ...ofBeacon);
}

let merged = 0;
let cpuMicroseconds = 0;
const report = {
  merged(batch: { events: number }) {
    merged = batch.events;
  },
  mergeFailed(error: unknown) {
    throw error;
  },
};
for (let round = 1; round <= ROUNDS; round += 1) {
  while (made < round * eventsOfRound) {
    await Promise.all(Array.from({ length: BEACONS_AT_ONCE }, () => stage(nextBeacon())));
  }
  const before = process.cpuUsage();
  await mergeStaged(blobs, report, new AbortController().signal);
  const { user, system } = process.cpuUsage(before);
  cpuMicroseconds += user + system;
}
if (named === undefined) await rm(directory, { recursive: true });
const [, peakKibibytes] = /VmHWM:\s+(\d+) kB/.exec(await readFile("/proc/self/status", "utf8")) ?? [];
const cost = { made, merged, cpuSeconds: cpuMicroseconds / 1_000_000, peakMebibytes: Number(peakKibibytes) / 1_024 };
process.stdout.write(`${JSON.stringify(cost)}\n`);
