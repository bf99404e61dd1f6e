import { parseUploadId, type UploadId } from "@envoi/protocol";
import { type OwnUpload, parseOwnUpload } from "../uploads/own-upload.ts";

/** Raised when a key changes its meaning; what an older version wrote is then brought over here. */
const VERSION = "1";
const VERSION_KEY = "storageVersion";

type Counter = "totalUploads" | "totalDownloads";

/** Everything the page keeps on the device. The keys are those of the protocol document, section 16. */
export type AppStorage = {
  /** @returns readable records only, oldest first */
  listUploads: () => OwnUpload[];
  putUpload: (upload: OwnUpload) => void;
  removeUpload: (id: UploadId) => void;
  count: (counter: Counter) => void;
  readClosedPromo: () => string | null;
  writeClosedPromo: (promo: string) => void;
};

/** The part of `Storage` that is used. */
export type KeyValueStore = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/**
 * A store that never throws: where the browser blocks storage, or it is full, values live as long as the page.
 *
 * @param storage - `null` where the browser gives none
 */
function createSafeStore(storage: KeyValueStore | null) {
  const unsaved = new Map<string, string | null>();
  const attempt = <Value>(action: (store: KeyValueStore) => Value, fallback: Value): Value => {
    if (storage === null) return fallback;
    try {
      return action(storage);
    } catch {
      return fallback;
    }
  };
  return {
    keys(): string[] {
      const stored = attempt((store) => Array.from({ length: store.length }, (_, index) => store.key(index)), []);
      const all = new Set([...stored.filter((key) => key !== null), ...unsaved.keys()]);
      return [...all].filter((key) => unsaved.get(key) !== null);
    },
    get(key: string): string | null {
      const kept = unsaved.get(key);
      return kept !== undefined ? kept : attempt((store) => store.getItem(key), null);
    },
    set(key: string, value: string): void {
      const saved = attempt((store) => {
        store.setItem(key, value);
        return true;
      }, false);
      if (saved) unsaved.delete(key);
      else unsaved.set(key, value);
    },
    remove(key: string): void {
      const removed = attempt((store) => {
        store.removeItem(key);
        return true;
      }, false);
      if (removed) unsaved.delete(key);
      else unsaved.set(key, null);
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function createAppStorage(storage: KeyValueStore | null): AppStorage {
  const store = createSafeStore(storage);
  if (store.get(VERSION_KEY) !== VERSION) store.set(VERSION_KEY, VERSION);
  return {
    listUploads() {
      return store
        .keys()
        .filter((key) => parseUploadId(key) !== null)
        .map((key) => parseOwnUpload(parseJson(store.get(key) ?? "null")))
        .filter((upload) => upload !== null)
        .sort((one, other) => one.createdAt - other.createdAt);
    },
    putUpload: (upload) => store.set(upload.id, JSON.stringify(upload)),
    removeUpload: (id) => store.remove(id),
    count(counter) {
      const before = Number(store.get(counter) ?? 0);
      store.set(counter, String((Number.isSafeInteger(before) ? before : 0) + 1));
    },
    readClosedPromo: () => store.get("closedPromo"),
    writeClosedPromo: (promo) => store.set("closedPromo", promo),
  };
}
