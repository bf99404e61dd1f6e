import type { KeyValueStore } from "./kept-values.ts";

/** @returns the browser's local storage, or `null` where reaching for it is already refused */
export function browserStorage(): KeyValueStore | null {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}
