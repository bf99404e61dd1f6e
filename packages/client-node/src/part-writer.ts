import { constants, type FileHandle, lstat, open } from "node:fs/promises";
import { DecryptionError, DeviceError, freeMemory } from "@envoi/client";
import { explain, orExplain } from "./file-errors.ts";
import type { PartFile } from "./part-files.ts";

/** Number of bytes per write. One batch is written while the next one arrives. */
const BATCH_BYTES = 2 * 1_048_576;

/** Writes a plaintext into consecutive part files. After a failed write, all later writes fail. */
export class PartWriter {
  readonly #parts: readonly PartFile[];
  #index = 0;
  #handle: FileHandle | null = null;
  /** Files that are complete but may not be durable yet. */
  #unsynced: string[] = [];
  /** Number of bytes written to the current file. */
  #inFile = 0;
  #written: number;
  #batch: Uint8Array<ArrayBuffer>[] = [];
  #batchBytes = 0;
  /** Settles once all batches so far have been written. */
  #writing: Promise<void> = Promise.resolve();

  private constructor(parts: readonly PartFile[], firstByte: number) {
    this.#parts = parts;
    this.#written = firstByte;
  }

  /** @param firstByte - number of plaintext bytes already in the files; anything after them is truncated */
  static async open(parts: readonly PartFile[], firstByte = 0): Promise<PartWriter> {
    const writer = new PartWriter(parts, firstByte);
    let before = 0;
    for (const part of parts) {
      if (before + part.size > firstByte) break;
      if ((await sizeOf(part)) !== part.size) throw lost(part);
      before += part.size;
      writer.#index += 1;
    }
    const current = parts[writer.#index];
    writer.#inFile = firstByte - before;
    if (current !== undefined && writer.#inFile > 0) {
      const handle = await openPart(current.partPath);
      const { size } = await handle.stat();
      if (size < writer.#inFile) {
        await handle.close();
        throw lost(current);
      }
      await handle.truncate(writer.#inFile);
      writer.#handle = handle;
    }
    return writer;
  }

  /** Number of plaintext bytes in the files, not all of them durable. */
  get writtenBytes(): number {
    return this.#written;
  }

  /** @param chunk - covers all used bytes of its buffer, which is released once it is written */
  async write(chunk: Uint8Array<ArrayBuffer>): Promise<void> {
    if (chunk.byteLength > 0) this.#batch.push(chunk);
    this.#batchBytes += chunk.byteLength;
    if (this.#batchBytes >= BATCH_BYTES) await this.#flush();
  }

  /**
   * Makes all bytes before the first failed write durable. More bytes may be written at the same time.
   *
   * @returns number of plaintext bytes
   */
  async sync(): Promise<number> {
    await this.#flush().catch(() => {});
    await this.#writing.catch(() => {});
    const [written, closed, syncing] = [this.#written, this.#unsynced.splice(0), this.#handle?.datasync()];
    await syncing;
    for (const partPath of closed) {
      const handle = await openPart(partPath);
      await handle.datasync().finally(() => handle.close());
    }
    return written;
  }

  /** @throws DecryptionError `truncated` if a file is incomplete; `too-long` if there were more bytes than the files have */
  async finish(): Promise<void> {
    await this.#flush();
    await this.#writing;
    await this.#closeWholeFiles();
    if (this.#index < this.#parts.length) throw new DecryptionError("truncated");
  }

  async close(): Promise<void> {
    await this.#writing.catch(() => {});
    await this.#closeHandle();
  }

  async #closeHandle(): Promise<void> {
    const handle = this.#handle;
    this.#handle = null;
    await handle?.close();
  }

  /** Begins to write the batch once the previous one has been written. */
  async #flush(): Promise<void> {
    const [batch, previous] = [this.#batch, this.#writing];
    this.#batch = [];
    this.#batchBytes = 0;
    this.#writing = previous.then(() => this.#writeBatch(batch));
    this.#writing.catch(() => {});
    await previous;
  }

  async #writeBatch(batch: Uint8Array<ArrayBuffer>[]): Promise<void> {
    let chunks: Uint8Array[] = batch;
    while (chunks.length > 0) {
      await this.#closeWholeFiles();
      const part = this.#parts[this.#index];
      if (part === undefined) throw new DecryptionError("too-long");
      this.#handle ??= await openPart(part.partPath);
      const { taken, rest } = splitAt(chunks, part.size - this.#inFile);
      await writeAll(this.#handle, taken, this.#inFile);
      const bytes = taken.reduce((sum, { byteLength }) => sum + byteLength, 0);
      this.#inFile += bytes;
      this.#written += bytes;
      chunks = rest;
    }
    for (const chunk of batch) freeMemory(chunk);
  }

  async #closeWholeFiles(): Promise<void> {
    for (let part = this.#parts[this.#index]; part !== undefined; part = this.#parts[this.#index]) {
      if (this.#inFile < part.size) return;
      if (this.#handle !== null) this.#unsynced.push(part.partPath);
      await this.#closeHandle();
      this.#index += 1;
      this.#inFile = 0;
    }
  }
}

/**
 * Number of plaintext bytes in part files, according to their lengths. Unreliable after a power failure, after which
 * a file may have its length but not its content.
 */
export async function measureParts(parts: readonly PartFile[]): Promise<number> {
  let bytes = 0;
  for (const part of parts) {
    const found = await sizeOf(part);
    bytes += Math.min(Math.max(0, found), part.size);
    if (found < part.size) break;
  }
  return bytes;
}

async function sizeOf({ partPath }: PartFile): Promise<number> {
  return (await lstat(partPath).catch(() => null))?.size ?? -1;
}

function lost({ partPath }: PartFile): DeviceError {
  return new DeviceError("part_lost", `${partPath} no longer contains all data received before.`);
}

/** Splits chunks after `bytes` bytes. */
function splitAt(chunks: Uint8Array[], bytes: number): { taken: Uint8Array[]; rest: Uint8Array[] } {
  let left = bytes;
  const taken: Uint8Array[] = [];
  for (const [index, chunk] of chunks.entries()) {
    if (chunk.byteLength > left) {
      if (left > 0) taken.push(chunk.subarray(0, left));
      return { taken, rest: [chunk.subarray(left), ...chunks.slice(index + 1)] };
    }
    taken.push(chunk);
    left -= chunk.byteLength;
  }
  return { taken, rest: [] };
}

async function writeAll(handle: FileHandle, chunks: Uint8Array[], position: number): Promise<void> {
  let rest = chunks;
  let at = position;
  while (rest.length > 0) {
    const { bytesWritten } = await handle.writev(rest, at).catch((cause: NodeJS.ErrnoException) => {
      throw explain(cause, "the files");
    });
    at += bytesWritten;
    rest = splitAt(rest, bytesWritten).rest;
  }
}

/** Does not follow a link in place of a part file, because we create these files. */
function openPart(partPath: string): Promise<FileHandle> {
  return orExplain(partPath, () => open(partPath, constants.O_RDWR | (constants.O_NOFOLLOW ?? 0)));
}
