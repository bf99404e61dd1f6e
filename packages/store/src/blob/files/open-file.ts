import { closeSync, fsync, open, read, writev } from "node:fs";
import type { FileHandle } from "node:fs/promises";
import { promisify } from "node:util";

const [openFd, readFd, syncFd, writeFd] = [promisify(open), promisify(read), promisify(fsync), promisify(writev)];

/**
 * An open file that is closed synchronously, because closing never blocks. Closing a FileHandle would cost a
 * thread pool task, which is as expensive as reading a small file.
 */
export type OpenFile = Disposable &
  Pick<FileHandle, "fd" | "sync" | "writev"> & {
    /** @returns `bytesRead`: 0 at the end of the file */
    read(into: Uint8Array, offset: number, bytes: number, position: number): Promise<{ bytesRead: number }>;
  };

export async function openFile(path: string, flags: "r" | "wx", mode?: number): Promise<OpenFile> {
  const fd = await openFd(path, flags, mode);
  return {
    fd,
    read: (into, offset, bytes, position) => readFd(fd, into, offset, bytes, position),
    writev: (buffers, position) => writeFd(fd, buffers, position ?? undefined),
    sync: () => syncFd(fd),
    [Symbol.dispose]: () => closeSync(fd),
  };
}
