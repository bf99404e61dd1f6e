import { statfs } from "node:fs/promises";
import { stored } from "../files/file-faults.ts";
import { type BlobBody, BlobStoreError } from "../port.ts";

/** Free space reserved for the rest of a body. */
type Reservation = Disposable & {
  /** Passes the body through, and releases space once it has been written. */
  using(body: BlobBody): BlobBody;
};

export type DiskSpace = {
  /**
   * Reserves space for a body. Space that others have reserved and not yet written counts as used.
   *
   * @throws BlobStoreError `full` when that would leave less than `reserveBytes` free
   */
  reserve(bytes: number): Promise<Reservation>;
};

/**
 * Free space of a directory's file system.
 *
 * @param reserveBytes - kept free, because even deletions have to write
 */
export function createDiskSpace(directory: string, reserveBytes: number): DiskSpace {
  let reservedBytes = 0;

  return {
    async reserve(bytes) {
      let leftBytes = bytes;
      const release = (some: number) => {
        const released = Math.min(some, leftBytes);
        leftBytes -= released;
        reservedBytes -= released;
      };
      // Before checking the disk, so that concurrent reservations count each other.
      reservedBytes += bytes;
      try {
        const { bavail, bsize } = await stored(statfs(directory));
        if (reserveBytes > 0 && bavail * bsize - reservedBytes < reserveBytes) throw new BlobStoreError("full");
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
          }
        },
        [Symbol.dispose]: () => release(leftBytes),
      };
    },
  };
}
