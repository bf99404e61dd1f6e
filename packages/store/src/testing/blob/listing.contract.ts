import { expect, test } from "vitest";
import { type BlobKey, blobKey } from "../../blob/port.ts";
import { bytesFrom, inBatches } from "./bodies.ts";
import { finishedKeys, listAll, never, newKey, type OpenBlobStore } from "./harness.ts";

const HOUR_MS = 3_600_000;

export function describeListing(open: OpenBlobStore): void {
  test("an empty store lists nothing below any prefix", async () => {
    await using harness = await open();
    expect(await listAll(harness.store)).toEqual([]);
    expect(await listAll(harness.store, "uploads/")).toEqual([]);
  });

  test("lists each Blob with its key, its length and the time it was written", async () => {
    await using harness = await open();
    const key = newKey();
    await harness.store.write(key, inBatches(bytesFrom("listed", 4_097)), 4_097, never);
    const entries = await listAll(harness.store);
    expect(entries).toMatchObject([{ key, bytes: 4_097, partsId: null }]);
    expect(Math.abs((entries[0]?.modifiedAtMs ?? 0) - Date.now())).toBeLessThan(HOUR_MS);
  });

  test("matches a prefix only to whole segments of keys", async () => {
    await using harness = await open();
    const { store } = harness;
    const keys: BlobKey[] = ["uploads/aa/aa01", "uploads/aa/aa02", "uploads/ab/ab01", "uploads-old/aa/aa01", "lists/aa"]
      .map(blobKey)
      .toSorted();
    for (const key of keys) await store.write(key, inBatches(bytesFrom(key, 10)), 10, never);
    expect(await finishedKeys(store)).toEqual(keys);
    expect(await finishedKeys(store, "uploads/")).toEqual(keys.filter((key) => key.startsWith("uploads/")));
    expect(await finishedKeys(store, "uploads/aa/")).toEqual(keys.filter((key) => key.startsWith("uploads/aa/")));
    expect(await finishedKeys(store, "uploads/zz/")).toEqual([]);
  });

  test("lists more Blobs than fit on any store's page, and lets a reader stop early", {
    timeout: 60_000,
  }, async () => {
    await using harness = await open();
    const { store } = harness;
    const keys = Array.from({ length: 1_203 }, () => newKey());
    const one = bytesFrom("one", 1);
    for (let first = 0; first < keys.length; first += 50) {
      await Promise.all(keys.slice(first, first + 50).map((key) => store.write(key, inBatches(one), 1, never)));
    }
    expect(await finishedKeys(store)).toEqual(keys.toSorted());
    for await (const entry of store.list("uploads/")) {
      expect(keys).toContain(entry.key);
      break;
    }
  });
}
