import type { BlobStore, PartsRef } from "../port.ts";
import type { TwoStores } from "./look-in-both.ts";

type Ref = Pick<PartsRef, "key" | "partsId">;

/** About 100 bytes each. Others are looked up again. */
const MAX_KNOWN = 10_000;

/** Remembers which of the two stores has which unfinished Parts. */
export type PlacesOfParts = {
  /** @throws BlobStoreError when a store does not answer */
  find(ref: Ref): Promise<BlobStore>;
  known(ref: Ref): BlobStore | undefined;
  note(ref: Ref, store: BlobStore): void;
  forget(partsId: string): void;
};

export function createPlacesOfParts({ first, second }: TwoStores): PlacesOfParts {
  const places = new Map<string, BlobStore>();

  function note({ partsId }: Ref, store: BlobStore): void {
    places.delete(partsId);
    places.set(partsId, store);
    const [oldest] = places.keys();
    if (places.size > MAX_KNOWN && oldest !== undefined) places.delete(oldest);
  }

  return {
    async find(ref) {
      const known = places.get(ref.partsId);
      if (known !== undefined) return known;
      for (const store of [first, second]) {
        if (!(await store.hasParts(ref))) continue;
        note(ref, store);
        return store;
      }
      // It answers that there are none.
      return first;
    },
    known: ({ partsId }) => places.get(partsId),
    note,
    forget: (partsId) => void places.delete(partsId),
  };
}
