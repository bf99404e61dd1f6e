import { readChunks } from "./collect-blob.ts";

/** Only workers have it, and so it is not among the types of a page. */
type SyncAccessHandle = { write(bytes: Uint8Array): number; flush(): void; close(): void };
declare global {
  interface FileSystemFileHandle {
    createSyncAccessHandle(): Promise<SyncAccessHandle>;
  }
}

/** Files that a page left behind are removed by a later one, once the browser has surely copied them. */
const LEFT_BEHIND_MS = 24 * 3_600_000;
const FOLDER = "downloads";

async function folder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(FOLDER, { create: true });
}

/**
 * Whether bodies can be put on disk in the browser's own file system, from a worker. Also removes what earlier pages left.
 *
 * @param bytes - there is to be room for
 */
export async function canCollectFile(bytes: number): Promise<boolean> {
  try {
    const downloads = await folder();
    for await (const [name, handle] of downloads.entries()) {
      if (!(handle instanceof FileSystemFileHandle)) continue;
      const { lastModified } = await handle.getFile();
      if (Date.now() - lastModified > LEFT_BEHIND_MS) await downloads.removeEntry(name).catch(() => {});
    }
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    if (quota - usage < bytes) return false;
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
 * Reads a stream to its end into a file of the browser's own file system. Nothing of a stream that fails is kept.
 *
 * @throws what the stream threw; DOMException `QuotaExceededError`
 */
export async function collectFile(stream: ReadableStream<Uint8Array>): Promise<File> {
  const downloads = await folder();
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
    await downloads.removeEntry(name).catch(() => {});
    throw error;
  }
  handle.close();
  return file.getFile();
}
