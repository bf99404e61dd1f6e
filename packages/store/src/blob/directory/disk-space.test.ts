import { mkdtemp, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inBatches } from "../../testing/blob/bodies.ts";
import { createDiskSpace } from "./disk-space.ts";

const GiB = 2 ** 30;
const FULL = { name: "BlobStoreError", code: "full", fault: "full" };
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "envoi-disk-space-"));
});
afterAll(() => rm(directory, { recursive: true }));

/** Sets the reserve to leave about 4 GiB of the current free space usable. */
async function createFourGiB() {
  const { bavail, bsize } = await statfs(directory);
  return createDiskSpace(directory, bavail * bsize - 4 * GiB);
}

test("counts concurrently reserved space as used before anything is written, until it is released", async () => {
  const room = await createFourGiB();
  const tries = await Promise.allSettled([1, 2, 3, 4].map(() => room.reserve(1.5 * GiB)));
  const reserved = tries.filter((one) => one.status === "fulfilled").map(({ value }) => value);
  expect(reserved).toHaveLength(2);
  await expect(room.reserve(1.5 * GiB)).rejects.toMatchObject(FULL);
  reserved[0]?.[Symbol.dispose]();
  reserved[0]?.[Symbol.dispose]();
  await room.reserve(1.5 * GiB);
  await expect(room.reserve(1.5 * GiB)).rejects.toMatchObject(FULL);
});

test("reports the free space without the reserve", async () => {
  const room = await createFourGiB();
  expect((await room.free()) / GiB).toBeCloseTo(4, 0);
});

test("counts bytes as reserved only until they are written, because they are then no longer free on the disk", async () => {
  const room = await createFourGiB();
  using reserved = await room.reserve(3 * GiB);
  // Nothing is written here, so the space remains free.
  for await (const _batch of reserved.using(hugeBody(2 * GiB))) await Promise.resolve();
  await room.reserve(2 * GiB);
  await expect(room.reserve(1.5 * GiB)).rejects.toMatchObject(FULL);
});

/** A fake body for code that reads only its chunks' lengths. */
async function* hugeBody(bytes: number) {
  const step = 256 * 1_048_576;
  for (let at = 0; at < bytes; at += step) yield [{ byteLength: step } as Uint8Array];
}

test("without a reserve, accepts any body and passes it through unchanged", async () => {
  const room = createDiskSpace(directory, 0);
  using reserved = await room.reserve(2 ** 50);
  let passed = "";
  for await (const batch of reserved.using(inBatches(Buffer.from("as it is")))) passed += Buffer.concat(batch);
  expect(passed).toBe("as it is");
});
