import { expect, test } from "vitest";
import {
  collect,
  download,
  factTypesOf,
  newNonce,
  newUploadId,
  type OpenHarness,
  publishUpload,
  sweep,
  UPLOAD_BYTES,
  visible,
} from "./fixtures.ts";

const HOUR_SECONDS = 3_600;

/** See [Note: Taken-down Uploads]. */
export function describeOperators(open: OpenHarness): void {
  test("I4: a taken-down Upload answers like one that does not exist, and its Claims end", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 5 });
    const [minted, nonce] = [newNonce(), newNonce()];
    await store.mintNonce(id, minted, "one");
    visible(await store.takeClaim(id, "held"));
    const range = { requestId: "all", firstByte: 0, endByte: UPLOAD_BYTES / 2, isNew: true };
    expect(await store.openRange(id, "ranged", range)).not.toBeNull();

    expect(await store.takeDown(id)).toBe("taken_down");
    expect(await store.read(id)).toBeNull();
    expect(await store.readMetadata(id)).toBeNull();
    expect(await store.mintNonce(id, nonce, "one")).toBeNull();
    expect(await store.readChallenge(id, ["one"])).toBeNull();
    expect(await store.takeClaim(id, "new")).toBeNull();
    expect(await store.renewClaim(id, "held", 1)).toBe("lost");
    expect(await store.spendClaim(id, "held")).toBe("lost");
    expect(await store.openRange(id, "ranged", { ...range, requestId: "again", isNew: false })).toBeNull();
    expect(await store.openRange(id, "other", range)).toBeNull();
    expect(await store.changeLimits(id, { operationId: "change", downloadLimit: 9 })).toBeNull();
    expect(await collect(store.listUploads())).toEqual([]);
    expect(await store.inspect(id)).toMatchObject({ state: "live", heldClaims: 0, downloads: 0 });
  });

  test("a restored Upload is as it was: limit, downloads, expiry", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 3, timeLimitSeconds: 2 * HOUR_SECONDS });
    await download(store, id);
    const before = visible(await store.read(id));
    await store.takeDown(id);
    await harness.advance(HOUR_SECONDS * 1_000);
    expect(await sweep(store)).toEqual([]);
    const again = await harness.reopen();
    expect(await again.restore(id)).toBe("restored");
    const { remainingMs: _left, ...after } = visible(await again.read(id));
    expect(before).toMatchObject(after);
    expect(await again.readMetadata(id)).not.toBeNull();
    expect(await collect(again.listUploads())).toMatchObject([{ id }]);
    expect(await again.inspect(id)).toMatchObject({ state: "live", takenDownUntilMs: null });
    await download(again, id, 2);
    expect(await again.inspect(id)).toMatchObject({ state: "gone", reason: "exhausted", downloads: 3 });
  });

  test("I5: a taken-down Upload is removed when it would have expired, and cannot be restored then", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id, blobKey } = await publishUpload(store, { timeLimitSeconds: HOUR_SECONDS });
    const { expiresAtMs } = visible(await store.read(id));
    await store.takeDown(id);
    expect(await store.inspect(id)).toMatchObject({ state: "live", takenDownUntilMs: expiresAtMs });
    await harness.advance(HOUR_SECONDS * 1_000 - 30_000);
    expect(await sweep(store)).toEqual([]);
    await harness.advance(60_000);
    expect(await store.restore(id)).toBeNull();
    expect(await store.takeDown(id)).toBeNull();
    expect(await sweep(store)).toEqual([{ key: blobKey, partsId: null }]);
    expect(await store.inspect(id)).toMatchObject({ state: "gone", reason: "expired" });
    expect(await factTypesOf(store, id)).toEqual(["upload.completed", "upload.expired"]);
  });

  test("a restored Upload expires when it would have, and is removed then", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id, blobKey } = await publishUpload(store, { timeLimitSeconds: HOUR_SECONDS });
    await store.takeDown(id);
    await store.restore(id);
    expect(await sweep(store)).toEqual([]);
    await harness.advance(HOUR_SECONDS * 1_000 + 30_000);
    expect(await store.read(id)).toBeNull();
    expect(await sweep(store)).toEqual([{ key: blobKey, partsId: null }]);
  });

  test("I4: a taken-down Upload can be deleted, and its Blob is due at once", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id, blobKey } = await publishUpload(store);
    await store.takeDown(id);
    expect(await store.delete(id, "operation")).toBe("deleted");
    expect(await store.restore(id)).toBeNull();
    expect(await sweep(store)).toEqual([{ key: blobKey, partsId: null }]);
    expect(await factTypesOf(store, id)).toEqual(["upload.completed", "upload.deleted"]);
  });

  test("taking down and restoring may be repeated, and leave everything else alone", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await publishUpload(store);
    const other = await publishUpload(store);
    expect(await store.restore(id)).toBe("restored");
    for (let n = 0; n < 2; n++) expect(await store.takeDown(id)).toBe("taken_down");
    for (let n = 0; n < 2; n++) expect(await store.restore(id)).toBe("restored");
    expect(await store.read(other.id)).not.toBeNull();
    for (const unknown of [newUploadId()]) {
      expect(await store.takeDown(unknown)).toBeNull();
      expect(await store.restore(unknown)).toBeNull();
    }
  });

  test("of many Claims, none is left after taking down, and the Upload can be downloaded again after restoring", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 60 });
    for (let n = 0; n < 60; n++) visible(await store.takeClaim(id, `claim ${n}`));
    expect(await store.takeClaim(id, "one more")).toBe("all_claimed");
    await store.takeDown(id);
    expect(await store.inspect(id)).toMatchObject({ heldClaims: 0 });
    await store.restore(id);
    visible(await store.takeClaim(id, "one more"));
  });
}
