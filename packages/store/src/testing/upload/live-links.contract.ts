import { lastRecordOffset } from "@envoi/protocol";
import { expect, test } from "vitest";
import { type NewSession, RELEASED_BYTES_FACTOR, type Redeem, type UploadStore } from "../../upload/port.ts";
import {
  newNonce,
  newSession,
  newUploadId,
  newWrappedKey,
  type OpenHarness,
  publishUpload,
  randomHex,
  readFactTypes,
  sweep,
  UPLOAD_BYTES,
  visible,
} from "./fixtures.ts";

const PART_BYTES = 100_000;
const LAST_RECORD = lastRecordOffset(UPLOAD_BYTES);
const REQUESTER = "one";

const liveSession = (overrides: Partial<NewSession> = {}) =>
  newSession({ resumable: true, liveLink: true, declaredBytes: UPLOAD_BYTES, partBytes: PART_BYTES, ...overrides });

async function openLive(store: UploadStore, overrides: Partial<NewSession> = {}): Promise<NewSession> {
  const session = liveSession(overrides);
  await store.openSession(session);
  await store.attachParts(session.id, 1, "parts");
  return session;
}

const createPart = (number: number) => ({ number, bytes: PART_BYTES, etag: `part-${number}` });

async function redeemable(store: UploadStore, { id, authKey }: NewSession): Promise<Redeem> {
  const nonce = newNonce();
  visible(await store.mintNonce(id, nonce, REQUESTER));
  const next = { nextNonce: newNonce(), requester: REQUESTER };
  return { operationId: randomHex(8), nonce, mintedFor: REQUESTER, authKey, ...next };
}

const newRange = (firstByte: number, endByte: number, receivedBytes = 0) => ({
  requestId: randomHex(4),
  firstByte,
  endByte,
  receivedBytes,
  isNew: true,
  parallel: true,
});

