import { DeviceError, type UnfinishedUpload, type UploadJournal } from "@envoi/client";
import { ciphertextBytes, RESUME_WINDOW_MS, type UploadId } from "@envoi/protocol";
import type { IDBPDatabase } from "idb";
import { holdLock } from "./hold-lock.ts";
import { openTagFile, readTagFile, removeOtherTagFiles, type TagFile } from "./tag-file.ts";
import {
  DURABLE,
  forget,
  groupRange,
  type KeptDraft,
  openAll,
  openDatabase,
  openKept,
  type Schema,
  sealKept,
  use,
} from "./unfinished-database.ts";

/** Interval at which the server's progress is recorded. */
const NOTED_MS = 1_000;

/** Name of the lock held by the tab that sends an upload, so that no other tab offers to continue it. */
const lockName = (id: UploadId) => `upload ${id}`;

async function heldLocks(): Promise<Set<string>> {
  const { held = [] } = await navigator.locks.query();
  return new Set(held.map(({ name = "" }) => name));
}

/** @returns a function that releases the lock. @throws DeviceError `in_use` */
async function lock(id: UploadId): Promise<() => void> {
  const release = await holdLock(lockName(id), { ifAvailable: true });
  if (release === null) throw new DeviceError("in_use", "Another tab is sending this upload.");
  return release;
}

function notStored(): DeviceError {
  return new DeviceError("not_stored", "The upload is not stored on this device.");
}

/** An upload interrupted because its page was closed. See `[Note: Unfinished uploads]` in `@envoi/client`. */
export type UnfinishedEntry<Draft extends KeptDraft = KeptDraft> = {
  id: UploadId;
  draft: Draft;
  /** Number of ciphertext bytes stored according to the server's last response. */
  storedBytes: number;
  totalBytes: number;
};

/**
 * Which unfinished uploads stay on the device: this user's, and, with `unowned`, those started while nobody was signed
 * in.
 */
export type Stays = { uid: string | null; unowned: boolean };

const isStaying = ({ account }: Pick<KeptDraft, "account">, { uid, unowned }: Stays) =>
  account === null ? unowned : account === uid;

type JournalResources = { database: IDBPDatabase<Schema>; tagFile: TagFile | null; close: () => void };

type HeldJournal = Pick<UploadJournal, "keepTags" | "end"> & { close: () => void };

/**
 * Creates the journal that keeps the upload `id` until `end` is called. The caller must hold the upload's lock.
 *
 * @param storedBytes - returns the number of bytes that the server has stored
 */
function createHeldJournal(
  id: UploadId,
  { database, tagFile, close }: JournalResources,
  storedBytes: () => number,
): HeldJournal {
  let notedAtMs = 0;
  let hasEnded = false;

  function noteProgress(): void {
    const atMs = Date.now();
    if (hasEnded || atMs - notedAtMs < NOTED_MS) return;
    notedAtMs = atMs;
    // Sending does not wait for this, because the progress is only displayed.
    database.put("progress", { id, storedBytes: storedBytes(), atMs }).catch(() => {});
  }

  return {
    async keepTags(first, tags) {
      if (hasEnded) throw notStored();
      if (tagFile !== null) {
        tagFile.keep({ first, tags });
      } else {
        const change = database.transaction("tags", "readwrite", DURABLE);
        await Promise.all([change.store.put({ id, first, tags }), change.done]);
      }
      noteProgress();
    },
    async end() {
      hasEnded = true;
      tagFile?.close();
      await forget(id);
    },
    close() {
      tagFile?.close();
      close();
    },
  };
}

/**
 * A journal that must be closed once sending has ended in this tab, even if the upload continues later. Throws
 * DeviceError: `in_use` if another tab is sending the upload, `not_stored` after the upload has been forgotten.
 */
export type OpenJournal = UploadJournal & { close: () => void };

/** An upload that this worker is sending. `drop`: forgets the upload, whose journal then rejects all further calls. */
type Running = { draft: KeptDraft; drop: () => Promise<void> };

const running = new Set<Running>();

