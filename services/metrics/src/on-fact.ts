import type { FactHandler } from "@envoi/events";
import type { FactType } from "@envoi/protocol";
import type { BlobStore } from "@envoi/store";
import type { MetricsEvents } from "./events.ts";
import { createRecentIds } from "./recent-ids.ts";
import { storeBeacon } from "./store-beacon.ts";

/** Counters begin at zero with the process, so this much memory of what it has counted is enough. */
const REMEMBERED_FACTS = 10_000;

/** Stores the events of beacons and counts every Fact once, however often it comes. */
export function createFactHandler(deps: {
  blobs: Pick<BlobStore, "write">;
  events: MetricsEvents;
}): FactHandler<FactType> {
  const counted = createRecentIds(REMEMBERED_FACTS);
  return async (fact, signal) => {
    if (fact.type === "metrics.received") await storeBeacon(deps.blobs, fact, signal);
    if (counted.has(fact.id)) return;
    counted.add(fact.id);
    deps.events.settled(fact);
  };
}
