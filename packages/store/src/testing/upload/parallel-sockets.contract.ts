import { expect, test } from "vitest";
import type { StoredPart } from "../../blob/port.ts";
import type { NewSession, TakenPart, UploadStore } from "../../upload/port.ts";
import { newSession, newUploadId, type OpenHarness, randomHex, sweep, TOLERANCE_MS } from "./fixtures.ts";

const PART_BYTES = 100;
/** Long enough for four Parts, of which the last is a single byte. */
const DECLARED_BYTES = 301;
const PARTS = [PART_BYTES, PART_BYTES, PART_BYTES, 1].map((bytes, index) => part(index + 1, bytes));
const LIFE_SECONDS = 3_600;
const times = { emptySessionSeconds: LIFE_SECONDS, sessionLifeSeconds: LIFE_SECONDS };

function part(number: number, bytes = PART_BYTES): StoredPart {
  return { number, bytes, etag: `etag ${number} ${randomHex(2)}` };
}

async function openSession(store: UploadStore, overrides: Partial<NewSession> = {}): Promise<NewSession> {
  const wanted = { resumable: true, declaredBytes: DECLARED_BYTES, partBytes: PART_BYTES, ...overrides };
  const session = newSession(wanted);
  await store.openSession(session);
  await store.attachParts(session.id, 1, "parts-1");
  return session;
}

async function take(store: UploadStore, { id, ownerTokenHash }: NewSession, number: number): Promise<TakenPart> {
  const taken = await store.takePart(id, ownerTokenHash, number);
  if (taken === null || typeof taken === "string") throw new Error(`not taken: ${taken}`);
  return taken;
}

