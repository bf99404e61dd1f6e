import { TAG_BYTES } from "@envoi/crypto";
import type { UploadId } from "@envoi/protocol";
import { openOpfsFolder } from "./opfs-folder.ts";

/*
 * [Note: Tag files]
 *
 * Each unfinished upload has a file in OPFS, `unfinished/ID`. It contains the tag of each Record, at an offset of 16
 * times the Record's number, and zeros for missing tags. A worker writes and syncs the file itself, which is cheaper
 * than a durable IndexedDB transaction: about 3 ms of CPU time in Chromium. While a file is open, no other tab can open
 * or remove it. Only workers can write such files, and some browsers do not support them in private windows: in these
 * cases, IndexedDB stores the tags.
 */

const FOLDER = "unfinished";

/** Tags of consecutive Records, 16 bytes each. */
export type Tags = { first: number; tags: Uint8Array<ArrayBuffer> };

export type TagFile = {
  /** Returns once the tags have been synced to the disk. @throws DOMException if there is no space */
  keep(tags: Tags): void;
  close(): void;
};

const folder = (options?: FileSystemGetDirectoryOptions) => openOpfsFolder(FOLDER, options);

/** @returns `null` if the file cannot be written on this thread, or if it is already open elsewhere */
export async function openTagFile(id: UploadId, options?: FileSystemGetFileOptions): Promise<TagFile | null> {
  try {
    const file = await (await folder(options)).getFileHandle(id, options);
    const handle = await file.createSyncAccessHandle();
    return {
      keep({ first, tags }) {
        const written = handle.write(tags, { at: first * TAG_BYTES });
        if (written !== tags.byteLength) throw new DOMException("no room", "QuotaExceededError");
        handle.flush();
      },
      close: () => handle.close(),
    };
  } catch {
    return null;
  }
}

/** @returns the tags in order, or `null` if there is no such file. @throws DOMException if the file cannot be read */
export async function readTagFile(id: UploadId): Promise<Tags[] | null> {
  try {
    const file = await (await (await folder()).getFileHandle(id)).getFile();
    return split(new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    if (error instanceof DOMException && error.name === "NotFoundError") return null;
    throw error;
  }
}

/** Finds the runs of consecutive stored tags in a file's content. */
function split(file: Uint8Array<ArrayBuffer>): Tags[] {
  const runs: { first: number; end: number }[] = [];
  for (let record = 0; (record + 1) * TAG_BYTES <= file.byteLength; record += 1) {
    const tag = file.subarray(record * TAG_BYTES, (record + 1) * TAG_BYTES);
    if (tag.every((byte) => byte === 0)) continue;
    const last = runs.at(-1);
    if (last?.end === record) last.end += 1;
    else runs.push({ first: record, end: record + 1 });
  }
  return runs.map(({ first, end }) => ({ first, tags: file.slice(first * TAG_BYTES, end * TAG_BYTES) }));
}

/** Removes the file, unless it is open or missing. */
export async function removeTagFile(id: string): Promise<void> {
  await folder()
    .then((files) => files.removeEntry(id))
    .catch(() => {});
}

/**
 * Removes files of unknown uploads. Such a file remains if the page was closed before it recorded an upload, or
 * while it was forgetting one.
 */
export async function removeOtherTagFiles(known: ReadonlySet<string>): Promise<void> {
  try {
    for await (const name of (await folder()).keys()) if (!known.has(name)) await removeTagFile(name);
  } catch {
    // The folder does not exist because nothing was ever kept, or the browser has no OPFS.
  }
}
