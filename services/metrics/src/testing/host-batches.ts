import type { FactOf } from "@envoi/events";
import { STAGED_PREFIX } from "../batch-keys.ts";
import { type BatchStore, type Merged, mergeStaged } from "../merge-hour.ts";
import { createStaging } from "../stage-beacons.ts";
import { allOf } from "./all-of.ts";
import { beaconFact, metricEvent } from "./beacon.ts";
import { readBatches } from "./read-batches.ts";

const HOUR_MS = 3_600_000;

type BeaconFact = FactOf<"metrics.received">;

/** A beacon with one event of each of these devices. */
export const factOf = (...devices: string[]): BeaconFact =>
  beaconFact("fact", ...devices.map((device_id) => metricEvent({ device_id })));
export const later = (fact: BeaconFact, hours: number): BeaconFact => ({
  ...fact,
  atMs: fact.atMs + hours * HOUR_MS,
});

/** @throws AggregateError with the failures that the merge reported */
async function merge(by: BatchStore): Promise<Merged[]> {
  const merged: Merged[] = [];
  const failures: unknown[] = [];
  const report = {
    merged: (one: Merged) => void merged.push(one),
    mergeFailed: (error: unknown) => void failures.push(error),
  };
  await mergeStaged(by, report, new AbortController().signal);
  if (failures.length > 0) throw new AggregateError(failures, String(failures));
  return merged;
}

/** Stages and merges in a store. */
export function hostBatches<Store extends BatchStore>(blobs: Store) {
  return {
    blobs,
    stage: createStaging(blobs, { most: 1, lingerMs: 0 }),
    merge: (by: BatchStore = blobs) => merge(by),
    /** The devices of all events by batch, sorted. */
    async devices(): Promise<Record<string, string[]>> {
      const batches = await readBatches(blobs);
      return Object.fromEntries(
        batches.map(({ key, lines }) => [key, lines.map((line) => String(JSON.parse(line).device_id)).toSorted()]),
      );
    },
    async stagedCount(): Promise<number> {
      return (await allOf(blobs.list(STAGED_PREFIX))).length;
    },
  };
}
