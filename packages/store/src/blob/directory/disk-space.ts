import { statfs } from "node:fs/promises";
import { stored } from "../files/file-faults.ts";
import { type BlobBody, BlobStoreError } from "../port.ts";

/** Free space that a body under way may still take. */
type Reservation = Disposable & {
  /** Passes the body on: what was written of it is no longer reserved, as it is no longer free. */
  using(body: BlobBody): BlobBody;
};

export type DiskSpace = {
  /**
   * Sets space aside for a body. What others have set aside and not yet written counts as taken.
   *
   * @throws BlobStoreError `full` when that would leave less than the reserve
   */
  reserve(bytes: number): Promise<Reservation>;
};

/**
 * Free space of the file system that a directory is on.
 *
 * @param reserveBytes - stay free, for what has to be written even to delete
 */
export function createDiskSpace(directory: string, reserveBytes: number): DiskSpace {
  let reservedBytes = 0;

  return {
    async reserve(bytes) {
      let leftBytes = bytes;
      const give = (some: number) => {
        const given = Math.min(some, leftBytes);
        leftBytes -= given;
        reservedBytes -= given;
      };
      // Before the look at the disk, so that of many at a time each counts the others.
      reservedBytes += bytes;
      try {
        const { bavail, bsize } = await stored(statfs(directory));
        if (reserveBytes > 0 && bavail * bsize - reservedBytes < reserveBytes) throw new BlobStoreError("full");
      } catch (error) {
        give(leftBytes);
        throw error;
      }
      return {
        async *using(body) {
          for await (const batch of body) {
            const batchBytes = batch.reduce((sum, { byteLength }) => sum + byteLength, 0);
            yield batch;
            give(batchBytes);
          }
        },
        [Symbol.dispose]: () => give(leftBytes),
      };
    },
  };
}