export function describeLiveLinks(open: OpenHarness): void {
  test("a session with a live link can be opened before it is complete, and is flagged as uploading", async () => {
    await using harness = await open();
    const { store } = harness;
    const session = await openLive(store, { wrappedKey: newWrappedKey() });
    const { id, authKey, wrappedKey, sealedMetadata, timeLimitSeconds, ownerTokenHash, blobKey } = session;
    const minted = visible(await store.mintNonce(id, newNonce(), REQUESTER));
    expect(minted).toMatchObject({ id, authKey, wrappedKey, ownerTokenHash, blobKey, passwordSet: true });
    expect(minted).toMatchObject({ isUploading: true, downloads: 0, downloadLimit: 3, ciphertextBytes: UPLOAD_BYTES });
    expect(minted.remainingMs).toBe(timeLimitSeconds * 1_000);
    const redeem = await redeemable(store, session);
    for (const requesters of [[REQUESTER], null]) {
      const challenge = await store.readChallenge(id, requesters);
      expect(challenge).toMatchObject({ authKey, passwordSet: true });
      expect(challenge?.nonces).toContainEqual({ nonce: redeem.nonce, requester: REQUESTER });
    }
    const answer = { upload: expect.objectContaining({ id, isUploading: true }), sealedMetadata };
    expect(await store.redeemForMetadata(id, redeem)).toEqual(answer);
    expect(await store.redeemForMetadata(id, redeem)).toEqual(answer);
    expect(await store.redeemForMetadata(id, { ...redeem, operationId: "other" })).toBe("lost");
    expect(await store.readSession(id)).toMatchObject({ ...session, epoch: 1 });
  });

  test("a session is visible only through its live link, and its owner cannot change the limits or password", async () => {
    await using harness = await open();
    const { store } = harness;
    const session = await openLive(store);
    const { id } = session;
    expect(await store.read(id)).toBeNull();
    expect(await store.changeLimits(id, { operationId: "more", downloadLimit: 9 })).toBeNull();
    expect(await store.setPassword(id, { operationId: "set", authKey: session.authKey })).toBeNull();
    expect(await store.inspect(id)).toMatchObject({ state: "session" });
    expect(await readFactTypes(store, id)).toEqual([]);
  });

  test("a session without a live link cannot be opened", async () => {
    await using harness = await open();
    const { store } = harness;
    const session = await openLive(store, { liveLink: false });
    const { id } = session;
    expect(await store.mintNonce(id, newNonce(), REQUESTER)).toBeNull();
    expect(await store.readChallenge(id, null)).toBeNull();
    expect(await store.openRange(id, "claim", newRange(0, 10))).toBeNull();
    expect(await store.readUploading(id)).toBe("abandoned");
    expect(await store.readUploading(newUploadId())).toBe("abandoned");
    expect(await store.chargeUploading(id, 1)).toBe("ended");
  });

  test("I3: no Claim can be taken until a session with a live link is published", async () => {
    await using harness = await open();
    const { store } = harness;
    const session = await openLive(store);
    const { id } = session;
    const redeem = await redeemable(store, session);
    expect(await store.redeemForRange(id, redeem, "one", newRange(0, 10))).toEqual({
      answer: { result: "uploading" },
    });
    expect(await store.openRange(id, "one", newRange(0, 10))).toEqual({ result: "uploading" });
    expect(await store.openRange(id, "one", { ...newRange(0, 10), isNew: false })).toBeNull();
    expect(await store.takeClaim(id, "one")).toBeNull();
    expect(await store.spendClaim(id, "one")).toBe("lost");
    const other = await redeemable(store, session);
    expect(await store.redeemForClaim(id, other, "one")).toMatchObject({ isTaken: false });
    await store.publish(id, 1, UPLOAD_BYTES);
    expect(await store.inspect(id)).toMatchObject({ state: "live", downloads: 0, heldClaims: 0 });
  });

  test("`readUploading` counts the Parts stored without gaps from the first one", async () => {
    await using harness = await open();
    const { store } = harness;
    const session = liveSession();
    const { id, blobKey, ownerTokenHash } = session;
    await store.openSession(session);
    const body = { blobKey, partBytes: PART_BYTES, ciphertextBytes: UPLOAD_BYTES };
    expect(await store.readUploading(id)).toEqual({ ...body, partsId: null, storedParts: 0 });
    await store.attachParts(id, 1, "parts");
    for (const [number, storedParts] of [
      [3, 0],
      [1, 1],
      [2, 3],
      [5, 3],
    ] as const) {
      await store.recordParts(id, 1, [createPart(number)]);
      expect(await store.readUploading(id)).toEqual({ ...body, partsId: "parts", storedParts });
    }
    await store.takeOverSession(id, { ownerTokenHash });
    const taken = await store.takePart(id, ownerTokenHash, 4);
    if (taken === null || typeof taken === "string") throw new Error("not taken");
    expect(await store.readUploading(id)).toMatchObject({ storedParts: 3 });
    await store.recordTakenPart(id, taken.epoch, createPart(4));
    expect(await store.readUploading(id)).toMatchObject({ storedParts: 5 });
    expect(await (await harness.reopen()).readUploading(id)).toMatchObject({ storedParts: 5 });
  });

  test("once a session with a live link is published, recipients keep their Nonces and claim the remaining bytes", async () => {
    await using harness = await open();
    const { store } = harness;
    const session = await openLive(store, { downloadLimit: 1 });
    const { id } = session;
    const redeem = await redeemable(store, session);
    await store.publish(id, 1, UPLOAD_BYTES);
    expect(await store.readUploading(id)).toBe("published");
    expect(await store.chargeUploading(id, 1)).toBe("ended");
    expect(visible(await store.read(id))).toMatchObject({ isUploading: false });
    const rest = newRange(LAST_RECORD, UPLOAD_BYTES, LAST_RECORD);
    const answer = { result: "opened", parallel: true, spent: false };
    expect(await store.redeemForRange(id, redeem, "one", rest)).toMatchObject({ answer });
    expect(await store.openRange(id, "two", newRange(0, 10, LAST_RECORD))).toEqual({ result: "all_claimed" });
    expect(await store.spendRange(id, "one", rest.requestId)).toBe("spent");
    expect(await store.inspect(id)).toMatchObject({ state: "gone", downloads: 1 });
    expect(await store.readUploading(id)).toBe("published");
    expect(await readFactTypes(store, id)).toEqual(["upload.completed", "download.completed", "download.exhausted"]);
  });

  test.each([
    [LAST_RECORD - 1, "out_of_range"],
    [LAST_RECORD, "opened"],
    [UPLOAD_BYTES, "opened"],
    [UPLOAD_BYTES * 1_000, "opened"],
  ])("after the first %d bytes, a request for the last Record returns %s", async (receivedBytes, result) => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await publishUpload(store);
    const range = newRange(LAST_RECORD, UPLOAD_BYTES, receivedBytes);
    expect(await store.openRange(id, "one", range)).toMatchObject({ result });
  });

  test("limits the bytes sent before a session is complete", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await openLive(store, { downloadLimit: 2 });
    const most = RELEASED_BYTES_FACTOR * 2 * UPLOAD_BYTES;
    expect(await store.chargeUploading(id, most + 1)).toBe("used_up");
    expect(await store.chargeUploading(id, most - 1)).toBe("charged");
    expect(await store.chargeUploading(id, 2)).toBe("used_up");
    const reopened = await harness.reopen();
    expect(await reopened.chargeUploading(id, 1)).toBe("charged");
    expect(await reopened.chargeUploading(id, 1)).toBe("used_up");
  });

  test("when a session is abandoned, rejects its recipients and leaves nothing behind", async () => {
    await using harness = await open();
    const { store } = harness;
    const session = await openLive(store);
    const { id, blobKey } = session;
    const redeem = await redeemable(store, session);
    await store.abandonSession(id, 1);
    expect(await store.readUploading(id)).toBe("abandoned");
    expect(await store.chargeUploading(id, 1)).toBe("ended");
    expect(await store.mintNonce(id, newNonce(), REQUESTER)).toBeNull();
    expect(await store.redeemForMetadata(id, redeem)).toBeNull();
    expect(await store.redeemForRange(id, redeem, "one", newRange(0, 10))).toBeNull();
    expect(await sweep(store)).toEqual([{ key: blobKey, partsId: "parts" }]);
    expect(await store.inspect(id)).toBeNull();
    expect(await store.readUploading(id)).toBe("abandoned");
    // A new Upload with the same id has no Nonces, so none were left behind.
    const again = await publishUpload(store, { id });
    expect((await store.readChallenge(again.id, null))?.nonces).toEqual([]);
  });

  test("drops the Nonces of an abandoned session, however many, and keeps those of a session that becomes an Upload", async () => {
    await using harness = await open();
    const { store } = harness;
    const [published, abandoned] = [await openLive(store), await openLive(store)];
    for (const { id } of [published, abandoned]) {
      for (let n = 0; n < 50; n += 1) await store.mintNonce(id, newNonce(), `requester-${n}`);
    }
    await store.publish(published.id, 1, UPLOAD_BYTES);
    expect((await store.readChallenge(published.id, null))?.nonces).toHaveLength(50);
    await store.abandonSession(abandoned.id, 1);
    await sweep(store);
    await publishUpload(store, { id: abandoned.id });
    expect((await store.readChallenge(abandoned.id, null))?.nonces).toEqual([]);
  });
}
