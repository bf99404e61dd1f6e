/** The part of `Storage` that is used. */
export type KeyValueStore = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** What the device did with a value: `blocked` where it keeps nothing, `full` where it has no room for it. */
export type Kept = "kept" | "blocked" | "full";

/** Texts by key. Never throws: what the device does not keep lives as long as the page. */
export type KeptValues = {
  keys: () => string[];
  get: (key: string) => string | null;
  set: (key: string, value: string) => Kept;
  remove: (key: string) => Kept;
};

function refusal(error: unknown): Kept {
  return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "blocked";
}

/** @param storage - `null` where the browser gives none */
export function createKeptValues(storage: KeyValueStore | null): KeptValues {
  /** What the device did not take; `null` for what it did not let go. */
  const unsaved = new Map<string, string | null>();

  function read<Value>(action: (store: KeyValueStore) => Value, fallback: Value): Value {
    try {
      return storage === null ? fallback : action(storage);
    } catch {
      return fallback;
    }
  }

  function write(key: string, value: string | null): Kept {
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
    keys() {
      const stored = read((store) => Array.from({ length: store.length }, (_, index) => store.key(index)), []);
      const all = new Set([...stored.filter((key) => key !== null), ...unsaved.keys()]);
      return [...all].filter((key) => unsaved.get(key) !== null);
    },
    get(key) {
      const inMemory = unsaved.get(key);
      return inMemory !== undefined ? inMemory : read((store) => store.getItem(key), null);
    },
    set: write,
    remove: (key) => write(key, null),
  };
}
