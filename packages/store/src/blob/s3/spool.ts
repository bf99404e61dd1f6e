import { randomBytes } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, unlink } from "node:fs/promises";
import { join } from "node:path";
import { stored, storedIfThere } from "../files/file-faults.ts";
import { type BlobBody, BlobStoreError } from "../port.ts";
import { createRoom } from "./room.ts";

const PREFIX = "envoi-spooled-";
/** Bytes read at once of a spooled body. */
export const SPOOL_READ_BYTES = 65_536;

export type Spool = {
  /**
   * A file without a name: it is gone once it is closed, also when its process is killed. Waits until there is room.
   *
   * @param bytes - what it is for
   * @throws BlobStoreError `full` when there can't be so much room
   */
  open(bytes: number, signal: AbortSignal): Promise<SpoolFile>;
};
type SpoolFile = AsyncDisposable & { file: FileHandle };

/**
 * Where bodies wait that come too slowly for the store.
 *
 * @param directory - created when missing; several processes may share it
 * @param maxBytes - of all bodies of this process together
 */
export function createSpool(directory: string, maxBytes: number): Spool {
  const room = createRoom(maxBytes);
  let ready: Promise<void> | null = null;

  /** Removes names that a process left when it was killed between opening and unlinking. */
  async function prepare(): Promise<void> {
    await stored(mkdir(directory, { recursive: true, mode: 0o700 }));
    const names = await stored(readdir(directory));
    const left = names.filter((name) => name.startsWith(PREFIX));
    await Promise.all(left.map((name) => storedIfThere(unlink(join(directory, name)))));
  }

  return {
    async open(bytes, signal) {
      await using opening = new AsyncDisposableStack();
      ready ??= prepare();
      await ready.catch((error) => {
        ready = null;
        throw error;
      });
      opening.use(await room.take(bytes, signal));
      const path = join(directory, `${PREFIX}${randomBytes(8).toString("hex")}`);
      const file = opening.use(await stored(open(path, "wx+", 0o600)));
      await storedIfThere(unlink(path));
      const opened = opening.move();
      return { file, [Symbol.asyncDispose]: () => opened.disposeAsync() };
    },
  };
}

/** What is in a file, up to `bytes`, in one buffer again and again. */
export async function* spooledBody(file: FileHandle, bytes: number): BlobBody {
  const buffer = Buffer.allocUnsafeSlow(Math.min(SPOOL_READ_BYTES, bytes));
  for (let at = 0; at < bytes; ) {
    const { bytesRead } = await stored(file.read(buffer, 0, Math.min(buffer.byteLength, bytes - at), at));
    if (bytesRead === 0) throw new BlobStoreError("unavailable");
    at += bytesRead;
    yield [buffer.subarray(0, bytesRead)];
  }
}
