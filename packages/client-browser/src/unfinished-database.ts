import type { UnfinishedUpload } from "@envoi/client";
import type { UploadId } from "@envoi/protocol";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { openRecord, type SealedRecord, sealRecord } from "./sealed-record.ts";
import { removeTagFile, type Tags } from "./tag-file.ts";

const NAME = "unfinished-uploads";

/** The sender's choices for an upload: anything that JSON can represent, and the handles of files. */
export type KeptDraft = {
  /** `handle` reopens the file, in browsers with file handles. */
  files: readonly { handle?: FileSystemFileHandle; [field: string]: unknown }[];
  /** The sender's account; `null` if nobody was signed in. */
  account: string | null;
};

/** The sealed data of an unfinished upload. */
type Content = { upload: UnfinishedUpload; draft: KeptDraft };

type Marks = {
  id: UploadId;
  /** See [Note: Tag files]. If the upload has no tag file, all its tags are in the database. */
  hasTagFile: boolean;
};

type Handles = readonly (FileSystemFileHandle | null)[];

/** `handles`: the handles of the draft's files, which only the browser can serialise. */
type KeptUpload = Marks & SealedRecord & { handles: Handles };

export interface Schema extends DBSchema {
  uploads: { key: UploadId; value: KeptUpload };
  progress: { key: UploadId; value: { id: UploadId; storedBytes: number; atMs: number } };
  /** Tags that could not be written into a tag file. */
  tags: { key: [UploadId, number]; value: Tags & { id: UploadId } };
}

const STORES = ["uploads", "progress", "tags"] as const;
/** Strict durability is needed because, if a system crash lost tags, a Record could be sealed under a used iv. */
export const DURABLE = { durability: "strict" } as const;

/** The keys of one upload's tag groups, in order. */
export const groupRange = (id: UploadId) => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);

export function openDatabase(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(NAME, 1, {
    upgrade(database) {
      database.createObjectStore("uploads", { keyPath: "id" });
      database.createObjectStore("progress", { keyPath: "id" });
      database.createObjectStore("tags", { keyPath: ["id", "first"] });
    },
    // Closes the database for a newer page that needs another database version.
    blocking: (_current, _blocked, { target }) => (target as IDBDatabase).close(),
  });
}

export async function use<Result>(work: (database: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> {
  const database = await openDatabase();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

export async function forget(id: UploadId): Promise<void> {
  await use(async (database) => {
    const change = database.transaction(STORES, "readwrite", DURABLE);
    await Promise.all([
      change.objectStore("uploads").delete(id),
      change.objectStore("progress").delete(id),
      change.objectStore("tags").delete(groupRange(id)),
      change.done,
    ]);
  });
  await removeTagFile(id);
}

export async function sealKept({ id, hasTagFile }: Marks, { upload, draft }: Content): Promise<KeptUpload> {
  const files = draft.files.map(({ handle: _, ...file }) => file);
  const sealed = await sealRecord(id, { upload, draft: { ...draft, files } });
  return { id, hasTagFile, handles: draft.files.map(({ handle = null }) => handle), ...sealed };
}

/** @throws if the record is damaged */
export async function openKept(kept: KeptUpload): Promise<Content> {
  // Only this origin can have sealed the record, so its content is not validated.
  const { upload, draft } = (await openRecord(kept.id, kept)) as Content;
  const files = draft.files.map((file, index) => {
    const handle = kept.handles[index] ?? null;
    return handle === null ? file : { ...file, handle };
  });
  return { upload, draft: { ...draft, files } };
}

/** Opens all records. Forgets damaged ones, whose uploads cannot be continued. */
export async function openAll(): Promise<({ id: UploadId } & Content)[]> {
  const opened: ({ id: UploadId } & Content)[] = [];
  for (const kept of await use((database) => database.getAll("uploads"))) {
    const content = await openKept(kept).catch(() => null);
    if (content === null) await forget(kept.id);
    else opened.push({ id: kept.id, ...content });
  }
  return opened;
}
