import { expect, test } from "vitest";
import { bytesFrom, inBatches } from "../../testing/blob/bodies.ts";
import { never, newKey, readWhole } from "../../testing/blob/harness.ts";
import { openBucket, type S3Harness, sharedSeaweedfs } from "../../testing/blob/open-bucket.ts";
import type { BlobBody, BlobStore, BodySender } from "../port.ts";

const seaweedfs = sharedSeaweedfs();

const PART_BYTES = 8_388_608;
const BODY = bytesFrom("body", PART_BYTES);
const TRICKLING = 256;
const STALLED = 48;
/** Time that a body waits for spool space or a permit before it is rejected. */
const PATIENCE_MS = 2_000;

function sender(network: string): BodySender {
  return { network, holder: { isIdle: () => false, evict() {} } };
}

/** A body that stalls after its first bytes, until the signal aborts. */
async function* stalling(firstBytes: number, begun: () => void, signal: AbortSignal): BlobBody {
  yield [Buffer.from(BODY.subarray(0, firstBytes))];
  begun();
  await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: true }));
}

/** Sends Parts with stalled bodies from one network. Resolves once each Part has started. */
async function crowd(store: BlobStore, options: { bodies: number; firstBytes: number }, signal: AbortSignal) {
  const { bodies, firstBytes } = options;
  const ref = await store.startParts(newKey(), { partBytes: PART_BYTES });
  const begun = Array.from({ length: bodies }, async (_, at) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const put = store.putPart(ref, at + 1, stalling(firstBytes, resolve, signal), PART_BYTES, signal, sender("crowd"));
    await Promise.race([promise, put]);
    put.catch(() => {});
  });
  await Promise.all(begun);
}

async function expectStored({ store }: S3Harness, network: string): Promise<void> {
  const ref = await store.startParts(newKey(), { partBytes: PART_BYTES });
  const part = await store.putPart(ref, 1, inBatches(BODY), PART_BYTES, never, sender(network));
  await store.completeParts(ref, [part]);
  expect((await readWhole(store, ref.key))?.equals(BODY)).toBe(true);
}

test.each([
  { way: "streamed", storePermits: 64 },
  { way: "spooled", storePermits: 1 },
])(
  "I10: stalled or trickling uploads from one network do not block a $way upload from another network",
  async (options) => {
    await using bucket = await openBucket(seaweedfs(), { ...options, patienceMs: PATIENCE_MS });
    const leave = new AbortController();
    await crowd(bucket.store, { bodies: STALLED, firstBytes: 1_000_000 }, leave.signal);
    await crowd(bucket.store, { bodies: TRICKLING, firstBytes: 1_024 }, leave.signal);
    await expectStored(bucket, "other");
    leave.abort(new Error("gone"));
    await expectStored(bucket, "crowd");
  },
);
