import { createDeferred, type UnfinishedUpload, type UploadJournal } from "@envoi/client";
import { ciphertextBytes, type UploadId } from "@envoi/protocol";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Unfinished, UnfinishedDraft } from "./unfinished.ts";

/** The server keeps a session for this long after its last byte. */
const LIFE_MS = 86_400_000;
const NAME = "unfinished-uploads";

type TagGroup = { id: UploadId; first: number; tags: Uint8Array<ArrayBuffer> };

interface Schema extends DBSchema {
  uploads: { key: UploadId; value: { id: UploadId; upload: UnfinishedUpload; draft: UnfinishedDraft } };
  progress: { key: UploadId; value: { id: UploadId; storedBytes: number; atMs: number } };
  tags: { key: [UploadId, number]; value: TagGroup };
}

const STORES = ["uploads", "progress", "tags"] as const;
/** With tags that a crash of the system undid, a Record could be sealed under a used nonce. */
const DURABLE = { durability: "strict" } as const;

/** All groups of one upload, in order. */
const groupsOf = (id: UploadId) => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);

function open(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(NAME, 1, {
    upgrade(database) {
      database.createObjectStore("uploads", { keyPath: "id" });
      database.createObjectStore("progress", { keyPath: "id" });
      database.createObjectStore("tags", { keyPath: ["id", "first"] });
    },
    // A newer page wants another version.
    blocking: (_current, _blocked, { target }) => (target as IDBDatabase).close(),
  });
}

async function use<Result>(work: (database: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> {
  const database = await open();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Held by the tab that sends an upload, so that no other tab offers to continue it. */
const lockOf = (id: UploadId) => `upload ${id}`;

async function runningUploads(): Promise<Set<string>> {
  const { held = [] } = await navigator.locks.query();
  return new Set(held.map(({ name = "" }) => name));
}

/** @returns a function that releases the lock */
async function hold(id: UploadId): Promise<() => void> {
  const released = createDeferred<void>();
  const isHeld = createDeferred<boolean>();
  navigator.locks
    .request(lockOf(id), { ifAvailable: true }, async (lock) => {
      isHeld.resolve(lock !== null);
      if (lock !== null) await released.promise;
    })
    .catch(isHeld.reject);
  if (!(await isHeld.promise)) throw new Error("another tab sends this upload");
  return () => released.resolve();
}

async function forget(id: UploadId): Promise<void> {
  await use(async (database) => {
    const change = database.transaction(STORES, "readwrite", DURABLE);
    await Promise.all([
      change.objectStore("uploads").delete(id),
      change.objectStore("progress").delete(id),
      change.objectStore("tags").delete(groupsOf(id)),
      change.done,
    ]);
  });
}

/**
 * Keeps the upload `id`, whose lock is held, until `end`.
 *
 * @param storedBytes - what the server has by now
 */
function journalOf(
  id: UploadId,
  database: IDBPDatabase<Schema>,
  storedBytes: () => number,
): Omit<UploadJournal, "begin"> {
  return {
    async keepTags(first, tags) {
      const change = database.transaction(["progress", "tags"], "readwrite", DURABLE);
      await Promise.all([
        change.objectStore("tags").put({ id, first, tags }),
        change.objectStore("progress").put({ id, storedBytes: storedBytes(), atMs: Date.now() }),
        change.done,
      ]);
    },
    end: () => forget(id),
  };
}

/** A journal that must be closed once the upload has ended in this tab, whether or not it continues later. */
export type OpenJournal = UploadJournal & { close: () => void };

/** The journal of a new upload. @param storedBytes - what the server has by now */
export function createJournal(draft: UnfinishedDraft, storedBytes: () => number): OpenJournal {
  let begun: { journal: Omit<UploadJournal, "begin">; close: () => void } | null = null;
  const required = () => {
    if (begun === null) throw new Error("the upload has not begun");
    return begun.journal;
  };
  return {
    async begin(upload) {
      const { id } = upload;
      const release = await hold(id);
      const database = await open().catch((error: unknown) => {
        release();
        throw error;
      });
      begun = {
        journal: journalOf(id, database, storedBytes),
        close() {
          database.close();
          release();
        },
      };
      const change = database.transaction(["uploads", "progress"], "readwrite", DURABLE);
      await Promise.all([
        change.objectStore("uploads").put({ id, upload, draft }),
        change.objectStore("progress").put({ id, storedBytes: 0, atMs: Date.now() }),
        change.done,
      ]);
    },
    keepTags: (first, tags) => required().keepTags(first, tags),
    end: async () => begun?.journal.end(),
    close: () => begun?.close(),
  };
}

/**
 * What is needed to continue an upload. `null` if it is unknown.
 *
 * @throws Error when another tab is sending it
 */
export async function reopenUnfinished(id: UploadId, storedBytes: () => number) {
  const release = await hold(id);
  const database = await open();
  const [kept, tags] = await Promise.all([database.get("uploads", id), database.getAll("tags", groupsOf(id))]);
  const close = () => {
    database.close();
    release();
  };
  if (kept === undefined) {
    close();
    return null;
  }
  const journal: OpenJournal = { ...journalOf(id, database, storedBytes), begin: async () => {}, close };
  return { ...kept, tags, journal };
}

/** The uploads that no tab is sending, oldest first. Forgets those whose session is over. */
export async function listUnfinished(): Promise<Unfinished[]> {
  const [kept, progress] = await use((database) =>
    Promise.all([database.getAll("uploads"), database.getAll("progress")]),
  );
  const running = await runningUploads();
  const progressOf = new Map(progress.map((entry) => [entry.id, entry]));
  const waiting: (Unfinished & { atMs: number })[] = [];
  for (const { id, upload, draft } of kept) {
    if (running.has(lockOf(id))) continue;
    const { storedBytes = 0, atMs = 0 } = progressOf.get(id) ?? {};
    const totalBytes = ciphertextBytes(upload.metadata.size);
    if (Date.now() - atMs > LIFE_MS) await forget(id);
    else waiting.push({ id, draft, storedBytes, totalBytes, atMs });
  }
  return waiting.sort((one, other) => one.atMs - other.atMs);
}

/** Forgets an upload: its result is recorded, or the person does not want it. @returns its session, if it was known */
export async function forgetUnfinished(id: UploadId): Promise<UnfinishedUpload | null> {
  const kept = await use((database) => database.get("uploads", id));
  if (kept === undefined) return null;
  await forget(id);
  return kept.upload;
}
