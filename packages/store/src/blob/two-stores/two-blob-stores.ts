import type {
  BlobEntry,
  BlobKey,
  BlobStore,
  ByteRange,
  ListOptions,
  PartsRef,
  RemoveOptions,
  StoredPart,
  TakeBatch,
} from "../port.ts";
import { sumPartBytes } from "../sum-part-bytes.ts";
import { lookInBoth, sizeIn, type TwoStores } from "./look-in-both.ts";

/** Number of Blobs whose lengths are requested concurrently. */
const CONCURRENT_LOOKUPS = 32;

/** Passes on the entries, except those of whole Blobs that `store` also has. */
async function* without(store: BlobStore, entries: AsyncIterable<BlobEntry>): AsyncGenerator<BlobEntry> {
  async function* others(some: readonly BlobEntry[]): AsyncGenerator<BlobEntry> {
    const sizes = await Promise.all(some.map(({ key, partsId }) => (partsId === null ? sizeIn(store, key) : null)));
    for (const [at, entry] of some.entries()) if (sizes[at] === null) yield entry;
  }
  let waiting: BlobEntry[] = [];
  for await (const entry of entries) {
    waiting.push(entry);
    if (waiting.length < CONCURRENT_LOOKUPS) continue;
    yield* others(waiting);
    waiting = [];
  }
  yield* others(waiting);
}

/** Lists the second store first: a Blob moved during the call is listed twice rather than not at all. */
async function* listBoth(
  { first, second }: TwoStores,
  prefix: string,
  options?: ListOptions,
): AsyncGenerator<BlobEntry> {
  yield* without(first, second.list(prefix, options));
  yield* first.list(prefix, options);
}

/**
 * Reads a range with one call to a store. If the read fails because the Blob was moved, the read continues from the
 * other store, where the Blob is identical.
 */
function readFromBoth(
  stores: TwoStores,
  source: BlobKey | PartsRef,
  { offset, end }: ByteRange,
  take: TakeBatch,
  signal: AbortSignal,
): Promise<"read" | null> {
  let at = offset;
  let refused: { error: unknown } | null = null;
  async function taking(batch: readonly Uint8Array[]): Promise<void> {
    // The bytes are counted first, because `take` may release the chunks.
    const bytes = batch.reduce((sum, chunk) => sum + chunk.byteLength, 0);
    await take(batch).catch((error: unknown) => {
      refused = { error };
      throw error;
    });
    at += bytes;
  }
  return lookInBoth(stores, async (store) => {
    signal.throwIfAborted();
    if (refused !== null) throw refused.error;
    return store.readChunks(source, { offset: at, end }, taking, signal);
  });
}

type Ref = Pick<PartsRef, "key" | "partsId">;

/** Maximum number of entries, about 100 bytes each. Parts without an entry are looked up again. */
const MAX_KNOWN = 10_000;

/** Remembers which store has which unfinished Parts. */
function createPlacesOfParts({ first, second }: TwoStores) {
  const places = new Map<string, BlobStore>();

  function note({ partsId }: Ref, store: BlobStore): void {
    places.delete(partsId);
    places.set(partsId, store);
    const [oldest] = places.keys();
    if (places.size > MAX_KNOWN && oldest !== undefined) places.delete(oldest);
  }

  return {
    /** @throws BlobStoreError when a store does not respond */
    async find(ref: Ref): Promise<BlobStore> {
      const known = places.get(ref.partsId);
      if (known !== undefined) return known;
      for (const store of [first, second]) {
        if (!(await store.hasParts(ref))) continue;
        note(ref, store);
        return store;
      }
      // Neither store has the Parts, so the call fails with the first store's error.
      return first;
    },
    known: ({ partsId }: Ref) => places.get(partsId),
    note,
    forget: (partsId: string) => void places.delete(partsId),
  };
}

/** Waits until all calls have settled. @throws the first error */
async function all(calls: readonly Promise<unknown>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(calls)) if (outcome.status === "rejected") throw outcome.reason;
}

/**
 * [Note: Two stores]
 *
 * While the Blobs of one store are being moved into another, every process uses both as one. New Blobs and Parts go to
 * the first. Everything is found in whichever store has it, even during a move: a Blob is in the first before it leaves
 * the second, so a search of the first, then the second, then the first again finds it. Parts stay in the store in
 * which they were started, and become a Blob there. Removals apply to both stores.
 *
 * For a while, for example during a rolling update, processes may disagree on which store is first. So settings are
 * changed in two steps: first, all processes learn of the other store; only after that does it become the first.
 *
 * A store that is unavailable affects only what it contains: without the second, uploads continue. But while the second
 * is unavailable, a Blob missing from the first cannot be reported as missing, and removals fail and are retried.
 *
 * Disposing of the combined store disposes of both.
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
      // The Parts may have been completed earlier, in either store, and the Blob may have been moved since.
      if ((await size(ref.key)) !== sumPartBytes(parts, ref.partBytes)) throw error;
    }
    places.forget(ref.partsId);
  }

  async function abandonParts(ref: Ref): Promise<void> {
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
    // A Part sent by a client may be written to either store.
    bodies: {
      batchBytes: first.bodies.batchBytes,
      declaredBytes: Math.max(first.bodies.declaredBytes, second.bodies.declaredBytes),
      collectsParts: first.bodies.collectsParts || second.bodies.collectsParts,
    },
    ensureRoom: () => first.ensureRoom(),
    freeBytes: () => first.freeBytes(),
    // Only the first store is pinged, because a process can use it while the second is unavailable.
    ping: () => first.ping(),
    async [Symbol.asyncDispose]() {
      await first[Symbol.asyncDispose]();
      await second[Symbol.asyncDispose]();
    },
  };
}
