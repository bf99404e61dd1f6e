import { pause, readChunks } from "@envoi/client";
import { openOpfsFolder } from "@envoi/client-browser";
import { SAVED_TYPE } from "./collect-blob.ts";
import { removeEntry } from "./file-system.ts";
import { HANDED_OVER_MS } from "./save-file.ts";

const FOLDER = "downloads";
/** After a sign-out, the browser has this long to finish copying a large file. */
const COPIED_MS = 30_000;

const folder = (options?: FileSystemGetDirectoryOptions) => openOpfsFolder(FOLDER, options);

/** @returns whether any newer files remain */
async function removeOlder(downloads: FileSystemDirectoryHandle, thanMs: number): Promise<boolean> {
  let isLeft = false;
  for await (const [name, handle] of downloads.entries()) {
    if (!(handle instanceof FileSystemFileHandle)) continue;
    const file = await handle.getFile().catch(() => null);
    if (file !== null && file.lastModified > thanMs) isLeft = true;
    // Has no effect while another tab is writing the file, because writing locks it.
    else await downloads.removeEntry(name).catch(() => {});
  }
  return isLeft;
}

/**
 * Removes decrypted files that the browser has had time to copy, including closed pages' files. Repeats until none
 * remains.
 */
export async function removeOpfsFiles(keptMs = HANDED_OVER_MS, nowMs = Date.now()): Promise<void> {
  try {
    if (await removeOlder(await folder(), nowMs - keptMs)) setTimeout(() => void removeOpfsFiles(keptMs), keptMs);
  } catch {
    // Nothing was ever written here, or the browser has no OPFS.
  }
}

/** Removes all decrypted files, as soon as the browser has had time to copy them. */
export async function clearOpfsFiles(copiedMs = COPIED_MS): Promise<void> {
  try {
    const downloads = await folder();
    while (await removeOlder(downloads, Date.now() - copiedMs)) {
      await pause(copiedMs);
    }
  } catch {
    // See `removeOpfsFiles`.
  }
}

/** Whether a worker can write a body into OPFS. @param bytes - the space that the body needs */
export async function canWriteOpfsFile(bytes: number): Promise<boolean> {
  try {
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    if (quota - usage < bytes) return false;
    const downloads = await folder({ create: true });
    const name = `probe-${crypto.randomUUID()}`;
    const file = await downloads.getFileHandle(name, { create: true });
    const handle = await file.createSyncAccessHandle();
    const written = handle.write(Uint8Array.of(1));
    handle.close();
    await downloads.removeEntry(name);
    return written === 1;
  } catch {
    return false;
  }
}

/**
 * Writes a stream into a file in OPFS. The file is removed if the stream fails; otherwise, `keptMs` after it was
 * returned.
 *
 * @throws the stream's error; DOMException `QuotaExceededError`
 */
export async function writeOpfsFile(stream: ReadableStream<Uint8Array>, keptMs = HANDED_OVER_MS): Promise<Blob> {
  const downloads = await folder({ create: true });
  const name = crypto.randomUUID();
  const file = await downloads.getFileHandle(name, { create: true });
  const handle = await file.createSyncAccessHandle();
  try {
    for await (const chunk of readChunks(stream)) {
      const written = handle.write(chunk);
      if (written !== chunk.byteLength) throw new DOMException("no room", "QuotaExceededError");
    }
    handle.flush();
  } catch (error) {
    handle.close();
    await removeEntry(downloads, name);
    throw error;
  }
  handle.close();
  setTimeout(() => void removeOpfsFiles(keptMs), keptMs);
  // Returns the whole file with a type that no browser renders as a page.
  return (await file.getFile()).slice(0, undefined, SAVED_TYPE);
}
