import { createDeferred, type UnfinishedUpload, type UploadJournal } from "@envoi/client";
import { ciphertextBytes, type UploadId } from "@envoi/protocol";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { openTagFile, readTagFile, removeOtherTagFiles, removeTagFile, type TagFile, type Tags } from "./tag-file.ts";
import type { Unfinished, UnfinishedDraft } from "./unfinished.ts";

/** The server keeps a session for this long after its last byte. */
const LIFE_MS = 86_400_000;
const NAME = "unfinished-uploads";
/** How often it is noted what the server has. */
const NOTED_MS = 1_000;

type Kept = {
  id: UploadId;
  upload: UnfinishedUpload;
  draft: UnfinishedDraft;
  /** See [Note: Tag files]. Absent: all tags are in the database. */
  hasTagFile?: boolean;
};

interface Schema extends DBSchema {
  uploads: { key: UploadId; value: Kept };
  progress: { key: UploadId; value: { id: UploadId; storedBytes: number; atMs: number } };
  /** Of Records whose tags could not be written into the file. */
  tags: { key: [UploadId, number]; value: Tags & { id: UploadId } };
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
  await removeTagFile(id);
}

type Held = { database: IDBPDatabase<Schema>; tagFile: TagFile | null; close: () => void };

/**
 * Keeps the upload `id`, whose lock is held, until `end`.
 *
 * @param storedBytes - what the server has by now
 */
function journalOf(
  id: UploadId,
  { database, tagFile, close }: Held,
  storedBytes: () => number,
): Omit<OpenJournal, "begin"> {
  let notedAtMs = 0;

  function noteProgress(): void {
    const atMs = Date.now();
    if (atMs - notedAtMs < NOTED_MS) return;
    notedAtMs = atMs;
    // Only shown, so that sending does not wait for it.
    database.put("progress", { id, storedBytes: storedBytes(), atMs }).catch(() => {});
  }

  return {
    async keepTags(first, tags) {
      if (tagFile !== null) {
        tagFile.keep({ first, tags });
      } else {
        const change = database.transaction("tags", "readwrite", DURABLE);
        await Promise.all([change.store.put({ id, first, tags }), change.done]);
      }
      noteProgress();
    },
    async end() {
      tagFile?.close();
      await forget(id);
    },
    close() {
      tagFile?.close();
      close();
    },
  };
}

/** A journal that must be closed once the upload has ended in this tab, whether or not it continues later. */
export type OpenJournal = UploadJournal & { close: () => void };

/** The journal of a new upload. @param storedBytes - what the server has by now */
export function createJournal(draft: UnfinishedDraft, storedBytes: () => number): OpenJournal {
  let begun: Omit<OpenJournal, "begin"> | null = null;
  return {
    async begin(upload) {
      const { id } = upload;
      const release = await hold(id);
      const database = await open().catch((error: unknown) => {
        release();
        throw error;
      });
      const tagFile = await openTagFile(id, { create: true });
      const close = () => {
        database.close();
        release();
      };
      begun = journalOf(id, { database, tagFile, close }, storedBytes);
      const change = database.transaction(["uploads", "progress"], "readwrite", DURABLE);
      await Promise.all([
        change.objectStore("uploads").put({ id, upload, draft, hasTagFile: tagFile !== null }),
        change.objectStore("progress").put({ id, storedBytes: 0, atMs: Date.now() }),
        change.done,
      ]);
    },
    async keepTags(first, tags) {
      if (begun === null) throw new Error("the upload has not begun");
      await begun.keepTags(first, tags);
    },
    end: async () => begun?.end(),
    close: () => begun?.close(),
  };
}

/** Everything that is kept of an upload. Forgets it if the system lost the file of its tags. */
async function readKept(id: UploadId, database: IDBPDatabase<Schema>) {
  const [kept, inDatabase] = await Promise.all([database.get("uploads", id), database.getAll("tags", groupsOf(id))]);
  if (kept === undefined) return null;
  const inFile = kept.hasTagFile === true ? await readTagFile(id) : [];
  if (inFile !== null) return { ...kept, tags: [...inFile, ...inDatabase] };
  // Without its tags, a Record could be sealed under a used nonce.
  await forget(id);
  return null;
}

/**
 * What is needed to continue an upload. `null` if it is unknown.
 *
 * @throws Error when another tab is sending it, or its tags cannot be read
 */
export async function reopenUnfinished(id: UploadId, storedBytes: () => number) {
  const release = await hold(id);
  const database = await open();
  const close = () => {
    database.close();
    release();
  };
  const kept = await readKept(id, database).catch((error: unknown) => {
    close();
    throw error;
  });
  if (kept === null) {
    close();
    return null;
  }
  const tagFile = kept.hasTagFile === true ? await openTagFile(id) : null;
  const journal: OpenJournal = {
    ...journalOf(id, { database, tagFile, close }, storedBytes),
    begin: async () => {},
  };
  return { ...kept, journal };
}

/** The uploads that no tab is sending, oldest first. Forgets those whose session is over. */
export async function listUnfinished(): Promise<Unfinished[]> {
  const [kept, progress] = await use((database) =>
    Promise.all([database.getAll("uploads"), database.getAll("progress")]),
  );
  await removeOtherTagFiles(new Set(kept.map(({ id }) => id)));
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
