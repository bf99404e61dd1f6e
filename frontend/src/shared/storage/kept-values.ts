export type KeyValueStore = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** The result of storing a value: `blocked` if the browser denies it, `full` if the device has no space. */
export type StorageResult = "kept" | "blocked" | "full";

function refusal(error: unknown): StorageResult {
  return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "blocked";
}

export type KeptValues = ReturnType<typeof createKeptValues>;

/**
 * Stores strings by key. Never throws: values that cannot be stored stay in memory until the page is closed.
 *
 * @param storage - `null` if the browser provides none
 */
export function createKeptValues(storage: KeyValueStore | null) {
  /** Values that could not be stored; `null` for values that could not be removed. */
  const unsaved = new Map<string, string | null>();

  function read<Value>(action: (store: KeyValueStore) => Value, fallback: Value): Value {
    try {
      return storage === null ? fallback : action(storage);
    } catch {
      return fallback;
    }
  }

  function write(key: string, value: string | null): StorageResult {
    try {
      if (storage === null) throw new Error("no storage");
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, value);
      unsaved.delete(key);
      return "kept";
    } catch (error) {
      unsaved.set(key, value);
      return refusal(error);
    }
  }

  return {
    keys(): string[] {
      const stored = read((store) => Array.from({ length: store.length }, (_, index) => store.key(index)), []);
      const all = new Set([...stored.filter((key) => key !== null), ...unsaved.keys()]);
      return [...all].filter((key) => unsaved.get(key) !== null);
    },
    get(key: string): string | null {
      const inMemory = unsaved.get(key);
      return inMemory !== undefined ? inMemory : read((store) => store.getItem(key), null);
    },
    set: write,
    remove: (key: string) => write(key, null),
  };
}
