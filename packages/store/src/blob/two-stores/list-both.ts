import type { BlobEntry, BlobStore, ListOptions } from "../port.ts";
import { sizeIn, type TwoStores } from "./look-in-both.ts";

/** Lengths that are asked for at once. */
const CONCURRENT_LOOKUPS = 32;

/** Without whole Blobs that `store` has too. */
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

/** The second store first: what is moved meanwhile is listed twice rather than not at all. */
export async function* listBoth(
  { first, second }: TwoStores,
  prefix: string,
  options?: ListOptions,
): AsyncGenerator<BlobEntry> {
  yield* without(first, second.list(prefix, options));
  yield* first.list(prefix, options);
}
