import type { OneByOne } from "../features/download/session/one-by-one.ts";

/** A state before any saving or sharing of files. */
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
