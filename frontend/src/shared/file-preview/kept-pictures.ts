import { createReducerStore, type ReducerStore } from "../state/reducer-store.ts";
import type { Picture } from "./read-preview.ts";

/** Total size of the kept files. */
export const MAX_KEPT_BYTES = 67_108_864;

/** Pictures by the index of their file, the latest last. */
type PicturesByIndex = ReadonlyMap<number, Picture>;

type KeptPicture = { index: number; picture: Picture };

/** Fetched pictures, to be shown again without another fetch. */
export type KeptPictures = {
  store: ReducerStore<PicturesByIndex, KeptPicture>;
  findPicture: (index: number) => Picture | undefined;
  /** Drops the oldest pictures beyond the limit. */
  keep: (index: number, picture: Picture) => void;
};

function withPicture(pictures: PicturesByIndex, { index, picture }: KeptPicture): PicturesByIndex {
  if (pictures.get(index) === picture) return pictures;
  const all = [...pictures].filter(([other]) => other !== index);
  all.push([index, picture]);
  let bytes = all.reduce((sum, [, { blob }]) => sum + blob.size, 0);
  while (bytes > MAX_KEPT_BYTES) bytes -= all.shift()?.[1].blob.size ?? bytes;
  return new Map(all);
}

export function createKeptPictures(): KeptPictures {
  const store = createReducerStore<PicturesByIndex, KeptPicture>(withPicture, new Map());
  return {
    store,
    findPicture: (index) => store.getState().get(index),
    keep: (index, picture) => store.dispatch({ index, picture }),
  };
}
