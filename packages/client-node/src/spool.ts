import { type FileHandle, mkdtemp, open, rm } from "node:fs/promises";
import path from "node:path";
import { createDeferred, DeviceError, type SourceFile } from "@envoi/client";

/*
 * [Note: Spooling]
 *
 * A pipe can be read only once, but an upload rereads bytes after a connection breaks, and reads several ranges at once
 * when sent in parallel. So a pipe's data is written to a private, unlinked file, which disappears with the process. If
 * the length is known, the upload starts immediately and follows the growing file. Otherwise it starts when the pipe
 * ends, because the sealed Metadata, which is sent first, contains the length.
 */

const CHUNK_BYTES = 524_288;

export type Spool = SourceFile & {
  /** Stops reading, and frees the disk space. */
  close(): Promise<void>;
};

export type SpoolOptions = {
  name: string;
  type: string;
  /** A folder with space for the whole input. */
  folder: string;
  /** The input's length, if known; input of another length is rejected. */
  size?: number;
  /** Called with the number of bytes written so far. */
  onSpooled?: (bytes: number) => void;
  signal: AbortSignal;
};

/**
 * @returns immediately if `size` is given, otherwise when the input ends
 * @throws DeviceError `empty_input`, `no_space`
 */
export async function spoolInput(input: AsyncIterable<Uint8Array>, options: SpoolOptions): Promise<Spool> {
  const { name, type, size, signal } = options;
  const handle = await openNameless(options.folder);
  const growing = new GrowingFile(handle, size ?? null);
  const filled = growing.fill(input, { signal, onWritten: options.onSpooled ?? (() => {}) });
  filled.catch(() => {});
  try {
    const bytes = size || (await filled);
    if (bytes === 0) throw new DeviceError("empty_input", "Standard input is empty, so there is nothing to send.");
    return {
      name,
      type,
      size: bytes,
      stream: () => growing.read(0),
      slice: (firstByte) => ({ stream: () => growing.read(firstByte) }),
      async close() {
        growing.end();
        await filled.catch(() => {});
        await handle.close();
      },
    };
  } catch (error) {
    growing.end();
    await filled.catch(() => {});
    await handle.close();
    throw error;
  }
}

/**
 * Opens a temporary file that only its owner can open, and only until it is unlinked. On Windows, the name remains
 * until the file is closed.
 */
async function openNameless(folder: string): Promise<FileHandle> {
  const own = await mkdtemp(path.join(folder, "envoi-"));
  const handle = await open(path.join(own, "input"), "wx+", 0o600);
  await rm(own, { recursive: true, force: true }).catch(() => {});
  return handle;
}

class GrowingFile {
  readonly #handle: FileHandle;
  /** The file's final length; `null` if any length is allowed. */
  readonly #size: number | null;
  #bytes = 0;
  #hasEnded = false;
  #failure: { error: unknown } | null = null;
  #grown = createDeferred<void>();

  constructor(handle: FileHandle, size: number | null) {
    this.#handle = handle;
    this.#size = size;
  }

  /** @returns the input's total length */
  async fill(
    input: AsyncIterable<Uint8Array>,
    { signal, onWritten }: { signal: AbortSignal; onWritten: (bytes: number) => void },
  ): Promise<number> {
    try {
      for await (const chunk of input) {
        signal.throwIfAborted();
        if (this.#hasEnded) break;
        if (this.#size !== null && this.#bytes + chunk.byteLength > this.#size) throw wrongLength("longer");
        await this.#append(chunk);
        onWritten(this.#bytes);
      }
      if (this.#size !== null && this.#bytes < this.#size && !this.#hasEnded) throw wrongLength("shorter");
      return this.#bytes;
    } catch (error) {
      this.#failure = { error };
      throw error;
    } finally {
      this.end();
    }
  }

  /** Marks the file as complete: no more bytes will be written. */
  end(): void {
    this.#hasEnded = true;
    this.#grown.resolve();
  }

  /** Yields the bytes from this offset onwards, as they arrive. */
  read(firstByte: number): ReadableStream<Uint8Array<ArrayBuffer>> {
    let position = firstByte;
    return new ReadableStream({
      type: "bytes",
      autoAllocateChunkSize: CHUNK_BYTES,
      pull: async (controller) => {
        const view = controller.byobRequest?.view;
        if (!(view instanceof Uint8Array)) return;
        while (position >= this.#bytes && !this.#hasEnded) await this.#grown.promise;
        if (this.#failure !== null) throw this.#failure.error;
        const wanted = Math.min(view.byteLength, this.#bytes - position);
        const { bytesRead } = wanted > 0 ? await this.#handle.read(view, 0, wanted, position) : { bytesRead: 0 };
        position += bytesRead;
        if (bytesRead === 0) controller.close();
        controller.byobRequest?.respond(bytesRead);
      },
    }) as ReadableStream<Uint8Array<ArrayBuffer>>;
  }

  async #append(chunk: Uint8Array): Promise<void> {
    for (let written = 0; written < chunk.byteLength; ) {
      const { bytesWritten } = await this.#handle
        .write(chunk, written, chunk.byteLength - written, this.#bytes)
        .catch((cause: NodeJS.ErrnoException) => {
          if (cause.code !== "ENOSPC" && cause.code !== "EDQUOT") throw cause;
          const hint = "Set TMPDIR to a folder with more space.";
          throw new DeviceError("no_space", `There is not enough space to store standard input. ${hint}`, { cause });
        });
      written += bytesWritten;
      this.#bytes += bytesWritten;
    }
    this.#grown.resolve();
    this.#grown = createDeferred<void>();
  }
}

function wrongLength(comparison: "longer" | "shorter"): DeviceError {
  return new DeviceError("wrong_size", `Standard input is ${comparison} than specified with --size.`);
}
