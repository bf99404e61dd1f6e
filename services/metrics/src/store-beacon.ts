import { gzipSync } from "node:zlib";
import type { FactOf } from "@envoi/events";
import { type BlobKey, type BlobStore, blobKey } from "@envoi/store";
import { eventId } from "./beacon-ids.ts";

type BeaconFact = FactOf<"metrics.received">;

/** `metrics/<date>/<hour>/<fact id>`: the same Fact always has the same key, so storing it again changes nothing. */
function beaconKey(fact: BeaconFact): BlobKey {
  const [date = "", time = ""] = new Date(fact.atMs).toISOString().split("T");
  return blobKey(`metrics/${date}/${time.slice(0, 2)}/${fact.id}.ndjson.gz`);
}

/** One line per event, with what the beacon says of all of them. Times are the sender's; `received_at` is ours. */
function beaconLines({ atMs, beacon }: BeaconFact): string {
  const { events, ...common } = beacon;
  return events
    .map((event) => `${JSON.stringify({ id: eventId(beacon, event), received_at: atMs, ...common, ...event })}\n`)
    .join("");
}

/** Keeps the events of one beacon as a batch of gzipped lines. */
export async function storeBeacon(
  blobs: Pick<BlobStore, "write">,
  fact: BeaconFact,
  signal: AbortSignal,
): Promise<void> {
  const batch = gzipSync(beaconLines(fact));
  const body = async function* () {
    yield [batch];
  };
  await blobs.write(beaconKey(fact), body(), batch.length, signal);
}
