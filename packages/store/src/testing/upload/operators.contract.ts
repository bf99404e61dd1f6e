import { expect, test } from "vitest";
import { DEFAULT_STORE_TIMES } from "../../upload/port.ts";
import {
  collect,
  download,
  newNonce,
  newSession,
  newUploadId,
  type OpenHarness,
  publishUpload,
  readFactTypes,
  readSealedMetadata,
  sweep,
  TOLERANCE_MS,
  UPLOAD_BYTES,
  visible,
} from "./fixtures.ts";

const HOUR_SECONDS = 3_600;

/** See [Note: Taken-down Uploads]. */
export function describeOperators(open: OpenHarness): void {
  test("I4: treats a taken-down Upload as non-existent, and ends its Claims", async () => {
    await using harness = await open();
    const { store } = harness;
    const session = await publishUpload(store, { downloadLimit: 5 });
    const { id } = session;
    const [minted, nonce] = [newNonce(), newNonce()];
    await store.mintNonce(id, minted, "one");
    visible(await store.takeClaim(id, "held"));
    const range = { requestId: "all", firstByte: 0, endByte: UPLOAD_BYTES / 2, isNew: true };
    expect(await store.openRange(id, "ranged", range)).not.toBeNull();

    expect(await store.takeDown(id)).toBe("taken_down");
    expect(await store.read(id)).toBeNull();
    expect(await readSealedMetadata(store, session)).toBeNull();
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

  test("restores an Upload with the limit, downloads and expiry that it had before the take-down", async () => {
    await using harness = await open();
    const { store } = harness;
    const session = await publishUpload(store, { downloadLimit: 3, timeLimitSeconds: 2 * HOUR_SECONDS });
    const { id } = session;
    await download(store, id);
    const before = visible(await store.read(id));
    await store.takeDown(id);
    await harness.advance(HOUR_SECONDS * 1_000);
    expect(await sweep(store)).toEqual([]);
    const again = await harness.reopen();
    expect(await again.restore(id)).toBe("restored");
    const { remainingMs: _left, ...after } = visible(await again.read(id));
    expect(before).toMatchObject(after);
    expect(await readSealedMetadata(again, session)).toBe(session.sealedMetadata);
    expect(await collect(again.listUploads())).toMatchObject([{ id }]);
    expect(await again.inspect(id)).toMatchObject({ state: "live", takenDownUntilMs: null });
    await download(again, id, 2);
    expect(await again.inspect(id)).toMatchObject({ state: "gone", reason: "exhausted", downloads: 3 });
  });

  test("I5: removes a taken-down Upload at its original expiry, after which it cannot be restored", async () => {
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
    expect(await readFactTypes(store, id)).toEqual(["upload.completed", "upload.expired"]);
  });

  test("expires a restored Upload at its original time, and removes it", async () => {
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

  test("I4: a taken-down Upload can be deleted, which makes its Blob due immediately", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id, blobKey } = await publishUpload(store);
    await store.takeDown(id);
    expect(await store.delete(id, "operation")).toBe("deleted");
    expect(await store.restore(id)).toBeNull();
    expect(await sweep(store)).toEqual([{ key: blobKey, partsId: null }]);
    expect(await readFactTypes(store, id)).toEqual(["upload.completed", "upload.deleted"]);
  });

  test("taking down and restoring an Upload are idempotent and affect no other Upload", async () => {
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

  test("a take-down ends all Claims, and the Upload can be downloaded again once restored", async () => {
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

  test("lists only taken-down Uploads, and reads each as it would be if restored", async () => {
    await using harness = await open();
    const { store } = harness;
    const hidden = [await publishUpload(store), await publishUpload(store, { timeLimitSeconds: HOUR_SECONDS })];
    const [visibleOne, restored] = [await publishUpload(store), await publishUpload(store)];
    const [first] = hidden;
    const before = visible(await store.read(first?.id ?? restored.id));
    for (const { id } of [...hidden, restored]) await store.takeDown(id);
    await store.restore(restored.id);
    const listed = await collect(store.listTakenDown());
    const read = await Promise.all(listed.map((id) => store.readTakenDown(id)));
    expect(read.flatMap((upload) => upload?.id ?? []).toSorted()).toEqual(hidden.map(({ id }) => id).toSorted());
    const { remainingMs: _left, ...same } = visible(await store.readTakenDown(before.id));
    expect(before).toMatchObject(same);
    for (const { id } of [visibleOne, restored]) expect(await store.readTakenDown(id)).toBeNull();
    await harness.advance(2 * HOUR_SECONDS * 1_000);
    expect(await store.readTakenDown(hidden[1]?.id ?? before.id)).toBeNull();
    expect(await store.readTakenDown(before.id)).not.toBeNull();
  });

  test("lists sessions until they end", async () => {
    await using harness = await open();
    const { store } = harness;
    await publishUpload(store);
    const sessions = Array.from({ length: 5 }, () => newSession());
    for (const session of sessions) await store.openSession(session);
    const ids = sessions.map(({ id }) => id).toSorted();
    expect((await collect(store.listSessions())).toSorted()).toEqual(ids);
    const [published, abandoned, ...kept] = ids;
    if (published === undefined || abandoned === undefined) throw new Error("no session");
    await store.publish(published, 1, UPLOAD_BYTES);
    await store.abandonSession(abandoned, 1);
    await sweep(store);
    expect((await collect(store.listSessions())).toSorted()).toEqual(kept);
  });

  test("lists an Upload's open Claims with their ranges, but no ended Claims", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 9 });
    expect(await store.openClaims(id)).toEqual([]);
    expect(await store.openClaims(newUploadId())).toEqual([]);
    await download(store, id);
    for (const claim of ["once", "returned", "lapses"]) visible(await store.takeClaim(id, claim));
    await store.releaseClaim(id, "returned", 1);
    await harness.advance(DEFAULT_STORE_TIMES.claimLeaseSeconds * 1_000 + 30_000);
    visible(await store.takeClaim(id, "once more"));
    await store.renewClaim(id, "once more", 77);
    const half = { firstByte: 0, endByte: UPLOAD_BYTES / 2, isNew: true };
    await store.openRange(id, "ranged", { ...half, requestId: "one" });
    await store.renewRange(id, "ranged", "one", 55);
    await store.openRange(id, "parallel", { ...half, requestId: "one", parallel: true });
    await store.endRange(id, "parallel", "one", 1_000);
    await store.openRange(id, "anywhere", { ...half, requestId: "one", randomAccess: true });
    await store.spendClaim(id, "anywhere");
    const found = (await store.openClaims(id)).toSorted((a, b) => a.claimId.localeCompare(b.claimId));
    const range = { firstByte: 0, endByte: UPLOAD_BYTES / 2 };
    expect(found).toMatchObject([
      {
        claimId: "anywhere",
        kind: "random_access",
        state: "spent",
        sentBytes: 0,
        ranges: [{ ...range, sentBytes: 0 }],
      },
      { claimId: "once more", kind: "once", state: "held", sentBytes: 77, ranges: [] },
      { claimId: "parallel", kind: "parallel", state: "held", sentBytes: 1_000, ranges: [] },
      { claimId: "ranged", kind: "resumable", state: "held", sentBytes: 55, ranges: [{ ...range, sentBytes: 55 }] },
    ]);
    for (const { untilMs } of found) expect(untilMs).toBeGreaterThan(Date.now() - TOLERANCE_MS);
  });

  test("returns the time of the clock that decides when Uploads expire", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await publishUpload(store);
    const before = await store.clockMs();
    const { createdAtMs } = visible(await store.read(id));
    expect(before - createdAtMs).toBeGreaterThanOrEqual(0);
    expect(before - createdAtMs).toBeLessThan(TOLERANCE_MS);
    await harness.advance(HOUR_SECONDS * 1_000);
    expect(Math.abs((await store.clockMs()) - before - HOUR_SECONDS * 1_000)).toBeLessThan(TOLERANCE_MS);
  });

  test("lists all open Claims, regardless of their number", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 60 });
    for (let n = 0; n < 40; n++) visible(await store.takeClaim(id, `claim ${n}`));
    for (let n = 0; n < 10; n++) await store.releaseClaim(id, `claim ${n}`, 1);
    expect(await store.openClaims(id)).toHaveLength(30);
  });
}
