import { expect, test } from "vitest";
import {
  advanceRenewing,
  download,
  newSession,
  newUploadId,
  type OpenHarness,
  randomHex,
  readFactTypes,
  sweep,
  TOLERANCE_MS,
  UPLOAD_BYTES,
} from "./fixtures.ts";

const LEASE_SECONDS = 300;
const LIFE_SECONDS = 3_600;
const EMPTY_SECONDS = 600;
const MAX_SECONDS = 20_000;
const times = {
  sessionLeaseSeconds: LEASE_SECONDS,
  emptySessionSeconds: EMPTY_SECONDS,
  sessionLifeSeconds: LIFE_SECONDS,
  sessionMaxSeconds: MAX_SECONDS,
};
const PART = { number: 1, bytes: 100, etag: "one" };

export function describeResuming(open: OpenHarness): void {
  test("I9: takes over a session with its Parts, and fences off its earlier writer", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const session = newSession({ resumable: true, declaredBytes: UPLOAD_BYTES });
    await store.openSession(session);
    await store.attachParts(session.id, 1, "parts-1");
    await store.recordParts(session.id, 1, [PART]);
    const taken = await store.takeOverSession(session.id, session);
    expect(taken).toMatchObject({ ...session, epoch: 2, partsId: "parts-1", parts: [PART], storedBytes: 100 });
    expect(await store.recordParts(session.id, 1, [{ ...PART, number: 2 }])).toBe("fenced");
    expect(await store.renewSession(session.id, 1)).toBe("fenced");
    expect(await store.attachParts(session.id, 1, "parts-2")).toBe("fenced");
    expect(await store.publish(session.id, 1, UPLOAD_BYTES)).toBe("fenced");
    await store.abandonSession(session.id, 1);
    expect(await store.readSession(session.id)).toEqual(taken);
    expect(await store.recordParts(session.id, 2, [{ ...PART, number: 2 }])).toBe("recorded");
    expect(await (await harness.reopen()).takeOverSession(session.id, session)).toMatchObject({
      epoch: 3,
      storedBytes: 200,
    });
  });

  test("I2: publishes a taken-over session only once", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const session = newSession({ resumable: true });
    await store.openSession(session);
    await store.takeOverSession(session.id, session);
    const published = await Promise.all([1, 2, 1, 2].map((epoch) => store.publish(session.id, epoch, UPLOAD_BYTES)));
    expect(published).toEqual(["fenced", "published", "fenced", "published"]);
    expect(await readFactTypes(store, session.id)).toEqual(["upload.completed"]);
  });

  test("only one of many clients that take over a session concurrently can write", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const session = newSession({ resumable: true });
    await store.openSession(session);
    const takers = Array.from({ length: 20 }, () => store.takeOverSession(session.id, session));
    const epochs = (await Promise.all(takers)).map((taken) => (typeof taken === "object" ? (taken?.epoch ?? 0) : 0));
    expect(new Set(epochs).size).toBe(20);
    const renewed = await Promise.all(epochs.map((epoch) => store.renewSession(session.id, epoch)));
    expect(renewed.filter((answer) => answer === "renewed")).toHaveLength(1);
    expect(renewed[epochs.indexOf(Math.max(...epochs))]).toBe("renewed");
  });

  test("only a session's owner can take over the session, and only if it is resumable", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const [session, other] = [newSession({ resumable: true }), newSession()];
    for (const opened of [session, other]) await store.openSession(opened);
    expect(await store.takeOverSession(session.id, { ownerTokenHash: randomHex(32) })).toBeNull();
    expect(await store.takeOverSession(session.id, other)).toBeNull();
    expect(await store.takeOverSession(other.id, other)).toBeNull();
    expect(await store.takeOverSession(newUploadId(), session)).toBeNull();
    expect(await store.readSession(session.id)).toMatchObject({ epoch: 1 });
    expect(await store.renewSession(other.id, 1)).toBe("renewed");
  });

  test("I2: distinguishes a published session from a missing one", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const [kept, deleted, expired, usedUp, abandoned] = ["", "", "", "", ""].map(() =>
      newSession({ resumable: true, downloadLimit: 1, timeLimitSeconds: 60 }),
    );
    const takeOver = (session = newSession()) => store.takeOverSession(session.id, session);
    for (const session of [kept, deleted, expired, usedUp, abandoned]) {
      if (session === undefined) throw new Error("no session");
      await store.openSession(session);
      if (session === abandoned) await store.abandonSession(session.id, 1);
      else await store.publish(session.id, 1, UPLOAD_BYTES);
      if (session === deleted) await store.delete(session.id, "delete");
      if (session === usedUp) await download(store, session.id);
    }
    expect(await takeOver(kept)).toBe("published");
    expect(await store.takeOverSession(kept?.id ?? newUploadId(), { ownerTokenHash: randomHex(32) })).toBeNull();
    for (const session of [deleted, usedUp, abandoned]) expect(await takeOver(session)).toBeNull();
    await harness.advance(61_000);
    expect(await takeOver(expired)).toBeNull();
    await sweep(store);
    for (const session of [deleted, usedUp, abandoned, expired]) expect(await takeOver(session)).toBeNull();
  });

  test("I5: removes a resumable session if no byte arrives during a whole session lifetime", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const session = newSession({ resumable: true });
    const almostMs = LIFE_SECONDS * 1_000 - TOLERANCE_MS;
    await store.openSession(session);
    await store.attachParts(session.id, 1, "parts-1");
    await harness.advance(EMPTY_SECONDS * 1_000 - TOLERANCE_MS);
    expect(await sweep(store)).toEqual([]);
    await store.recordParts(session.id, 1, [PART]);
    await harness.advance(almostMs);
    expect(await sweep(store)).toEqual([]);
    expect(await store.takeOverSession(session.id, session)).toMatchObject({ epoch: 2 });
    expect(await store.renewSession(session.id, 2)).toBe("renewed");
    await harness.advance(almostMs + 2 * TOLERANCE_MS);
    expect(await sweep(store)).toEqual([{ key: session.blobKey, partsId: "parts-1" }]);
    expect(await store.takeOverSession(session.id, session)).toBeNull();
    expect(await store.inspect(session.id)).toBeNull();
  });

  test("I10: removes a session that receives no bytes within minutes, whatever else its writers do", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const session = newSession({ resumable: true, declaredBytes: UPLOAD_BYTES, partBytes: 100 });
    const { id, ownerTokenHash } = session;
    await store.openSession(session);
    await store.attachParts(id, 1, "parts-1");
    let epoch = 1;
    for (const _turn of [1, 2]) {
      await harness.advance((EMPTY_SECONDS * 1_000) / 2 - TOLERANCE_MS);
      await store.takePart(id, ownerTokenHash, 2);
      await store.suspendSession(id, epoch);
      expect(await store.renewSession(id, epoch, { hasBytes: false })).toBe("renewed");
      expect(await store.renewSession(id, epoch - 1, { hasBytes: false })).toBe("fenced");
      expect(await store.renewPart(id, 2, epoch, { hasBytes: false })).toBe("renewed");
      expect(await store.takeOverSession(id, { ownerTokenHash })).toMatchObject({ epoch: ++epoch });
    }
    await harness.advance(3 * TOLERANCE_MS);
    expect(await store.takeOverSession(id, { ownerTokenHash })).toBeNull();
    expect(await sweep(store)).toEqual([{ key: session.blobKey, partsId: "parts-1" }]);
    expect(await store.renewSession(id, epoch)).toBe("fenced");
  });

  test("I10: taking over a session does not renew it, even if it has bytes", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const session = newSession({ resumable: true });
    const { id, ownerTokenHash } = session;
    await store.openSession(session);
    await store.recordParts(id, 1, [PART]);
    await harness.advance(LIFE_SECONDS * 1_000 - TOLERANCE_MS);
    expect(await store.takeOverSession(id, { ownerTokenHash })).toMatchObject({ epoch: 2, storedBytes: 100 });
    await harness.advance(2 * TOLERANCE_MS);
    expect(await store.takeOverSession(id, { ownerTokenHash })).toBeNull();
    expect(await sweep(store)).toHaveLength(1);
  });

  test("I10: limits a session's age, however many bytes arrive", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const sessions = [newSession({ resumable: true }), newSession()];
    for (const session of sessions) await store.openSession(session);
    let number = 0;
    await advanceRenewing(harness, MAX_SECONDS - 2 * (TOLERANCE_MS / 1_000), LEASE_SECONDS, async () => {
      number += 1;
      for (const { id } of sessions) expect(await store.recordParts(id, 1, [{ ...PART, number }])).toBe("recorded");
    });
    expect(await sweep(store)).toEqual([]);
    await harness.advance(3 * TOLERANCE_MS);
    for (const { id } of sessions) await store.renewSession(id, 1);
    expect((await sweep(store)).map(({ key }) => key).toSorted()).toEqual(
      sessions.map(({ blobKey }) => blobKey).toSorted(),
    );
  });

  test("removes a session whose lease has lapsed, and rejects its takeover", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const sessions = Array.from({ length: 20 }, () => newSession({ resumable: true }));
    for (const session of sessions) await store.openSession(session);
    await harness.advance(LIFE_SECONDS * 1_000 + TOLERANCE_MS);
    await Promise.all(
      sessions.map(async ({ id, ownerTokenHash }) => {
        const [taken, removal] = await Promise.all([
          store.takeOverSession(id, { ownerTokenHash }),
          store.beginRemoval({ kind: "session", key: id }),
        ]);
        expect([taken, removal === null]).toEqual([null, false]);
      }),
    );
  });

  test("counts the bytes of sessions towards a quota, and rejects bytes above the quota's limit", async () => {
    await using harness = await open();
    const { store } = harness;
    const limit = { maxBytes: 100, lifeSeconds: 60 };
    const [quota, other] = [randomHex(32), randomHex(32)];
    const [first, second, third] = [newUploadId(), newUploadId(), newUploadId()];
    expect(await store.admitToQuota(quota, first, 60, limit)).toBe("admitted");
    expect(await store.admitToQuota(quota, second, 41, limit)).toBe("too_much");
    expect(await store.admitToQuota(quota, second, 40, limit)).toBe("admitted");
    expect(await store.admitToQuota(quota, third, 1, limit)).toBe("too_much");
    expect(await store.admitToQuota(other, third, 100, limit)).toBe("admitted");
    expect(await store.readQuota(quota)).toBe(100);
    await store.dropFromQuota(quota, third);
    expect(await store.admitToQuota(quota, third, 1, limit)).toBe("too_much");
    await store.dropFromQuota(quota, first);
    await store.dropFromQuota(quota, first);
    expect(await store.admitToQuota(quota, third, 60, limit)).toBe("admitted");
    expect(await store.admitToQuota(quota, third, 61, limit)).toBe("too_much");
    expect(await store.readQuota(quota)).toBe(100);
    expect(await store.readQuota(randomHex(32))).toBe(0);
    expect(await (await harness.reopen()).admitToQuota(quota, first, 1, limit)).toBe("too_much");
  });

  test("counts a session only once if it is readmitted to a quota, with its current bytes and for a new period", async () => {
    await using harness = await open();
    const { store } = harness;
    const limit = { maxBytes: 100, lifeSeconds: 60 };
    const [quota, first, second] = [randomHex(32), newUploadId(), newUploadId()];
    for (const bytes of [10, 90, 30]) expect(await store.admitToQuota(quota, first, bytes, limit)).toBe("admitted");
    expect(await store.admitToQuota(quota, second, 70, limit)).toBe("admitted");
    await harness.advance(40_000);
    expect(await store.admitToQuota(quota, first, 30, limit)).toBe("admitted");
    await harness.advance(40_000);
    expect(await store.admitToQuota(quota, second, 71, limit)).toBe("too_much");
    expect(await store.admitToQuota(quota, second, 70, limit)).toBe("admitted");
  });

  test("counts a session even after a later, shorter admission of another session has lapsed", async () => {
    await using harness = await open();
    const { store } = harness;
    const [quota, long, short] = [randomHex(32), newUploadId(), newUploadId()];
    expect(await store.admitToQuota(quota, long, 60, { maxBytes: 100, lifeSeconds: 3_600 })).toBe("admitted");
    expect(await store.admitToQuota(quota, short, 40, { maxBytes: 100, lifeSeconds: 0.001 })).toBe("admitted");
    await harness.advance(1_000);
    for (let n = 0; n < 10; n++) await store.dropFromQuota(quota, newUploadId());
    expect(await store.readQuota(quota)).toBe(60);
    const limit = { maxBytes: 100, lifeSeconds: 60 };
    expect(await store.admitToQuota(quota, newUploadId(), 41, limit)).toBe("too_much");
    expect(await store.admitToQuota(quota, newUploadId(), 40, limit)).toBe("admitted");
  });

  test("counts a session for longer if its lifetime is extended, and no other one", async () => {
    await using harness = await open();
    const { store } = harness;
    const limit = { maxBytes: 100, lifeSeconds: 60 };
    const [quota, kept, other] = [randomHex(32), newUploadId(), newUploadId()];
    await store.admitToQuota(quota, kept, 60, limit);
    await store.admitToQuota(quota, other, 10, limit);
    for (const lifeSeconds of [7_200, 1]) await store.keepInQuota(quota, kept, lifeSeconds);
    await store.keepInQuota(quota, newUploadId(), 7_200);
    await harness.advance(3_600_000);
    expect(await store.readQuota(quota)).toBe(60);
    await store.keepInQuota(quota, other, 7_200);
    expect(await store.admitToQuota(quota, newUploadId(), 41, limit)).toBe("too_much");
    await harness.advance(3_700_000);
    expect(await store.readQuota(quota)).toBe(0);
  });

  test("concurrent admissions never exceed the limit", async () => {
    await using harness = await open();
    const limit = { maxBytes: 50, lifeSeconds: 60 };
    const quota = randomHex(32);
    const admissions = Array.from({ length: 20 }, () => harness.store.admitToQuota(quota, newUploadId(), 10, limit));
    const answers = await Promise.all(admissions);
    expect(answers.filter((answer) => answer === "admitted")).toHaveLength(5);
  });
}