export function describeParallelSockets(open: OpenHarness): void {
  test("I9: sockets may record their Parts in any order, and the session's writer publishes the Upload", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const session = await openSession(store);
    const { id, blobKey } = session;
    const shared = { blobKey, partsId: "parts-1", partBytes: PART_BYTES, declaredBytes: DECLARED_BYTES };
    expect(await take(store, session, 4)).toEqual({ ...shared, epoch: 1, storedBytes: 0 });
    expect(await take(store, session, 2)).toEqual({ ...shared, epoch: 1, storedBytes: 0 });
    const [first, second, third, fourth] = PARTS as [StoredPart, StoredPart, StoredPart, StoredPart];
    expect(await store.recordTakenPart(id, 1, fourth)).toBe("recorded");
    expect(await store.recordParts(id, 1, [first])).toBe("recorded");
    expect(await store.recordTakenPart(id, 1, second)).toBe("recorded");
    expect(await store.recordParts(id, 1, [third])).toBe("recorded");
    expect(await store.readSession(id)).toMatchObject({ parts: PARTS, storedBytes: DECLARED_BYTES, epoch: 1 });
    expect(await take(store, session, 4)).toMatchObject({ epoch: 2, storedBytes: 1 });
    const reopened = await harness.reopen();
    expect((await reopened.readSession(id))?.parts).toEqual(PARTS);
    expect(await reopened.publish(id, 1, DECLARED_BYTES)).toBe("published");
    expect(await reopened.takePart(id, session.ownerTokenHash, 4)).toBe("published");
    expect(await reopened.recordTakenPart(id, 2, fourth)).toBe("fenced");
    expect(await reopened.renewPart(id, 4, 2)).toBe("fenced");
  });

  test("a Part's taker is fenced off by the next taker, or by the session's writer when the writer records the Part", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const session = await openSession(store);
    const { id } = session;
    await take(store, session, 2);
    await take(store, session, 3);
    expect(await take(store, session, 2)).toMatchObject({ epoch: 2 });
    expect(await store.renewPart(id, 2, 1)).toBe("fenced");
    expect(await store.recordTakenPart(id, 1, part(2))).toBe("fenced");
    expect(await store.readSession(id)).toMatchObject({ parts: [], storedBytes: 0 });
    expect(await store.renewPart(id, 2, 2)).toBe("renewed");
    expect(await store.renewPart(id, 3, 1)).toBe("renewed");
    const [written, again] = [part(2), part(3)];
    expect(await store.recordParts(id, 1, [written])).toBe("recorded");
    expect(await store.renewPart(id, 2, 2)).toBe("fenced");
    expect(await store.recordTakenPart(id, 2, part(2))).toBe("fenced");
    expect(await store.recordTakenPart(id, 1, part(3))).toBe("recorded");
    expect(await store.recordTakenPart(id, 1, again)).toBe("recorded");
    expect(await store.readSession(id)).toMatchObject({ parts: [written, again], storedBytes: 2 * PART_BYTES });
  });

  test("when many sockets take a Part concurrently, only one can record it", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const session = await openSession(store);
    const takers = await Promise.all(Array.from({ length: 20 }, () => take(store, session, 2)));
    expect(new Set(takers.map(({ epoch }) => epoch)).size).toBe(20);
    const recorded = await Promise.all(takers.map(({ epoch }) => store.recordTakenPart(session.id, epoch, part(2))));
    expect(recorded.filter((answer) => answer === "recorded")).toHaveLength(1);
  });

  test("a Part is recorded only if it was taken, and only under the epoch of its last taker", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const session = await openSession(store);
    await take(store, session, 2);
    for (const [number, epoch] of [
      [1, 0],
      [1, 1],
      [3, 1],
      [2, 0],
      [2, 2],
    ] as const) {
      expect(await store.recordTakenPart(session.id, epoch, part(number))).toBe("fenced");
      expect(await store.renewPart(session.id, number, epoch)).toBe("fenced");
    }
    expect(await store.readSession(session.id)).toMatchObject({ parts: [], storedBytes: 0 });
  });

  test("only a session's owner can take its Parts, and only Parts that exist", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id, ownerTokenHash } = await openSession(store);
    expect(await store.takePart(id, randomHex(32), 1)).toBeNull();
    expect(await store.takePart(newUploadId(), ownerTokenHash, 1)).toBeNull();
    expect(await store.takePart(id, ownerTokenHash, 5)).toBeNull();
    expect(await store.takePart(id, ownerTokenHash, 9_007_199_254_740_991)).toBeNull();
    expect(await store.takePart(id, ownerTokenHash, 4)).toMatchObject({ epoch: 1 });
    const whole = await openSession(store, { declaredBytes: 3 * PART_BYTES });
    expect(await store.takePart(whole.id, whole.ownerTokenHash, 3)).toMatchObject({ epoch: 1 });
    expect(await store.takePart(whole.id, whole.ownerTokenHash, 4)).toBeNull();
  });

  test.each<[string, Partial<NewSession>]>([
    ["cannot be resumed", { resumable: false }],
    ["has no declared length", { declaredBytes: null }],
  ])("other sockets cannot take Parts of a session that %s", async (_what, overrides) => {
    await using harness = await open({ times });
    const session = await openSession(harness.store, overrides);
    expect(await harness.store.takePart(session.id, session.ownerTokenHash, 1)).toBeNull();
  });

  test.each<[string, number, "suspended" | null]>([
    ["several Parts", DECLARED_BYTES, "suspended"],
    ["one Part", PART_BYTES, null],
  ])("no Part can be taken from a session of %s before its Parts have been started", async (_of, bytes, answer) => {
    await using harness = await open({ times });
    const session = newSession({ resumable: true, declaredBytes: bytes, partBytes: PART_BYTES });
    await harness.store.openSession(session);
    expect(await harness.store.takePart(session.id, session.ownerTokenHash, 1)).toBe(answer);
  });

  test("the only Part of a session can be taken once its Parts have been started", async () => {
    await using harness = await open({ times });
    const session = await openSession(harness.store, { declaredBytes: PART_BYTES });
    expect(await harness.store.takePart(session.id, session.ownerTokenHash, 1)).toMatchObject({ epoch: 1 });
    expect(await harness.store.takePart(session.id, session.ownerTokenHash, 2)).toBeNull();
  });

  test("no Part of a suspended session can be taken; Parts taken earlier are counted, and can be recorded", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const session = await openSession(store);
    const { id, ownerTokenHash } = session;
    await store.recordParts(id, 1, [part(1)]);
    expect(await store.suspendSession(id, 0)).toBe("fenced");
    expect(await store.suspendSession(id, 1)).toEqual({ heldBytes: PART_BYTES });
    expect(await store.takeOverSession(id, { ownerTokenHash })).toMatchObject({ epoch: 2 });
    for (const number of [1, 2, 2, 3]) await take(store, session, number);
    expect(await store.suspendSession(id, 1)).toBe("fenced");
    expect(await store.suspendSession(id, 2)).toEqual({ heldBytes: 3 * PART_BYTES });
    expect(await store.takePart(id, ownerTokenHash, 2)).toBe("suspended");
    expect(await store.takePart(id, randomHex(32), 2)).toBeNull();
    expect(await store.recordTakenPart(id, 1, part(3))).toBe("recorded");
    expect(await store.renewPart(id, 2, 2)).toBe("renewed");
    expect(await store.suspendSession(id, 2)).toEqual({ heldBytes: 3 * PART_BYTES });
    expect(await store.takeOverSession(id, { ownerTokenHash })).toMatchObject({
      epoch: 3,
      storedBytes: 2 * PART_BYTES,
    });
    // The writer that had taken this Part was still sending it when another writer took over the session.
    expect(await store.recordTakenPart(id, 2, part(2))).toBe("recorded");
    expect(await take(store, session, 4)).toMatchObject({ epoch: 1 });
    // Taken Parts count in full, but the total never exceeds the upload's length.
    expect(await store.suspendSession(id, 3)).toEqual({ heldBytes: DECLARED_BYTES });
  });

  test("I5: renewing or recording a Part keeps its session alive, unless the session has been abandoned", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const session = await openSession(store);
    const almostMs = LIFE_SECONDS * 1_000 - TOLERANCE_MS;
    await take(store, session, 2);
    await harness.advance(almostMs);
    expect(await store.renewPart(session.id, 2, 1)).toBe("renewed");
    await harness.advance(almostMs);
    expect(await store.recordTakenPart(session.id, 1, part(2))).toBe("recorded");
    await harness.advance(almostMs);
    expect(await sweep(store)).toEqual([]);
    await take(store, session, 3);
    await store.abandonSession(session.id, 1);
    expect(await store.takePart(session.id, session.ownerTokenHash, 3)).toBeNull();
    expect(await store.renewPart(session.id, 3, 1)).toBe("fenced");
    expect(await store.recordTakenPart(session.id, 1, part(3))).toBe("fenced");
    expect(await store.suspendSession(session.id, 1)).toBe("fenced");
    expect(await sweep(store)).toEqual([{ key: session.blobKey, partsId: "parts-1" }]);
    expect(await store.inspect(session.id)).toBeNull();
  });

  test("records each Part once when a hundred sockets take and record Parts concurrently", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const session = await openSession(store, { declaredBytes: 50 * PART_BYTES });
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const number = (index % 50) + 1;
        const { epoch } = await take(store, session, number);
        return store.recordTakenPart(session.id, epoch, { number, bytes: PART_BYTES, etag: `${epoch}` });
      }),
    );
    expect(answers.filter((answer) => answer === "recorded").length).toBeGreaterThanOrEqual(50);
    const stored = await store.readSession(session.id);
    expect(stored?.parts.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(stored?.storedBytes).toBe(50 * PART_BYTES);
  });
}
