import { rm } from "node:fs/promises";
import { join } from "node:path";
import { mountSmallDisk, startMinio } from "@envoi/testkit";
import { expect, test, vi } from "vitest";
import { bytesFrom, inBatches } from "../../testing/blob/bodies.ts";
import { never, newKey, readWhole } from "../../testing/blob/harness.ts";
import { openBucket } from "../../testing/blob/open-bucket.ts";
import { BlobStoreError } from "../port.ts";

const MiB = 1_048_576;
/** MinIO keeps deleted data in this directory for up to five minutes. A shorter interval set at startup is ignored. */
const TRASH = "drive-1/.minio.sys/tmp/.trash";
const PART_BYTES = 8 * MiB;
const BODY = bytesFrom("full", PART_BYTES);

test("rejects bodies with `full` on a full object store, serves reads, and recovers after a removal", async () => {
  await using disk = await mountSmallDisk(256 * MiB);
  await using minio = await startMinio({ directory: disk.path });
  await using bucket = await openBucket(minio);
  const { store } = bucket;
  const write = async () => {
    const key = newKey();
    const ref = await store.startParts(key, { partBytes: PART_BYTES });
    try {
      await store.completeParts(ref, [await store.putPart(ref, 1, inBatches(BODY), PART_BYTES, never)]);
    } catch (error) {
      await store.abandonParts(ref);
      throw error;
    }
    return key;
  };
  const keys = [await write()];
  const faults: BlobStoreError[] = [];
  const isFull = () => faults.some(({ fault }) => fault === "full");
  // MinIO measures its disk only once a second, so the first body that does not fit may fail with another error.
  for (let writes = 0; writes < 100 && !isFull(); writes++) {
    await write().then(
      (key) => keys.push(key),
      (error) => faults.push(error),
    );
  }
  expect(faults.at(-1)).toBeInstanceOf(BlobStoreError);
  expect(faults.at(-1)).toMatchObject({ fault: "full", code: "full" });
  const [first = newKey(), ...others] = keys;
  expect((await readWhole(store, first))?.equals(BODY)).toBe(true);
  for (const key of others) await store.remove(key, { partsId: null });
  const writeAgain = async () => {
    // MinIO may move more data into the directory while it is being emptied.
    await rm(join(disk.path, TRASH), { recursive: true, force: true });
    return await write();
  };
  const again = await vi.waitFor(writeAgain, { timeout: 60_000, interval: 500 });
  expect((await readWhole(store, again))?.equals(BODY)).toBe(true);
});
