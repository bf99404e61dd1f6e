import type { KeyValueStore } from "../shared/storage/kept-values.ts";

/** In-memory local storage that can reject writes as if full. */
export function createMemoryStorage(entries: Record<string, string> = {}): KeyValueStore & {
  values: Map<string, string>;
  full: boolean;
} {
  const values = new Map(Object.entries(entries));
  return {
    values,
    full: false,
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem(key, value) {
      if (this.full) throw new DOMException("full", "QuotaExceededError");
      values.set(key, value);
    },
    removeItem: (key) => void values.delete(key),
  };
}
