import { expect, test } from "vitest";
import {
  ENDED_SESSION_SECONDS,
  type NewSession,
  RELEASED_BYTES_FACTOR,
  SPENT_CLAIM_SECONDS,
  type UploadStore,
} from "../../upload/port.ts";
import {
  newNonce,
  newRequestId,
  newSession,
  newUploadId,
  type OpenHarness,
  publishUpload,
  randomHex,
  readFactTypes,
  sweep,
  UPLOAD_BYTES,
  visible,
} from "./fixtures.ts";
import { recipient } from "./recipient.ts";

const HOUR_SECONDS = 3_600;
const PART_BYTES = 100_000;
const part = { number: 1, bytes: PART_BYTES, etag: "part-1" };
const ENDED = ["upload.completed", "download.completed", "download.exhausted", "upload.deleted"];

const runningSession = (overrides: Partial<NewSession> = {}) =>
  newSession({ resumable: true, declaredBytes: UPLOAD_BYTES, partBytes: PART_BYTES, ...overrides });

/** Opens a session that has one Part. */
async function running(store: UploadStore, session: NewSession): Promise<NewSession> {
  await store.openSession(session);
  await store.attachParts(session.id, 1, "parts");
  await store.recordParts(session.id, 1, [part]);
  return session;
}

/** Publishes an Upload limited to one download, and uses it up with a random-access Claim that is still being read. */
async function usedUp(store: UploadStore) {
  const session = await publishUpload(store, { downloadLimit: 1 });
  const reader = recipient(store, session.id);
  await reader.open(0, 21, { requestId: "header", isNew: true, randomAccess: true });
  expect(await reader.spend()).toBe("spent");
  await reader.end("header", 21);
  expect(await store.read(session.id)).toBeNull();
  expect(await reader.open(1, 100_000, { requestId: "open" })).toMatchObject({ result: "opened" });
  return { ...session, reader };
}

