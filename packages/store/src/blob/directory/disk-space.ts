import { statfs } from "node:fs/promises";
import { stored } from "../files/file-faults.ts";
import { type BlobBody, BlobStoreError } from "../port.ts";

/**
 * Time for which a disk check is cached, because each check takes as long as a small write. The reserve covers other
 * writes in the meantime.
 */
const CHECK_MS = 50;

/** Free space reserved for the unwritten part of a body. */
type Reservation = Disposable & {
  /** Passes the body through, releasing each batch's reserved space once the batch is written. */
  using(body: BlobBody): BlobBody;
};

/**
 * Tracks the free space of a directory's file system.
 *
 * @param reserveBytes - space to leave free, because even deletions need to write
 */
export function createDiskSpace(directory: string, reserveBytes: number) {
  let reservedBytes = 0;
  let last = { freeBytes: 0, writtenBytes: 0, at: Number.NEGATIVE_INFINITY };

  /** Whether all reservations fit into the free space found by the last check. */
  function hasRoom(): boolean {
    return reserveBytes === 0 || last.freeBytes - last.writtenBytes - reservedBytes >= reserveBytes;
  }

  async function readFree(): Promise<number> {
    const { bavail, bsize } = await stored(statfs(directory));
    return bavail * bsize;
  }

  async function check(): Promise<void> {
    last = { freeBytes: await readFree(), writtenBytes: 0, at: performance.now() };
  }

  return {
    /** @returns bytes that can be stored before the reserve is reached */
    free: async () => Math.max(0, (await readFree()) - reserveBytes),
    /**
     * Reserves space for a body. Space reserved by others but not yet filled counts as used.
     *
     * @throws BlobStoreError `full` when the reservation would leave less than `reserveBytes` free
     */
    async reserve(bytes: number): Promise<Reservation> {
      let leftBytes = bytes;
      const release = (some: number) => {
        const released = Math.min(some, leftBytes);
        leftBytes -= released;
        reservedBytes -= released;
      };
      // Added before the disk is checked, so concurrent reservations account for each other.
      reservedBytes += bytes;
      try {
        if (performance.now() - last.at > CHECK_MS || !hasRoom()) await check();
        if (!hasRoom()) throw new BlobStoreError("full");
      } catch (error) {
        release(leftBytes);
        throw error;
      }
      return {
        async *using(body) {
          for await (const batch of body) {
            const batchBytes = batch.reduce((sum, { byteLength }) => sum + byteLength, 0);
            yield batch;
            release(batchBytes);
            last.writtenBytes += batchBytes;
          }
        },
        [Symbol.dispose]: () => release(leftBytes),
      };
    },
  };
}
