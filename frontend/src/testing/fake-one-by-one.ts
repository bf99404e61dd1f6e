import type { OneByOne } from "../features/download/one-by-one.ts";

/** Nothing was begun. */
export function fakeOneByOne(changes: Partial<OneByOne> = {}): OneByOne {
  return {
    unfinished: () => null,
    waitingPart: () => [],
    saveInFolder: async () => undefined,
    share: async () => undefined,
    forget: () => undefined,
    ...changes,
  };
}
