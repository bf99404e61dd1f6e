import { bytesOfParts } from "../bytes-of-parts.ts";
import type { BlobKey, BlobStore, PartsRef, RemoveOptions, StoredPart } from "../port.ts";
import { listBoth } from "./list-both.ts";
import { lookInBoth, type TwoStores } from "./look-in-both.ts";
import { createPlacesOfParts } from "./places-of-parts.ts";
import { readFromBoth } from "./read-from-both.ts";

/** Waits for all. @throws the first error */
async function all(calls: readonly Promise<unknown>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(calls)) if (outcome.status === "rejected") throw outcome.reason;
}

/**
 * [Note: Two stores]
 *
 * While the Blobs of one store are moved into another, every process uses both as one. New Blobs and Parts go to the
 * first. Everything is found in either, also while it is moved: a Blob is in the first before it leaves the second, so
 * looking in the first, then in the second and again in the first finds it. Parts stay where they were begun,
 * and become a Blob there. What is removed is removed from both.
 *
 * Processes may disagree for a while about which store is the first, as in a rolling update. So settings are changed in
 * two steps: all processes learn of the other store, and only then it becomes the first.
 *
 * A store that is unavailable affects only what it contains: without the second, uploads continue. But what the first
 * does not have cannot be said to be missing then, and removals fail and are retried.
 *
 * Disposing it disposes both.
 */
export function createTwoBlobStores(stores: TwoStores): BlobStore {
  const { first, second } = stores;
  const places = createPlacesOfParts(stores);
  const size = (key: BlobKey) => lookInBoth(stores, (store) => store.size(key));

  async function startParts(key: BlobKey, options: { partBytes: number; readable?: boolean }): Promise<PartsRef> {
    const ref = await first.startParts(key, options);
    places.note(ref, first);
    return ref;
  }

  async function completeParts(ref: PartsRef, parts: readonly StoredPart[]): Promise<void> {
    const store = await places.find(ref);
    try {
      await store.completeParts(ref, parts);
    } catch (error) {
      // They may have been completed before, in either store, and moved since.
      if ((await size(ref.key)) !== bytesOfParts(parts, ref.partBytes)) throw error;
    }
    places.forget(ref.partsId);
  }

  async function abandonParts(ref: Pick<PartsRef, "key" | "partsId">): Promise<void> {
    const known = places.known(ref);
    await all((known === undefined ? [first, second] : [known]).map((store) => store.abandonParts(ref)));
    places.forget(ref.partsId);
  }

  async function remove(key: BlobKey, options: RemoveOptions = {}): Promise<void> {
    await all([first, second].map((store) => store.remove(key, options)));
    if (options.partsId) places.forget(options.partsId);
  }

  return {
    write: (...args) => first.write(...args),
    startParts,
    putPart: async (ref, ...args) => (await places.find(ref)).putPart(ref, ...args),
    completeParts,
    abandonParts,
    readChunks: (...args) => readFromBoth(stores, ...args),
    readBytes: (key, range, signal) => lookInBoth(stores, (store) => store.readBytes(key, range, signal)),
    size,
    remove,
    list: (prefix, options) => listBoth(stores, prefix, options),
    // A client's Part may go to either.
    bodies: {
      batchBytes: first.bodies.batchBytes,
      declaredBytes: Math.max(first.bodies.declaredBytes, second.bodies.declaredBytes),
      collectsParts: first.bodies.collectsParts || second.bodies.collectsParts,
    },
    ensureRoom: () => first.ensureRoom(),
    // A process without the second store can still do its work on the first.
    ping: () => first.ping(),
    async [Symbol.asyncDispose]() {
      await first[Symbol.asyncDispose]();
      await second[Symbol.asyncDispose]();
    },
  };
}
