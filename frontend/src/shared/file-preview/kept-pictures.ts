import { createReducerStore } from "../state/reducer-store.ts";
import type { Picture } from "./read-preview.ts";

/** Maximum total file size of the kept images. */
export const MAX_KEPT_BYTES = 67_108_864;

/** Images by the index of their file, the most recently kept last. */
type PicturesByIndex = ReadonlyMap<number, Picture>;

type KeptPicture = { index: number; picture: Picture };

function withPicture(pictures: PicturesByIndex, { index, picture }: KeptPicture): PicturesByIndex {
  if (pictures.get(index) === picture) return pictures;
  const all = [...pictures].filter(([other]) => other !== index);
  all.push([index, picture]);
  let bytes = all.reduce((sum, [, { blob }]) => sum + blob.size, 0);
  while (bytes > MAX_KEPT_BYTES) bytes -= all.shift()?.[1].blob.size ?? bytes;
  return new Map(all);
}

export type KeptPictures = ReturnType<typeof createKeptPictures>;

/** Creates a store of fetched images, which can be shown again without another fetch. */
export function createKeptPictures() {
  const store = createReducerStore<PicturesByIndex, KeptPicture>(withPicture, new Map());
  return {
    store,
    findPicture: (index: number) => store.getState().get(index),
    /** Keeps an image, and drops the oldest images above the limit. */
    keep: (index: number, picture: Picture) => store.dispatch({ index, picture }),
  };
}
