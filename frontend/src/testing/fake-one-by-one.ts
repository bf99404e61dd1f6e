import type { OneByOne } from "../features/download/session/one-by-one.ts";

/** Nothing was begun. */
export function fakeOneByOne(changes: Partial<OneByOne> = {}): OneByOne {
  return {
    pickFolder: null,
    canShare: () => false,
    unfinished: () => null,
    waitingPart: () => [],
    saveInFolder: async () => undefined,
    share: async () => undefined,
    forget: () => undefined,
    ...changes,
  };
}
