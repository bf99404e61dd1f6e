import type { KeyValueStore } from "./app-storage.ts";

/** @returns the browser's local storage, or `null` where reaching for it is already refused */
export function browserStorage(): KeyValueStore | null {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}