/** See [Note: Deletion]. */
export function describeDeletion(open: OpenHarness): void {
  test.for([
    ["with a live link", runningSession({ liveLink: true })],
    ["that waits for its sender", runningSession()],
    ["that ends with its socket", newSession()],
    ["over HTTP", runningSession({ http: { tokenHash: "ab".repeat(32), maxBytes: UPLOAD_BYTES } })],
  ] as const)("I4: a session %s ends when it is deleted, and its writers are fenced off", async ([, session]) => {
    await using harness = await open();
    const { store } = harness;
    const { id, blobKey, ownerTokenHash, http } = await running(store, session);
    if (session.liveLink) visible(await store.mintNonce(id, newNonce(), "one"));
    expect(await store.readOwner(id)).toBe(ownerTokenHash);
    expect(await store.readEnder(id)).toBeNull();

    expect(await store.delete(id, "delete")).toBe("deleted");
    expect(await store.readEnder(id)).toBe("owner");
    expect(await store.inspect(id)).toMatchObject({ state: "session", endedBy: "owner" });
    expect(await store.readOwner(id)).toBeNull();
    expect(await store.readSession(id)).toBeNull();
    expect(await store.mintNonce(id, newNonce(), "one")).toBeNull();
    expect(await store.readChallenge(id, ["one"])).toBeNull();
    expect(await store.readUploading(id)).toBe("abandoned");
    expect(await store.chargeUploading(id, 1)).toBe("ended");
    expect(await store.renewSession(id, 1)).toBe("fenced");
    expect(await store.recordParts(id, 1, [{ ...part, number: 2 }])).toBe("fenced");
    expect(await store.recordParts(id, 1, [], [])).toBe("fenced");
    expect(await store.takeOverSession(id, { ownerTokenHash })).toBeNull();
    expect(await store.takeOverSession(id, { httpTokenHash: http?.tokenHash ?? "" })).toBeNull();
    expect(await store.takePart(id, ownerTokenHash, 2)).toBeNull();
    expect(await store.suspendSession(id, 1)).toBe("fenced");
    expect(await store.publish(id, 1, UPLOAD_BYTES)).toBe("fenced");
    expect(await store.delete(id, "another")).toBeNull();
    expect(await store.takeDown(id)).toBeNull();
    expect(await store.delete(id, "delete")).toBe("deleted");
    expect(await readFactTypes(store, id)).toEqual([]);

    // The session is removed only after its writers have had time to stop.
    expect(await sweep(store)).toEqual([]);
    await harness.advance(ENDED_SESSION_SECONDS * 1_000 + 1_000);
    expect(await sweep(store)).toEqual([{ key: blobKey, partsId: "parts" }]);
    const again = await harness.reopen();
    expect(await again.inspect(id)).toBeNull();
    expect(await again.readEnder(id)).toBeNull();
  });

  test("I4: a deleted session is not removed any earlier if its writer abandons it", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await running(store, runningSession());
    await store.delete(id, "delete");
    expect(await store.abandonSession(id, 1)).toBe("abandoned");
    expect(await store.readEnder(id)).toBe("owner");
    expect(await store.beginRemoval({ kind: "session", key: id })).toBeNull();
  });

  test("publishes or deletes a session, never both", async () => {
    await using harness = await open();
    const { store } = harness;
    for (let n = 0; n < 10; n++) {
      const { id } = await running(store, runningSession());
      const [published, deleted] = await Promise.all([
        store.publish(id, 1, UPLOAD_BYTES),
        store.delete(id, randomHex(8)),
      ]);
      // Either the session was deleted before being published, or the Upload was briefly visible.
      expect(deleted).toBe("deleted");
      expect(await store.read(id)).toBeNull();
      expect(await store.inspect(id)).toMatchObject({ state: published === "published" ? "gone" : "session" });
    }
  });

  test("I4: an operator's take-down deletes a running session, which cannot be restored afterwards", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await running(store, runningSession({ liveLink: true }));
    for (let n = 0; n < 2; n++) expect(await store.takeDown(id)).toBe("deleted");
    expect(await store.readEnder(id)).toBe("operator");
    expect(await store.readUploading(id)).toBe("removed");
    expect(await store.restore(id)).toBeNull();
    expect(await store.readTakenDown(id)).toBeNull();
    await harness.advance(ENDED_SESSION_SECONDS * 1_000 + 1_000);
    expect(await sweep(store)).toHaveLength(1);
    expect(await store.readUploading(id)).toBe("abandoned");
    const other = await running(store, runningSession());
    expect(await store.delete(other.id, "delete", "operator")).toBe("deleted");
    expect(await store.readEnder(other.id)).toBe("operator");
  });

  test.for(["delete", "takeDown"] as const)(
    "I4: %s on a used-up Upload ends a Claim that is still being read, and the Blob is due immediately",
    async (how) => {
      await using harness = await open();
      const { store } = harness;
      const { id, blobKey, ownerTokenHash, reader } = await usedUp(store);
      expect(await store.readOwner(id)).toBe(ownerTokenHash);
      expect(await store.openClaims(id)).toHaveLength(1);
      const end = () => (how === "delete" ? store.delete(id, "delete") : store.takeDown(id));
      for (let n = 0; n < 2; n++) expect(await end()).toBe("deleted");
      expect(await reader.renew("open", 10)).toBe("lost");
      await reader.end("open", 10);
      expect(await reader.open(1, 2)).toBeNull();
      expect(await reader.release()).toBeNull();
      expect(await store.openClaims(id)).toEqual([]);
      expect(await store.readOwner(id)).toBeNull();
      expect(await store.restore(id)).toBeNull();
      expect(await store.inspect(id)).toMatchObject({ state: "gone", reason: "deleted", downloads: 1 });
      expect(await readFactTypes(store, id)).toEqual(ENDED);
      expect(await sweep(store)).toEqual([{ key: blobKey, partsId: null }]);
      expect(await end()).toBe("deleted");
    },
  );

  test("a sender may delete a delivery only while it is being sent, even if its owner is reading it as it expires", async () => {
    await using harness = await open({ times: { claimLeaseSeconds: 600 } });
    const { store } = harness;
    const requestId = newRequestId();
    const { id, ownerTokenHash } = await running(store, runningSession({ requestId, timeLimitSeconds: 300 }));
    expect(await store.readOwner(id)).toBe(ownerTokenHash);
    await store.publish(id, 1, UPLOAD_BYTES);
    expect(await store.readOwner(id)).toBeNull();
    visible(await store.takeClaim(id, "whole"));
    await harness.advance(330_000);
    expect(await store.renewClaim(id, "whole", 1)).toBe("renewed");
    expect(await store.readOwner(id)).toBeNull();
    expect(await store.delete(id, "delete")).toBe("deleted");
  });

  test("an Upload with no downloads left can be deleted only while a Claim can still read it", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id, downloadLimit } = await publishUpload(store, { downloadLimit: 1 });
    const one = recipient(store, id);
    await one.take(UPLOAD_BYTES, "all");
    await one.spend();
    await one.end("all", UPLOAD_BYTES);
    expect(await store.inspect(id)).toMatchObject({ state: "gone", downloadLimit });
    expect(await store.readOwner(id)).not.toBeNull();
    await harness.advance((SPENT_CLAIM_SECONDS + 60) * 1_000);
    expect(await store.readOwner(id)).toBeNull();
    expect(await store.delete(id, "late")).toBeNull();
    expect(await store.takeDown(id)).toBeNull();
    const whole = await publishUpload(store, { downloadLimit: 1 });
    visible(await store.takeClaim(whole.id, "whole"));
    await store.spendClaim(whole.id, "whole");
    expect(await store.readOwner(whole.id)).toBeNull();
    expect(await store.delete(whole.id, "late")).toBeNull();
  });

  test.for(["delete", "takeDown"] as const)(
    "I4: %s on an expired Upload ends the Claims that the Upload is waiting for",
    async (how) => {
      await using harness = await open({ times: { claimLeaseSeconds: 600 } });
      const { store } = harness;
      const { id, blobKey, ownerTokenHash } = await publishUpload(store, { timeLimitSeconds: 300 });
      visible(await store.takeClaim(id, "whole"));
      const one = recipient(store, id);
      await one.open(0, 21, { requestId: "header", isNew: true, randomAccess: true });
      await one.spend();
      await harness.advance(330_000);
      expect(await store.read(id)).toBeNull();
      expect(await store.renewClaim(id, "whole", 1)).toBe("renewed");
      expect(await store.readOwner(id)).toBe(ownerTokenHash);
      expect(await (how === "delete" ? store.delete(id, "delete") : store.takeDown(id))).toBe("deleted");
      expect(await store.renewClaim(id, "whole", 2)).toBe("lost");
      expect(await one.open(1, 2)).toBeNull();
      expect(await store.readOwner(id)).toBeNull();
      expect(await store.restore(id)).toBeNull();
      expect(await sweep(store)).toEqual([{ key: blobKey, partsId: null }]);
    },
  );

  test("I4: if a take-down ends Claims and so uses up the Upload, no Claim stays usable", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id, blobKey } = await publishUpload(store, { downloadLimit: 1 });
    for (let n = 0; n < RELEASED_BYTES_FACTOR; n++) {
      const left = recipient(store, id);
      await left.take(UPLOAD_BYTES);
      expect(await left.release()).toBe("ended");
    }
    const last = recipient(store, id);
    await last.take(UPLOAD_BYTES, "open");
    expect(await store.takeDown(id)).toBe("deleted");
    expect(await last.renew("open", 10)).toBe("lost");
    expect(await last.open(1, 2)).toBeNull();
    expect(await sweep(store)).toEqual([{ key: blobKey, partsId: null }]);
  });

  test("returns an Upload's owner while it is visible, but not while it is taken down", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id, ownerTokenHash } = await publishUpload(store, { timeLimitSeconds: HOUR_SECONDS });
    expect(await store.readOwner(id)).toBe(ownerTokenHash);
    await store.takeDown(id);
    expect(await store.readOwner(id)).toBeNull();
    await store.restore(id);
    expect(await store.readOwner(id)).toBe(ownerTokenHash);
    await harness.advance((HOUR_SECONDS + 60) * 1_000);
    expect(await store.readOwner(id)).toBeNull();
    expect(await store.readOwner(newUploadId())).toBeNull();
    expect(await store.readEnder(newUploadId())).toBeNull();
  });
}
