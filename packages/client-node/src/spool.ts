import { type FileHandle, mkdtemp, open, rm } from "node:fs/promises";
import path from "node:path";
import type { SourceFile } from "@envoi/client";
import { createDeferred } from "@envoi/client";
import { DeviceError } from "./private-files.ts";

/*
 * [Note: Spooling]
 *
 * A pipe can be read once, but an upload reads bytes again when a connection breaks off, and from several places at once
 * while it is sent in parallel. So what comes from a pipe is written to a private file, which has no name any more: it
 * disappears with the process. If the length is known, the upload starts at once and follows the file as it grows.
 * Otherwise it starts when the pipe has ended, because the sealed Metadata begins with the length.
 */

const CHUNK_BYTES = 524_288;

export type Spool = SourceFile & {
  /** Ends reading, and frees the space. */
  close(): Promise<void>;
};

export type SpoolOptions = {
  name: string;
  type: string;
  /** A folder with room for the whole input. */
  folder: string;
  /** If it is known: input of another length is refused. */
  size?: number;
  /** Called while the whole input is collected first. */
  onSpooled?: (bytes: number) => void;
  signal: AbortSignal;
};

/**
 * @returns with `size`, at once; otherwise when the input has ended
 * @throws DeviceError `empty_input`, `no_space`
 */
export async function spoolInput(input: AsyncIterable<Uint8Array>, options: SpoolOptions): Promise<Spool> {
  const { name, type, size, signal } = options;
  const handle = await openNameless(options.folder);
  const growing = new GrowingFile(handle, size ?? null);
  const filled = growing.fill(input, { signal, onWritten: options.onSpooled ?? (() => {}) });
  filled.catch(() => {});
  try {
    const bytes = size ?? (await filled);
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

/** Only its owner can open it, and only until its name is gone. Windows keeps the name until it is closed. */
async function openNameless(folder: string): Promise<FileHandle> {
  const own = await mkdtemp(path.join(folder, "envoi-"));
  const handle = await open(path.join(own, "input"), "wx+", 0o600);
  await rm(own, { recursive: true, force: true }).catch(() => {});
  return handle;
}

class GrowingFile {
  readonly #handle: FileHandle;
  /** `null`: whatever comes. */
  readonly #size: number | null;
  #bytes = 0;
  #hasEnded = false;
  #failure: { error: unknown } | null = null;
  #grown = createDeferred<void>();

  constructor(handle: FileHandle, size: number | null) {
    this.#handle = handle;
    this.#size = size;
  }

  /** @returns bytes of the whole input */
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

  /** Nothing more is written. */
  end(): void {
    this.#hasEnded = true;
    this.#grown.resolve();
  }

  /** The bytes from this one on, as they come. */
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
          const hint = "Name a folder with more room in TMPDIR.";
          throw new DeviceError("no_space", `There is no room to keep what comes from the pipe. ${hint}`, { cause });
        });
      written += bytesWritten;
      this.#bytes += bytesWritten;
    }
    this.#grown.resolve();
    this.#grown = createDeferred<void>();
  }
}

function wrongLength(comparison: "longer" | "shorter"): DeviceError {
  return new DeviceError("wrong_size", `Standard input is ${comparison} than --size says.`);
}
