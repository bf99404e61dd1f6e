import { expect, test } from "vitest";
import { blobKey } from "../../blob/port.ts";
import type { NewSession, UploadStore } from "../../upload/port.ts";
import {
  newSession,
  newUploadId,
  type OpenHarness,
  randomHex,
  readFactTypes,
  sweep,
  TOLERANCE_MS,
  UPLOAD_BYTES,
} from "./fixtures.ts";

const LIFE_SECONDS = 3_600;
const EMPTY_SECONDS = 600;
const times = { sessionLeaseSeconds: 300, emptySessionSeconds: EMPTY_SECONDS, sessionLifeSeconds: LIFE_SECONDS };
const [ONE, TWO] = [1, 2].map((number) => ({ number, bytes: 100, etag: `etag of ${number}` })) as [Part, Part];
type Part = { number: number; bytes: number; etag: string };

const tailBlob = (bytes: number) => ({ key: blobKey(`uploads/ab/${randomHex(8)}.tail.${randomHex(4)}`), bytes });

async function openHttp(store: UploadStore, more: Partial<NewSession> = {}) {
  const tokenHash = randomHex(32);
  const session = newSession({ resumable: true, ...more, http: { tokenHash, maxBytes: UPLOAD_BYTES } });
  expect(await store.openSession(session)).toBe("opened");
  return { session, tokenHash };
}

export function describeHttpSessions(open: OpenHarness): void {
  test("I6: changes Parts and their tail in one step, and keeps them across a store restart", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { session } = await openHttp(store);
    expect(await store.openSession(session)).toBe("opened");
    const { id } = session;
    expect(await store.readSession(id)).toMatchObject({ ...session, parts: [], tail: [], storedBytes: 0 });
    const [first, second] = [tailBlob(7), tailBlob(3)];
    await store.attachParts(id, 1, "parts-1");
    expect(await store.recordParts(id, 1, [], [first, second])).toBe("recorded");
    expect(await store.readSession(id)).toMatchObject({ parts: [], tail: [first, second], storedBytes: 0 });
    const change = { parts: [ONE, TWO], tail: [second] };
    for (const _again of [1, 2]) expect(await store.recordParts(id, 1, change.parts, change.tail)).toBe("recorded");
    const reopened = await harness.reopen();
    expect(await reopened.readSession(id)).toMatchObject({ ...session, ...change, storedBytes: 200 });
    expect(await reopened.recordParts(id, 1, [], [])).toBe("recorded");
    expect(await reopened.readSession(id)).toMatchObject({ parts: [ONE, TWO], tail: [] });
  });

  test("I9: a client takes over a session with its token, and the earlier writer is fenced off", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { session, tokenHash } = await openHttp(store);
    const { id } = session;
    const tail = [tailBlob(7)];
    await store.recordParts(id, 1, [ONE], tail);
    const taken = await store.takeOverSession(id, { httpTokenHash: tokenHash });
    expect(taken).toMatchObject({ ...session, epoch: 2, parts: [ONE], tail });
    expect(await store.recordParts(id, 1, [TWO], [])).toBe("fenced");
    expect(await store.declareLength(id, 1, 500)).toBe("fenced");
    expect(await store.readSession(id)).toEqual(taken);
    expect(await store.recordParts(id, 2, [TWO], [])).toBe("recorded");
  });

  test("a session over HTTP can be taken over only with its own token, which is valid for no other session", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { session, tokenHash } = await openHttp(store);
    const other = newSession({ resumable: true });
    await store.openSession(other);
    expect(await store.takeOverSession(session.id, session)).toBeNull();
    for (const [id, hash] of [
      [session.id, randomHex(32)],
      [session.id, ""],
      [other.id, tokenHash],
      [other.id, ""],
      [newUploadId(), tokenHash],
    ] as const) {
      expect(await store.takeOverSession(id, { httpTokenHash: hash })).toBeNull();
    }
    expect(await store.readSession(session.id)).toMatchObject({ epoch: 1 });
    expect(await store.readSession(other.id)).toMatchObject({ epoch: 1 });
  });

  test("accepts the length of a session over HTTP only once", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { session } = await openHttp(store);
    const { id } = session;
    for (const _again of [1, 2]) expect(await store.declareLength(id, 1, 500)).toBe("declared");
    expect(await store.declareLength(id, 1, 501)).toBe("conflict");
    expect(await store.readSession(id)).toMatchObject({ ...session, declaredBytes: 500 });
    await store.abandonSession(id, 1);
    expect(await store.declareLength(id, 1, 500)).toBe("fenced");
  });

  test("I2: publishes a session over HTTP once", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { session, tokenHash } = await openHttp(store);
    await store.recordParts(session.id, 1, [ONE], [tailBlob(7)]);
    expect(await store.publish(session.id, 1, UPLOAD_BYTES)).toBe("published");
    expect(await store.publish(session.id, 1, UPLOAD_BYTES)).toBe("published");
    expect(await store.takeOverSession(session.id, { httpTokenHash: tokenHash })).toBeNull();
    expect(await store.recordParts(session.id, 1, [TWO], [])).toBe("fenced");
    expect(await store.read(session.id)).toMatchObject({ ciphertextBytes: UPLOAD_BYTES });
    expect(await readFactTypes(store, session.id)).toEqual(["upload.completed"]);
  });

  test("I10: requests renew their session only if they add bytes to it", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const [empty, filled] = [await openHttp(store), await openHttp(store)];
    await store.recordParts(filled.session.id, 1, [], [tailBlob(1)]);
    for (let minutes = 0; minutes < 50; minutes += 5) {
      await harness.advance(300_000);
      for (const { session, tokenHash } of [empty, filled])
        await store.takeOverSession(session.id, { httpTokenHash: tokenHash });
      await store.declareLength(empty.session.id, 1, UPLOAD_BYTES);
    }
    expect(await store.takeOverSession(empty.session.id, { httpTokenHash: empty.tokenHash })).toBeNull();
    expect(await sweep(store)).toHaveLength(1);
    expect(await store.takeOverSession(filled.session.id, { httpTokenHash: filled.tokenHash })).toMatchObject({
      tail: [{ bytes: 1 }],
    });
    await harness.advance(600_000 + TOLERANCE_MS);
    expect(await store.takeOverSession(filled.session.id, { httpTokenHash: filled.tokenHash })).toBeNull();
  });

  test("I5: removes a session's tail with the session", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { session } = await openHttp(store);
    const { id, blobKey: key } = session;
    const tail = Array.from({ length: 64 }, (_, index) => tailBlob(64 - index));
    await store.attachParts(id, 1, "parts-1");
    await harness.advance(EMPTY_SECONDS * 1_000 - TOLERANCE_MS);
    await store.recordParts(id, 1, [ONE], tail);
    await harness.advance(LIFE_SECONDS * 1_000 - TOLERANCE_MS);
    expect(await sweep(store)).toEqual([]);
    await harness.advance(2 * TOLERANCE_MS);
    const pieces = tail.map((each) => ({ key: each.key, partsId: null }));
    expect(await sweep(store)).toEqual([{ key, partsId: "parts-1" }, ...pieces]);
    expect(await store.inspect(id)).toBeNull();
  });
}