/** Creates the journal of a new upload. @param storedBytes - returns the number of bytes that the server has stored */
export function createJournal(draft: KeptDraft, storedBytes: () => number): OpenJournal {
  let begun: HeldJournal | null = null;
  let isDropped = false;
  const itself: Running = {
    draft,
    async drop() {
      isDropped = true;
      await begun?.end();
    },
  };
  running.add(itself);
  const requireKept = () => {
    if (isDropped) throw notStored();
  };
  return {
    async begin(upload) {
      const { id } = upload;
      // Restarts an upload that was started earlier.
      begun?.close();
      begun = null;
      const release = await lock(id);
      const database = await openDatabase().catch((error: unknown) => {
        release();
        throw error;
      });
      const tagFile = await openTagFile(id, { create: true });
      const close = () => {
        database.close();
        release();
      };
      begun = createHeldJournal(id, { database, tagFile, close }, storedBytes);
      const sealed = await sealKept({ id, hasTagFile: tagFile !== null }, { upload, draft });
      requireKept();
      const change = database.transaction(["uploads", "progress"], "readwrite", DURABLE);
      await Promise.all([
        change.objectStore("uploads").put(sealed),
        change.objectStore("progress").put({ id, storedBytes: 0, atMs: Date.now() }),
        change.done,
      ]);
      // If this fails, the caller ends the journal, which removes the written data.
      requireKept();
    },
    async keepTags(first, tags) {
      if (begun === null) throw notStored();
      await begun.keepTags(first, tags);
    },
    end: async () => begun?.end(),
    close() {
      running.delete(itself);
      begun?.close();
    },
  };
}

/** Reads all kept data of an upload. Forgets the upload if its tag file is missing or other data is damaged. */
async function readKept(id: UploadId, database: IDBPDatabase<Schema>) {
  const [kept, inDatabase] = await Promise.all([database.get("uploads", id), database.getAll("tags", groupRange(id))]);
  if (kept === undefined) return null;
  const { hasTagFile } = kept;
  const inFile = hasTagFile ? await readTagFile(id) : [];
  const content = await openKept(kept).catch(() => null);
  if (inFile !== null && content !== null) return { ...content, hasTagFile, tags: [...inFile, ...inDatabase] };
  // Without the tags, a Record could be sealed under an iv that has already been used.
  await forget(id);
  return null;
}

/**
 * Prepares to continue an upload. Returns `null` if the upload is unknown.
 *
 * @throws DeviceError `in_use` if another tab is sending the upload; an error if the tags cannot be read
 */
export async function reopenUnfinished(id: UploadId, storedBytes: () => number) {
  const release = await lock(id);
  const database = await openDatabase();
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
  const tagFile = kept.hasTagFile ? await openTagFile(id) : null;
  const held = createHeldJournal(id, { database, tagFile, close }, storedBytes);
  const itself: Running = { draft: kept.draft, drop: held.end };
  running.add(itself);
  const journal: OpenJournal = {
    ...held,
    begin: async () => {},
    close() {
      running.delete(itself);
      held.close();
    },
  };
  return { ...kept, journal };
}

/**
 * Lists the unfinished uploads that no tab is sending, oldest first. Forgets those whose session has ended.
 *
 * @param uid - the user whose uploads are listed, in addition to those started while nobody was signed in; `null`:
 * lists only the latter
 */
export async function listUnfinished<Draft extends KeptDraft>(uid: string | null): Promise<UnfinishedEntry<Draft>[]> {
  const kept = await openAll();
  const progress = await use((database) => database.getAll("progress"));
  await removeOtherTagFiles(new Set(kept.map(({ id }) => id)));
  const locks = await heldLocks();
  const progressOf = new Map(progress.map((entry) => [entry.id, entry]));
  const waiting: (UnfinishedEntry<Draft> & { atMs: number })[] = [];
  for (const { id, upload, draft } of kept as ((typeof kept)[number] & { draft: Draft })[]) {
    if (locks.has(lockName(id))) continue;
    const { storedBytes = 0, atMs = 0 } = progressOf.get(id) ?? {};
    const totalBytes = ciphertextBytes(upload.metadata.size);
    if (Date.now() - atMs > RESUME_WINDOW_MS) await forget(id);
    else if (isStaying(draft, { uid, unowned: true })) waiting.push({ id, draft, storedBytes, totalBytes, atMs });
  }
  return waiting.sort((one, other) => one.atMs - other.atMs);
}

/**
 * Forgets an upload whose result has been recorded, or that the user no longer wants. @returns its session, if it was
 * known
 */
export async function forgetUnfinished(id: UploadId): Promise<UnfinishedUpload | null> {
  const kept = await use((database) => database.get("uploads", id));
  if (kept === undefined) return null;
  const content = await openKept(kept).catch(() => null);
  await forget(id);
  return content?.upload ?? null;
}

/**
 * Forgets the uploads of users who have left. Uploads that this worker is sending continue, but are no longer stored;
 * other tabs do the same with their uploads.
 *
 * @returns the sessions of the uploads that no tab is sending
 */
export async function forgetLeaving(stays: Stays): Promise<UnfinishedUpload[]> {
  await Promise.all([...running].filter(({ draft }) => !isStaying(draft, stays)).map(({ drop }) => drop()));
  const locks = await heldLocks();
  const over: UnfinishedUpload[] = [];
  for (const { id, upload, draft } of await openAll()) {
    if (isStaying(draft, stays)) continue;
    await forget(id);
    if (!locks.has(lockName(id))) over.push(upload);
  }
  return over;
}
