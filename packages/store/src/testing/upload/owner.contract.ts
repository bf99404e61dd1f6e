import { expect, test } from "vitest";
import { TOMBSTONE_SECONDS } from "../../upload/port.ts";
import {
  collect,
  download,
  newAuthKey,
  newNonce,
  newUploadId,
  newWrappedKey,
  type OpenHarness,
  publishUpload,
  randomHex,
  readFacts,
  readFactTypes,
  sweep,
  TOLERANCE_MS,
  visible,
} from "./fixtures.ts";

const DAY_MS = 86_400_000;

export function describeOwner(open: OpenHarness): void {
  test("changing the limit does not change the lifetime", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 3 });
    const before = visible(await store.read(id));
    const changed = visible(await store.changeLimits(id, { operationId: "change", downloadLimit: 20 }));
    expect(changed).toMatchObject({ downloadLimit: 20, expiresAtMs: before.expiresAtMs, passwordSet: false });
    expect(visible(await (await harness.reopen()).read(id))).toMatchObject({ downloadLimit: 20 });
  });

  test("a new lifetime begins at the time of the change, and does not change the limit", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 3, timeLimitSeconds: 7_200 });
    await harness.advance(3_600_000);
    const changed = visible(await store.changeLimits(id, { operationId: "longer", timeLimitSeconds: 86_400 }));
    expect(changed.downloadLimit).toBe(3);
    expect(changed.remainingMs).toBeGreaterThan(DAY_MS - TOLERANCE_MS);
    expect(changed.remainingMs).toBeLessThanOrEqual(DAY_MS);
    expect(changed.expiresAtMs - changed.createdAtMs).toBeGreaterThanOrEqual(DAY_MS + 3_600_000);
    await harness.advance(7_200_000);
    expect(await sweep(store)).toEqual([]);
    expect(await store.read(id)).not.toBeNull();
    visible(await store.changeLimits(id, { operationId: "shorter", timeLimitSeconds: 60 }));
    await harness.advance(61_000);
    expect(await store.read(id)).toBeNull();
    expect(await sweep(store)).toHaveLength(1);
  });

  test("changes limit and lifetime in one step with one Fact", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 3, timeLimitSeconds: 3_600 });
    const change = { operationId: "both", downloadLimit: 7, timeLimitSeconds: 7_200 };
    const changed = visible(await store.changeLimits(id, change));
    expect(await readFacts(store, id)).toMatchObject([
      { type: "upload.completed" },
      { type: "upload.changed", downloadLimit: 7, expiresAtMs: changed.expiresAtMs, passwordSet: false },
    ]);
  });

  test("a repeated change has one effect and returns the current Upload", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 3, timeLimitSeconds: 3_600 });
    const change = { operationId: "first", downloadLimit: 7, timeLimitSeconds: 7_200 };
    const first = visible(await store.changeLimits(id, change));
    visible(await store.changeLimits(id, { operationId: "second", downloadLimit: 9 }));
    await harness.advance(60_000);
    const again = visible(await store.changeLimits(id, change));
    expect(again).toMatchObject({ downloadLimit: 9, expiresAtMs: first.expiresAtMs });
    expect(await readFactTypes(store, id)).toEqual(["upload.completed", "upload.changed", "upload.changed"]);
  });

  test("rejects a limit below the current number of downloads, and changes nothing", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 5 });
    await download(store, id, 2);
    const before = visible(await store.read(id));
    const change = { operationId: "below", downloadLimit: 1, timeLimitSeconds: 60 };
    expect(await store.changeLimits(id, change)).toBe("below_downloads");
    expect(await store.changeLimits(id, change)).toBe("below_downloads");
    expect(visible(await store.read(id))).toMatchObject({ downloadLimit: 5, expiresAtMs: before.expiresAtMs });
    expect(await readFactTypes(store, id)).not.toContain("upload.changed");
  });

  test("I3: setting the limit to the current number of downloads uses up the Upload", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id, blobKey } = await publishUpload(store, { downloadLimit: 5 });
    await download(store, id, 2);
    const change = { operationId: "equal", downloadLimit: 2 };
    expect(await store.changeLimits(id, change)).toBe("used_up");
    expect(await store.read(id)).toBeNull();
    expect(await store.changeLimits(id, change)).toBe("used_up");
    expect(await store.changeLimits(id, { operationId: "more", downloadLimit: 9 })).toBeNull();
    expect(await store.inspect(id)).toEqual({
      state: "gone",
      reason: "exhausted",
      downloads: 2,
      downloadLimit: 2,
      blobRemoved: false,
    });
    expect(await readFacts(store, id)).toMatchObject([
      { type: "upload.completed" },
      { type: "download.completed", downloads: 1 },
      { type: "download.completed", downloads: 2 },
      { type: "upload.changed", downloadLimit: 2 },
      { type: "download.exhausted", downloads: 2 },
    ]);
    expect(await sweep(store)).toEqual([{ key: blobKey, partsId: null }]);
    expect(await store.changeLimits(id, change)).toBe("used_up");
  });

  test("setting a password replaces the AuthKey and the password flag in one step", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await publishUpload(store);
    const authKey = newAuthKey();
    const upload = visible(await store.setPassword(id, { operationId: "password", authKey }));
    expect(upload).toMatchObject({ authKey, passwordSet: true });
    expect(visible(await store.read(id))).toMatchObject({ authKey, passwordSet: true });
    expect((await store.readChallenge(id, null))?.authKey).toBe(authKey);
    expect(await readFacts(store, id)).toMatchObject([
      { type: "upload.completed" },
      { type: "upload.changed", passwordSet: true, downloadLimit: 3, expiresAtMs: upload.expiresAtMs },
    ]);
  });

  test("an Upload with a wrapped key has a password from the start; a new password replaces the wrapped key and the AuthKey", async () => {
    await using harness = await open();
    const { store } = harness;
    const first = { authKey: newAuthKey(), wrappedKey: newWrappedKey() };
    const { id } = await publishUpload(store, first);
    expect(visible(await store.read(id))).toMatchObject({ ...first, passwordSet: true });
    expect(await store.readChallenge(id, null)).toMatchObject({ authKey: first.authKey, passwordSet: true });
    const second = { authKey: newAuthKey(), wrappedKey: newWrappedKey() };
    expect(visible(await store.setPassword(id, { operationId: "second", ...second }))).toMatchObject(second);
    const third = { authKey: newAuthKey(), wrappedKey: newWrappedKey() };
    visible(await store.setPassword(id, { operationId: "third", ...third }));
    expect(visible(await store.setPassword(id, { operationId: "second", ...second }))).toMatchObject(third);
    const reopened = await harness.reopen();
    expect(visible(await reopened.read(id))).toMatchObject({ ...third, passwordSet: true });
    expect(visible(await reopened.mintNonce(id, newNonce(), "network"))).toMatchObject(third);
  });

  test("setting the password of an Upload without a wrapped key does not add one", async () => {
    await using harness = await open();
    const { id } = await publishUpload(harness.store);
    const upload = visible(await harness.store.setPassword(id, { operationId: "password", authKey: newAuthKey() }));
    expect(upload).toMatchObject({ passwordSet: true, wrappedKey: null });
  });

  test("a repeated password change does not replace a newer one", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await publishUpload(store);
    const [older, newer] = [newAuthKey(), newAuthKey()];
    visible(await store.setPassword(id, { operationId: "first", authKey: older }));
    visible(await store.setPassword(id, { operationId: "second", authKey: newer }));
    expect(visible(await store.setPassword(id, { operationId: "first", authKey: older })).authKey).toBe(newer);
    expect(visible(await store.read(id)).authKey).toBe(newer);
    expect(await readFactTypes(store, id)).toEqual(["upload.completed", "upload.changed", "upload.changed"]);
  });

  test("I4: a deleted Upload is immediately unavailable to everyone, and stays so", async () => {
    await using harness = await open();
    const { store } = harness;
    const session = await publishUpload(store, { downloadLimit: 5 });
    const { id } = session;
    await download(store, id, 2);
    expect(await store.delete(id, "delete")).toBe("deleted");
    const expectGone = async () => {
      expect(await store.read(id)).toBeNull();
      expect(await store.changeLimits(id, { operationId: randomHex(4), downloadLimit: 9 })).toBeNull();
      expect(await store.changeLimits(id, { operationId: randomHex(4), timeLimitSeconds: 9_999 })).toBeNull();
      expect(await store.setPassword(id, { operationId: randomHex(4), authKey: newAuthKey() })).toBeNull();
      expect(await store.takeClaim(id, randomHex(4))).toBeNull();
      expect(await store.readChallenge(id, null)).toBeNull();
      expect(await store.delete(id, randomHex(4))).toBeNull();
      expect(await collect(store.listUploads())).toEqual([]);
    };
    await expectGone();
    expect(await store.inspect(id)).toEqual({
      state: "gone",
      reason: "deleted",
      downloads: 2,
      downloadLimit: 5,
      blobRemoved: false,
    });
    expect(await sweep(store)).toEqual([{ key: session.blobKey, partsId: null }]);
    await expectGone();
    await harness.advance(TOMBSTONE_SECONDS * 2_000);
    await sweep(store);
    await expectGone();
  });

  test("a repeated delete has one effect and the same result until the tombstone is removed", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await publishUpload(store);
    expect(await store.delete(id, "delete")).toBe("deleted");
    expect(await store.delete(id, "delete")).toBe("deleted");
    expect(await store.delete(id, "another")).toBeNull();
    await sweep(store);
    await harness.advance((TOMBSTONE_SECONDS - 60) * 1_000);
    await sweep(store);
    expect(await store.delete(id, "delete")).toBe("deleted");
    expect(await readFacts(store, id)).toMatchObject([
      { type: "upload.completed" },
      { type: "upload.deleted", downloads: 0 },
    ]);
  });

  test("only one of 50 concurrent deletes succeeds", async () => {
    await using harness = await open();
    const { id } = await publishUpload(harness.store);
    const answers = await Promise.all(Array.from({ length: 50 }, () => harness.store.delete(id, randomHex(8))));
    expect(answers.filter((answer) => answer === "deleted")).toHaveLength(1);
    expect(await readFactTypes(harness.store, id)).toEqual(["upload.completed", "upload.deleted"]);
  });

  test("I4: treats an expired Upload as unknown, even before a janitor has removed it", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await publishUpload(store, { timeLimitSeconds: 600 });
    const before = visible(await store.changeLimits(id, { operationId: "change", downloadLimit: 4 }));
    await harness.advance(570_000);
    expect(visible(await store.read(id)).remainingMs).toBeLessThanOrEqual(before.remainingMs - 570_000);
    await harness.advance(31_000);
    expect(await store.read(id)).toBeNull();
    expect(await store.changeLimits(id, { operationId: "late", timeLimitSeconds: 86_400 })).toBeNull();
    expect(await store.changeLimits(id, { operationId: "change", downloadLimit: 4 })).toBeNull();
    expect(await store.setPassword(id, { operationId: "late password", authKey: newAuthKey() })).toBeNull();
    expect(await store.takeClaim(id, randomHex(4))).toBeNull();
    expect(await store.delete(id, "late delete")).toBeNull();
    expect(await collect(store.listUploads())).toEqual([]);
    expect(await store.read(id)).toBeNull();
  });

  test("returns null from every owner call for an unknown id", async () => {
    await using harness = await open();
    const { store } = harness;
    const id = newUploadId();
    expect(await store.read(id)).toBeNull();
    expect(await store.changeLimits(id, { operationId: "change", downloadLimit: 4 })).toBeNull();
    expect(await store.setPassword(id, { operationId: "password", authKey: newAuthKey() })).toBeNull();
    expect(await store.delete(id, "delete")).toBeNull();
    expect(await store.inspect(id)).toBeNull();
    expect(await readFacts(store, id)).toEqual([]);
  });

  test("lists all visible Uploads, regardless of their number", async () => {
    await using harness = await open();
    const sessions = await Promise.all(Array.from({ length: 1_100 }, () => publishUpload(harness.store)));
    const listed = await collect(harness.store.listUploads());
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
    expect(listed.toSorted(byId)).toEqual(sessions.map(({ id, blobKey }) => ({ id, blobKey })).toSorted(byId));
  });
}
