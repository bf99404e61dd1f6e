import { expect, test } from "vitest";
import type { StoredPart } from "../../blob/port.ts";
import {
  advanceRenewing,
  collect,
  download,
  newSession,
  newUploadId,
  newWrappedKey,
  type OpenHarness,
  publishUpload,
  randomHex,
  readFacts,
  readFactTypes,
  readSealedMetadata,
  sweep,
  TOLERANCE_MS,
  UPLOAD_BYTES,
  visible,
} from "./fixtures.ts";

const LEASE_SECONDS = 300;
const times = { sessionLeaseSeconds: LEASE_SECONDS };

function part(number: number, bytes = 100): StoredPart {
  return { number, bytes, etag: randomHex(4) };
}

export function describeSessions(open: OpenHarness): void {
  test("reads back an opened session completely", async () => {
    await using harness = await open({ times });
    const session = newSession({ declaredBytes: 12_345, wrappedKey: newWrappedKey() });
    expect(await harness.store.openSession(session)).toBe("opened");
    const stored = await harness.store.readSession(session.id);
    expect(stored).toMatchObject({ ...session, epoch: 1, partsId: null, parts: [], storedBytes: 0 });
    const leaseMs = (stored?.leaseUntilMs ?? 0) - (stored?.createdAtMs ?? 0);
    expect(Math.abs(leaseMs - LEASE_SECONDS * 1_000)).toBeLessThan(TOLERANCE_MS);
    expect(await harness.store.inspect(session.id)).toEqual({
      state: "session",
      epoch: 1,
      storedBytes: 0,
      endedBy: null,
    });
    expect(await (await harness.reopen()).readSession(session.id)).toEqual(stored);
  });

  test("finds no session for an unknown id", async () => {
    await using harness = await open({ times });
    const id = newUploadId();
    expect(await harness.store.readSession(id)).toBeNull();
    expect(await harness.store.inspect(id)).toBeNull();
    expect(await harness.store.renewSession(id, 1)).toBe("fenced");
    expect(await harness.store.recordParts(id, 1, [part(1)])).toBe("fenced");
    expect(await harness.store.attachParts(id, 1, "parts")).toBe("fenced");
    expect(await harness.store.publish(id, 1, UPLOAD_BYTES)).toBe("fenced");
    expect(await harness.store.abandonSession(id, 1)).toBe("fenced");
    expect(await harness.store.inspect(id)).toBeNull();
  });

  test("I2: shows nothing of a session before it is published", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const session = newSession();
    await store.openSession(session);
    await store.attachParts(session.id, 1, "parts-1");
    await store.recordParts(session.id, 1, [part(1)]);
    const operationId = randomHex(8);
    expect(await store.read(session.id)).toBeNull();
    expect(await store.readChallenge(session.id, null)).toBeNull();
    expect(await readSealedMetadata(store, session)).toBeNull();
    expect(await store.changeLimits(session.id, { operationId, downloadLimit: 9 })).toBeNull();
    expect(await store.setPassword(session.id, { operationId, authKey: session.authKey })).toBeNull();
    expect(await store.takeClaim(session.id, randomHex(8))).toBeNull();
    expect(await collect(store.listUploads())).toEqual([]);
    expect(await readFacts(store, session.id)).toEqual([]);
    expect(await store.readSession(session.id)).toMatchObject({ storedBytes: 100 });
  });

  test("if the same opener opens a session twice, opens it once and keeps its Parts", async () => {
    await using harness = await open({ times });
    const session = newSession();
    const first = part(1);
    await harness.store.openSession(session);
    await harness.store.recordParts(session.id, 1, [first]);
    expect(await harness.store.openSession(session)).toBe("opened");
    expect(await harness.store.readSession(session.id)).toMatchObject({ epoch: 1, parts: [first] });
  });

  test("returns `taken` for an id with a session, an Upload or a tombstone of another opener", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const mine = newSession();
    const other = newSession({ id: mine.id });
    await store.openSession(mine);
    expect(await store.openSession(other)).toBe("taken");
    expect(await store.openSession({ ...mine, ownerTokenHash: randomHex(32) })).toBe("taken");
    await store.publish(mine.id, 1, UPLOAD_BYTES);
    expect(await store.openSession(other)).toBe("taken");
    await store.delete(mine.id, "delete");
    expect(await store.openSession(other)).toBe("taken");
    await sweep(store);
    expect(await store.openSession(other)).toBe("taken");
    expect(await store.inspect(mine.id)).toMatchObject({ state: "gone" });
  });

  test("only one of many concurrent openers of an id succeeds", async () => {
    await using harness = await open({ times });
    const id = newUploadId();
    const openers = Array.from({ length: 20 }, () => newSession({ id }));
    const answers = await Promise.all(openers.map((session) => harness.store.openSession(session)));
    expect(answers.filter((answer) => answer === "opened")).toHaveLength(1);
    const winner = openers[answers.indexOf("opened")];
    expect(await harness.store.readSession(id)).toMatchObject({ ...winner });
  });

  test("repeating `openSession` after the Upload has been published or deleted revives nothing", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const session = await publishUpload(store);
    expect(await store.openSession(session)).toBe("opened");
    expect(await store.readSession(session.id)).toBeNull();
    expect(await store.inspect(session.id)).toMatchObject({ state: "live" });
    await store.delete(session.id, "delete");
    expect(await store.openSession(session)).toBe("opened");
    expect(await store.readSession(session.id)).toBeNull();
    expect(await store.inspect(session.id)).toMatchObject({ state: "gone", reason: "deleted" });
  });

  test("records Parts by number, and replaces a Part when its number is recorded again", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const session = newSession();
    await store.openSession(session);
    expect(await store.attachParts(session.id, 1, "parts-1")).toBe("attached");
    expect(await store.attachParts(session.id, 1, "parts-1")).toBe("attached");
    const [first, second, third, secondAgain] = [part(1), part(2), part(3, 7), part(2, 50)];
    expect(await store.recordParts(session.id, 1, [third])).toBe("recorded");
    expect(await store.recordParts(session.id, 1, [first])).toBe("recorded");
    expect(await store.recordParts(session.id, 1, [second])).toBe("recorded");
    expect(await store.recordParts(session.id, 1, [second])).toBe("recorded");
    expect(await store.readSession(session.id)).toMatchObject({
      partsId: "parts-1",
      parts: [first, second, third],
      storedBytes: 207,
    });
    expect(await store.recordParts(session.id, 1, [secondAgain])).toBe("recorded");
    expect(await store.readSession(session.id)).toMatchObject({ parts: [first, secondAgain, third], storedBytes: 157 });
    expect(await store.inspect(session.id)).toEqual({ state: "session", epoch: 1, storedBytes: 157, endedBy: null });
  });

  test("keeps hundreds of Parts of a session in order", async () => {
    await using harness = await open({ times });
    const session = newSession();
    await harness.store.openSession(session);
    const parts = Array.from({ length: 300 }, (_, index) => part(index + 1, 10));
    await Promise.all(parts.toReversed().map((each) => harness.store.recordParts(session.id, 1, [each])));
    expect(await harness.store.readSession(session.id)).toMatchObject({ parts, storedBytes: 3_000 });
  });

  test("a writer of another epoch is fenced off and changes nothing", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const session = newSession();
    await store.openSession(session);
    for (const epoch of [0, 2]) {
      expect(await store.attachParts(session.id, epoch, "stranger")).toBe("fenced");
      expect(await store.recordParts(session.id, epoch, [part(1)])).toBe("fenced");
      expect(await store.renewSession(session.id, epoch)).toBe("fenced");
      expect(await store.publish(session.id, epoch, UPLOAD_BYTES)).toBe("fenced");
      expect(await store.abandonSession(session.id, epoch)).toBe("fenced");
    }
    expect(await store.readSession(session.id)).toMatchObject({ partsId: null, parts: [], storedBytes: 0 });
    expect(await sweep(store)).toEqual([]);
    expect(await store.publish(session.id, 1, UPLOAD_BYTES)).toBe("published");
  });

  test("keeps a session as long as renewals or new Parts renew its lease", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const session = newSession();
    await store.openSession(session);
    let number = 0;
    await advanceRenewing(harness, LEASE_SECONDS * 2, LEASE_SECONDS, async () => {
      expect(await store.renewSession(session.id, 1)).toBe("renewed");
      expect(await sweep(store)).toEqual([]);
    });
    await advanceRenewing(harness, LEASE_SECONDS * 2, LEASE_SECONDS, async () => {
      expect(await store.recordParts(session.id, 1, [part(++number)])).toBe("recorded");
      expect(await sweep(store)).toEqual([]);
    });
    expect(await store.publish(session.id, 1, UPLOAD_BYTES)).toBe("published");
  });

  test("continues a lapsed session if its gateway resumes before the session is removed", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const session = newSession();
    await store.openSession(session);
    await harness.advance(LEASE_SECONDS * 3_000);
    expect(await store.renewSession(session.id, 1)).toBe("renewed");
    expect(await sweep(store)).toEqual([]);
    expect(await store.publish(session.id, 1, UPLOAD_BYTES)).toBe("published");
  });

  test("I5: removes a lapsed session with its Blob and unfinished Parts, and fences off its writer", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const session = newSession();
    await store.openSession(session);
    await store.attachParts(session.id, 1, "parts-1");
    await store.recordParts(session.id, 1, [part(1)]);
    await harness.advance(LEASE_SECONDS * 1_000 + TOLERANCE_MS);
    const entry = { kind: "session", key: session.id } as const;
    const removal = await store.beginRemoval(entry);
    expect(removal?.blobs).toEqual([{ key: session.blobKey, partsId: "parts-1" }]);
    expect((await store.beginRemoval(entry))?.blobs).toEqual(removal?.blobs);
    expect(await store.readSession(session.id)).toBeNull();
    expect(await store.attachParts(session.id, 1, "parts-2")).toBe("fenced");
    expect(await store.recordParts(session.id, 1, [part(2)])).toBe("fenced");
    expect(await store.renewSession(session.id, 1)).toBe("fenced");
    expect(await store.publish(session.id, 1, UPLOAD_BYTES)).toBe("fenced");
    expect(await store.inspect(session.id)).toMatchObject({ state: "session" });
    await store.finishRemoval(entry);
    await store.finishRemoval(entry);
    expect(await store.inspect(session.id)).toBeNull();
    expect(await store.beginRemoval(entry)).toBeNull();
    expect(await sweep(store)).toEqual([]);
    expect(await readFacts(store, session.id)).toEqual([]);
  });

  test("I5: an abandoned session is immediately due for removal and cannot be published", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const session = newSession();
    await store.openSession(session);
    await store.attachParts(session.id, 1, "parts-1");
    for (let n = 0; n < 2; n++) expect(await store.abandonSession(session.id, 1)).toBe("abandoned");
    expect(await store.publish(session.id, 1, UPLOAD_BYTES)).toBe("fenced");
    expect(await store.renewSession(session.id, 1)).toBe("fenced");
    expect(await store.recordParts(session.id, 1, [part(1)])).toBe("fenced");
    expect(await store.openSession(session)).toBe("opened");
    expect(await store.readSession(session.id)).toBeNull();
    expect(await sweep(store)).toEqual([{ key: session.blobKey, partsId: "parts-1" }]);
    expect(await store.inspect(session.id)).toBeNull();
  });

  test("abandoning a published session has no effect", async () => {
    await using harness = await open({ times });
    const session = await publishUpload(harness.store);
    expect(await harness.store.abandonSession(session.id, 1)).toBe("fenced");
    expect(await sweep(harness.store)).toEqual([]);
    expect(await harness.store.read(session.id)).not.toBeNull();
  });

  test("publishing makes the Upload visible and begins its lifetime", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const session = newSession({ timeLimitSeconds: 3_600 });
    await store.openSession(session);
    await harness.advance(200_000);
    expect(await store.publish(session.id, 1, UPLOAD_BYTES)).toBe("published");
    const upload = visible(await store.read(session.id));
    expect(upload).toMatchObject({
      id: session.id,
      ownerTokenHash: session.ownerTokenHash,
      authKey: session.authKey,
      passwordSet: false,
      downloadLimit: session.downloadLimit,
      downloads: 0,
      ciphertextBytes: UPLOAD_BYTES,
      blobKey: session.blobKey,
    });
    expect(await readSealedMetadata(store, session)).toBe(session.sealedMetadata);
    expect(upload.expiresAtMs - upload.createdAtMs).toBe(3_600_000);
    expect(upload.remainingMs).toBeGreaterThan(3_600_000 - TOLERANCE_MS);
    expect(upload.remainingMs).toBeLessThanOrEqual(3_600_000);
    expect(await store.readSession(session.id)).toBeNull();
    expect(await store.renewSession(session.id, 1)).toBe("fenced");
    expect(await store.recordParts(session.id, 1, [part(1)])).toBe("fenced");
    expect(await store.inspect(session.id)).toEqual({
      state: "live",
      takenDownUntilMs: null,
      downloads: 0,
      heldClaims: 0,
      downloadLimit: session.downloadLimit,
      blobKey: session.blobKey,
    });
    expect(await collect(store.listUploads())).toEqual([{ id: session.id, blobKey: session.blobKey }]);
    expect(await readFacts(store, session.id)).toMatchObject([
      {
        type: "upload.completed",
        v: 1,
        uploadId: session.id,
        ciphertextBytes: UPLOAD_BYTES,
        downloadLimit: session.downloadLimit,
        timeLimitSeconds: 3_600,
        atMs: upload.createdAtMs,
      },
    ]);
    expect(visible(await (await harness.reopen()).read(session.id)).createdAtMs).toBe(upload.createdAtMs);
  });

  test("publishing repeatedly has one effect: the same lifetime and one Fact", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const session = await publishUpload(store);
    const before = visible(await store.read(session.id));
    await harness.advance(60_000);
    expect(await store.publish(session.id, 1, UPLOAD_BYTES)).toBe("published");
    expect(await store.publish(session.id, 2, UPLOAD_BYTES)).toBe("fenced");
    expect(visible(await store.read(session.id)).expiresAtMs).toBe(before.expiresAtMs);
    expect(await readFactTypes(store, session.id)).toEqual(["upload.completed"]);
  });

  test("I4: repeating `publish` after the Upload has ended returns `published` and revives nothing", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const deleted = await publishUpload(store);
    const expired = await publishUpload(store, { timeLimitSeconds: 60 });
    const exhausted = await publishUpload(store, { downloadLimit: 1 });
    await store.delete(deleted.id, "delete");
    await download(store, exhausted.id);
    await harness.advance(61_000);
    for (const session of [deleted, expired, exhausted]) {
      expect(await store.publish(session.id, 1, UPLOAD_BYTES)).toBe("published");
      expect(await store.read(session.id)).toBeNull();
    }
    await sweep(store);
    for (const session of [deleted, expired, exhausted]) {
      expect(await store.publish(session.id, 1, UPLOAD_BYTES)).toBe("published");
      expect(await store.publish(session.id, 2, UPLOAD_BYTES)).toBe("fenced");
      expect(await store.read(session.id)).toBeNull();
    }
  });

  test("only one of a publish and a concurrent removal succeeds", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const sessions = Array.from({ length: 20 }, () => newSession());
    for (const session of sessions) await store.openSession(session);
    await harness.advance(LEASE_SECONDS * 1_000 + TOLERANCE_MS);
    await Promise.all(
      sessions.map(async ({ id }) => {
        const [published, removal] = await Promise.all([
          store.publish(id, 1, UPLOAD_BYTES),
          store.beginRemoval({ kind: "session", key: id }),
        ]);
        expect(published === "published").toBe(removal === null);
        expect((await store.read(id)) !== null).toBe(published === "published");
      }),
    );
  });
}
