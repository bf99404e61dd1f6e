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

/** A reserve that leaves some four GiB of what is free now. */
async function roomOfFourGiB() {
  const { bavail, bsize } = await statfs(directory);
  return createDiskSpace(directory, bavail * bsize - 4 * GiB);
}

test("what many set aside at once counts before any of it is written, until it is given back", async () => {
  const room = await roomOfFourGiB();
  const tries = await Promise.allSettled([1, 2, 3, 4].map(() => room.reserve(1.5 * GiB)));
  const reserved = tries.filter((one) => one.status === "fulfilled").map(({ value }) => value);
  expect(reserved).toHaveLength(2);
  await expect(room.reserve(1.5 * GiB)).rejects.toMatchObject(FULL);
  reserved[0]?.[Symbol.dispose]();
  reserved[0]?.[Symbol.dispose]();
  await room.reserve(1.5 * GiB);
  await expect(room.reserve(1.5 * GiB)).rejects.toMatchObject(FULL);
});

test("what was written is no longer set aside, as the disk no longer has it free", async () => {
  const room = await roomOfFourGiB();
  using reserved = await room.reserve(3 * GiB);
  // Nothing is written here: the disk still has it free.
  for await (const _batch of reserved.using(hugeBody(2 * GiB))) await Promise.resolve();
  await room.reserve(2 * GiB);
  await expect(room.reserve(1.5 * GiB)).rejects.toMatchObject(FULL);
});

/** A body that is not there: only its lengths are looked at. */
async function* hugeBody(bytes: number) {
  const step = 256 * 1_048_576;
  for (let at = 0; at < bytes; at += step) yield [{ byteLength: step } as Uint8Array];
}

test("without a reserve there is room as long as the disk takes it", async () => {
  const room = createDiskSpace(directory, 0);
  using reserved = await room.reserve(2 ** 50);
  let passed = "";
  for await (const batch of reserved.using(inBatches(Buffer.from("as it is")))) passed += Buffer.concat(batch);
  expect(passed).toBe("as it is");
});
