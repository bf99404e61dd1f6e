import { type FileHandle, open, readdir, rename, stat, unlink, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { coalesceCalls, type Log, randomHex } from "@envoi/platform";
import { releaseAfterUse } from "../bodies.ts";
import { computeChunkBytes } from "../chunk-bytes.ts";
import { stored, storedIfThere, tooShort } from "../files/file-faults.ts";
import { openFile } from "../files/open-file.ts";
import { writeBody } from "../files/write-body.ts";
import {
  type BlobBody,
  type BlobEntry,
  type BlobKey,
  BlobStoreError,
  type ByteRange,
  type ListOptions,
  type MovableBlobStore,
  type PartsRef,
  parseBlobKey,
  type RemoveOptions,
  type StoredPart,
  type TakeBatch,
  type WriteOptions,
} from "../port.ts";
import { sumPartBytes } from "../sum-part-bytes.ts";
import { createBlobPaths } from "./blob-paths.ts";
import { createDirectorySyncs, createDurableDirectories } from "./directory-syncs.ts";
import { createDiskSpace } from "./disk-space.ts";
import { listFiles } from "./list-files.ts";
import { readFileChunks } from "./read-file-chunks.ts";

/** Batches are large because each write costs a thread pool task and a chain of promises. */
const BATCH_BYTES = 1_048_576;

/** A fixed name, so that the next process removes a file left by a killed process. */
const PROBE = ".probe";

const newStagedId = () => randomHex(8);
const isStagedId = (text: string) => /^[0-9a-f]{16}$/.test(text);
const createNew = (path: string) => stored(openFile(path, "wx", 0o600));

/**
 * Stores Blobs as files, see [Note: Blob directory]. Several processes may share a directory.
 *
 * @param options.directory - created when missing
 * @param options.reserveBytes - file system space that Blobs leave free for other data
 * @param options.databaseDirectory - a new body is rejected unless this directory's file system also has `reserveBytes`
 *   free
 */
export function createDirectoryBlobStore(options: {
  directory: string;
  reserveBytes?: number;
  databaseDirectory?: string;
  log?: Log;
}): MovableBlobStore {
  const { reserveBytes = 0 } = options;
  const paths = createBlobPaths(resolve(options.directory));
  const directories = createDirectorySyncs();
  const { sync: syncDirectory } = directories;
  const ensureDirectory = createDurableDirectories(paths.root, directories);
  const closed = new AbortController();
  const room = createDiskSpace(paths.staging, reserveBytes);
  const { databaseDirectory } = options;
  const databaseRoom = databaseDirectory === undefined ? null : createDiskSpace(databaseDirectory, reserveBytes);
  let reads = 0;
  // Concurrent removals share one listing of the staged files and one sync.
  const stagedNames = coalesceCalls(async (directory: string) => (await storedIfThere(readdir(directory))) ?? []);
  const syncRemovals = coalesceCalls(syncDirectory);

  async function ensureRoom(): Promise<void> {
    await ensureDirectory(paths.staging);
    using _room = await room.reserve(0);
    using _databaseRoom = await databaseRoom?.reserve(0);
  }

  async function removeStaged(path: string): Promise<void> {
    try {
      await storedIfThere(unlink(path));
    } catch (error) {
      options.log?.warn({ err: error }, "a staged file could not be removed");
    }
  }

  /** Turns a synced staged file into the Blob. @returns false if the file does not exist */
  async function moveIntoPlace(staged: string, key: BlobKey): Promise<boolean> {
    const blob = paths.blob(key);
    await ensureDirectory(dirname(blob));
    const moved = await storedIfThere(rename(staged, blob).then(() => true));
    return moved ?? false;
  }

  async function write(
    key: BlobKey,
    body: BlobBody,
    bytes: number,
    signal: AbortSignal,
    { sender }: WriteOptions = {},
  ): Promise<void> {
    signal.throwIfAborted();
    const staged = paths.staged(key, newStagedId());
    await ensureDirectory(paths.staging);
    using reserved = await room.reserve(bytes);
    try {
      using file = await createNew(staged);
      const batches = reserved.using(sender === undefined ? body : releaseAfterUse(body));
      const written = await writeBody(file, batches, { position: 0, atMost: bytes }, signal);
      if (written !== bytes) throw new BlobStoreError("length_mismatch");
      await stored(file.sync());
      signal.throwIfAborted();
      if (!(await moveIntoPlace(staged, key))) throw new BlobStoreError("unavailable");
    } catch (error) {
      await removeStaged(staged);
      throw error;
    }
    await syncDirectory(dirname(paths.blob(key)));
  }

  async function startParts(key: BlobKey, { partBytes }: { partBytes: number }): Promise<PartsRef> {
    const partsId = newStagedId();
    const staged = paths.staged(key, partsId);
    await ensureRoom();
    (await createNew(staged))[Symbol.dispose]();
    await syncDirectory(paths.staging);
    return { key, partsId, partBytes };
  }

  async function putPart(
    ref: PartsRef,
    number: number,
    body: BlobBody,
    bytes: number | null,
    signal: AbortSignal,
  ): Promise<StoredPart> {
    signal.throwIfAborted();
    const atMost = bytes ?? ref.partBytes;
    // A longer Part would overwrite the next one.
    if (atMost > ref.partBytes) throw new BlobStoreError("length_mismatch");
    using reserved = await room.reserve(atMost);
    await using file = await stored(open(paths.staged(ref.key, ref.partsId), "r+"));
    const place = { position: (number - 1) * ref.partBytes, atMost };
    const written = await writeBody(file, reserved.using(releaseAfterUse(body)), place, signal);
    if (bytes !== null && written !== bytes) throw new BlobStoreError("length_mismatch");
    await stored(file.datasync());
    return { number, bytes: written, etag: `${ref.partsId}-${number}` };
  }

  /** Truncates the file to the Blob's length, because an earlier attempt at the last Part may have been longer. */
  async function trim(file: FileHandle, bytes: number): Promise<void> {
    const { size } = await stored(file.stat());
    if (size < bytes) throw new BlobStoreError("length_mismatch");
    if (size > bytes) await stored(file.truncate(bytes));
    await stored(file.sync());
  }

  async function completeParts(ref: PartsRef, parts: readonly StoredPart[]): Promise<void> {
    const bytes = sumPartBytes(parts, ref.partBytes);
    const staged = paths.staged(ref.key, ref.partsId);
    await using file = await storedIfThere(open(staged, "r+"));
    if (file !== null) await trim(file, bytes);
    const moved = file !== null && (await moveIntoPlace(staged, ref.key));
    // If there is no staged file, the Blob was completed earlier, perhaps by a process that died before syncing the
    // directory.
    if (!moved && (await size(ref.key)) !== bytes) throw new BlobStoreError("unavailable");
    await syncDirectory(dirname(paths.blob(ref.key)));
  }

  async function readChunks(
    source: BlobKey | PartsRef,
    range: ByteRange,
    take: TakeBatch,
    signal: AbortSignal,
  ): Promise<"read" | null> {
    signal.throwIfAborted();
    const path = typeof source === "string" ? paths.blob(source) : paths.staged(source.key, source.partsId);
    using file = await storedIfThere(openFile(path, "r"));
    if (file === null) return null;
    reads += 1;
    try {
      await readFileChunks(file, range, computeChunkBytes(reads), take, AbortSignal.any([signal, closed.signal]));
    } finally {
      reads -= 1;
    }
    return "read";
  }

  async function readBytes(key: BlobKey, { offset, end }: ByteRange, signal: AbortSignal): Promise<Uint8Array | null> {
    signal.throwIfAborted();
    using file = await storedIfThere(openFile(paths.blob(key), "r"));
    if (file === null) return null;
    const bytes = Buffer.allocUnsafeSlow(end - offset);
    for (let filled = 0; filled < bytes.byteLength; ) {
      const { bytesRead } = await stored(file.read(bytes, filled, bytes.byteLength - filled, offset + filled));
      if (bytesRead === 0) throw tooShort();
      filled += bytesRead;
    }
    signal.throwIfAborted();
    return bytes;
  }

  async function abandonParts({ key, partsId }: Pick<PartsRef, "key" | "partsId">): Promise<void> {
    const staged = paths.staged(key, partsId);
    await removeFiles(dirname(staged), [basename(staged)]);
  }

  /** The caller may pass a `partsId` that another store created. */
  async function hasParts({ key, partsId }: Pick<PartsRef, "key" | "partsId">): Promise<boolean> {
    if (!isStagedId(partsId)) return false;
    return (await storedIfThere(stat(paths.staged(key, partsId)))) !== null;
  }

  async function size(key: BlobKey): Promise<number | null> {
    const found = await storedIfThere(stat(paths.blob(key)));
    return found?.isFile() ? found.size : null;
  }

  /** Durably removes files from one directory. */
  async function removeFiles(directory: string, names: readonly string[]): Promise<void> {
    const removed = await Promise.all(
      names.map((name) => storedIfThere(unlink(join(directory, name)).then(() => true))),
    );
    if (removed.includes(true)) await syncRemovals(directory);
  }

  async function remove(key: BlobKey, { partsId }: RemoveOptions = {}): Promise<void> {
    // Staged files are removed first, so that none can become a Blob after the Blob is removed.
    if (partsId !== undefined) {
      const staged = await stagedNames(paths.staging);
      const prefix = paths.stagedPrefix(key);
      await removeFiles(
        paths.staging,
        staged.filter((name) => name.startsWith(prefix)),
      );
    }
    await removeFiles(dirname(paths.blob(key)), [basename(key)]);
  }

  async function* listUnfinished(prefix: string, onForeignName: (name: string) => void): AsyncGenerator<BlobEntry> {
    for await (const { relativePath, ...file } of listFiles(paths.staging, "")) {
      const staged = paths.parseStaged(relativePath);
      if (staged?.key.startsWith(prefix)) yield { ...staged, ...file };
      if (staged === null && prefix === "" && relativePath !== PROBE) onForeignName(relativePath);
    }
  }

  async function* list(prefix: string, options: ListOptions = {}): AsyncGenerator<BlobEntry> {
    const { unfinished = true, onForeignName = () => {} } = options;
    // Unfinished Parts come first, so a Blob completed during the listing is listed twice rather than not at all.
    if (unfinished) yield* listUnfinished(prefix, onForeignName);
    for await (const { relativePath, ...file } of listFiles(paths.finished, prefix)) {
      const key = parseBlobKey(relativePath);
      if (key === null) onForeignName(relativePath);
      else yield { key, ...file, partsId: null };
    }
  }

  async function ping(): Promise<void> {
    await ensureDirectory(paths.staging);
    const probe = join(paths.staging, PROBE);
    try {
      await stored(writeFile(probe, "ping", { mode: 0o600 }));
    } finally {
      await removeStaged(probe);
    }
  }

  async function dispose(): Promise<void> {
    closed.abort(new BlobStoreError("unavailable"));
    await directories[Symbol.asyncDispose]();
  }

  return {
    write,
    startParts,
    putPart,
    completeParts,
    abandonParts,
    hasParts,
    readChunks,
    readBytes,
    size,
    remove,
    list,
    ensureRoom,
    async freeBytes() {
      await ensureDirectory(paths.staging);
      return room.free();
    },
    ping,
    // Parts of any length are written directly to the Blob's staged file.
    bodies: { batchBytes: BATCH_BYTES, declaredBytes: 0, collectsParts: false },
    [Symbol.asyncDispose]: dispose,
  };
}
