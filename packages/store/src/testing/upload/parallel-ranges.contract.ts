import { lastRecordOffset } from "@envoi/protocol";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  IDLE_CLAIM_SECONDS,
  MAX_OPEN_RANGES,
  MAX_PARALLEL_RANGES,
  MAX_SPANS,
  MIN_SPARE_BYTES,
  RELEASED_BYTES_FACTOR,
  SPENT_CLAIM_SECONDS,
  type UploadStore,
} from "../../upload/port.ts";
import { newSession, type OpenHarness, publishUpload, randomHex, UPLOAD_BYTES } from "./fixtures.ts";
import { type Recipient, recipient } from "./recipient.ts";

const LEASE_SECONDS = 60;
const times = { claimLeaseSeconds: LEASE_SECONDS };
const LAPSE_MS = (IDLE_CLAIM_SECONDS + 30) * 1_000;
const LAST_RECORD = lastRecordOffset(UPLOAD_BYTES);
const OUT_OF_RANGE = { result: "out_of_range", ciphertextBytes: UPLOAD_BYTES };
const USED_UP = { result: "used_up" };
const opened = (spent = false) =>
  expect.objectContaining({ result: "opened", spent, randomAccess: false, parallel: true });

/** Opens a parallel Claim. */
function take(one: Recipient, firstByte = 0, endByte = 100, requestId = randomHex(4)) {
  return one.open(firstByte, endByte, { requestId, isNew: true, parallel: true });
}

/** Opens a parallel Claim and sends a range under it. */
async function begin(one: Recipient, firstByte: number, endByte: number): Promise<void> {
  expect(await take(one, firstByte, endByte, "first")).toEqual(opened());
  await one.end("first", endByte - firstByte);
}

/** Opens a range and sends all of it. */
async function send(one: Recipient, firstByte: number, endByte: number): Promise<string | undefined> {
  const requestId = randomHex(4);
  const answer = await one.open(firstByte, endByte, { requestId });
  if (answer?.result === "opened") await one.end(requestId, endByte - firstByte);
  return answer?.result;
}

export function describeParallelRanges(open: OpenHarness): void {
  test("I3: parallel ranges may begin anywhere, and are counted as one download when the last Record is requested", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id, blobKey } = await publishUpload(store, { downloadLimit: 2 });
    const one = recipient(store, id);
    expect(await take(one, 0, 300_000, "a")).toMatchObject({ result: "opened", blobKey, spent: false, parallel: true });
    expect(await one.open(600_000, LAST_RECORD, { requestId: "c" })).toEqual(opened());
    expect(await one.open(300_000, 600_000, { requestId: "b" })).toEqual(opened());
    for (const requestId of ["a", "b", "c"]) expect(await one.renew(requestId, 10)).toBe("renewed");
    await one.end("c", LAST_RECORD - 600_000);
    await one.end("a", 300_000);
    await one.end("b", 300_000);
    expect(await store.inspect(id)).toMatchObject({ downloads: 0, heldClaims: 1 });
    expect(await one.open(LAST_RECORD, UPLOAD_BYTES, { requestId: "last" })).toEqual(opened());
    for (let n = 0; n < 2; n += 1) expect(await one.finish("last")).toBe("spent");
    expect(await store.inspect(id)).toMatchObject({ downloads: 1, heldClaims: 0 });
    expect(await one.open(0, UPLOAD_BYTES)).toEqual(opened(true));
  });

  test("other Claims of the same Upload still follow the rules for consecutive ranges", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store);
    const plain = recipient(store, id);
    expect(await plain.take(100, "first")).toMatchObject({ result: "opened", parallel: false });
    expect(await plain.open(101, 200, { parallel: true })).toEqual(OUT_OF_RANGE);
    expect(await plain.open(50, 200)).toMatchObject({ result: "opened", parallel: false });
    expect(await plain.renew("first", 60)).toBe("lost");
    const random = recipient(store, id);
    const both = { isNew: true, randomAccess: true, parallel: true };
    expect(await random.open(500, 600, both)).toMatchObject({ randomAccess: true, parallel: false });
  });

  test.each([
    [UPLOAD_BYTES, UPLOAD_BYTES + 1],
    [5, 5],
    [6, 5],
    [LAST_RECORD, UPLOAD_BYTES],
    [1, UPLOAD_BYTES],
  ])("rejects a first range from %i to %i without creating a Claim", async (first, end) => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store);
    expect(await take(recipient(store, id), first, end)).toEqual(OUT_OF_RANGE);
    expect(await store.inspect(id)).toMatchObject({ heldClaims: 0 });
  });

  test("I3: no range may include the last Record until all earlier bytes are sent or being sent", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 1 });
    const one = recipient(store, id);
    await begin(one, 0, 400_000);
    expect(await send(one, 400_001, LAST_RECORD)).toBe("opened");
    expect(await one.open(LAST_RECORD, UPLOAD_BYTES)).toEqual(OUT_OF_RANGE);
    expect(await one.open(LAST_RECORD - 1, LAST_RECORD + 1)).toEqual(OUT_OF_RANGE);
    expect(await one.open(400_001, UPLOAD_BYTES)).toEqual(OUT_OF_RANGE);
    expect(await one.open(400_000, 400_001, { requestId: "gap" })).toEqual(opened());
    expect(await one.open(LAST_RECORD, UPLOAD_BYTES, { requestId: "last" })).toEqual(opened());
    // The range that fills the gap ends without sending its byte.
    await one.end("gap", 0);
    expect(await one.finish("last")).toBe("lost");
    expect(await store.inspect(id)).toMatchObject({ downloads: 0, heldClaims: 1 });
    expect(await send(one, 400_000, 400_001)).toBe("opened");
    expect(await one.finish("last")).toBe("spent");
    expect(await store.inspect(id)).toMatchObject({ state: "gone", downloads: 1 });
  });

  test("one range may cover the whole body, and a body of one Record is sent in one range", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store);
    const one = recipient(store, id);
    expect(await take(one, 0, Number.MAX_SAFE_INTEGER, "all")).toEqual(opened());
    expect(await one.finish("all")).toBe("spent");
    const session = newSession({ downloadLimit: 1 });
    await store.openSession(session);
    await store.publish(session.id, 1, 39);
    const small = recipient(store, session.id);
    expect(await take(small, 0, 39, "all")).toMatchObject({ result: "opened", ciphertextBytes: 39 });
    expect(await small.finish("all")).toBe("spent");
  });

  test("runs six ranges in parallel; a range overlapping an open one replaces it and cuts it off", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store);
    const one = recipient(store, id);
    await take(one, 0, 100_000, "0");
    for (let n = 1; n < MAX_PARALLEL_RANGES; n += 1) {
      const requestId = String(n);
      expect(await one.open(n * 100_000, (n + 1) * 100_000, { requestId })).toEqual(opened());
    }
    expect(await one.open(700_000, 700_001)).toEqual(USED_UP);
    expect(await one.open(0, 1)).toEqual(USED_UP);
    expect(await one.renew("2", 40_000)).toBe("renewed");
    expect(await one.open(250_000, 300_000, { requestId: "2 again" })).toEqual(opened());
    expect(await one.renew("2", 50_000)).toBe("lost");
    for (const requestId of ["0", "1", "2 again", "3", "4", "5"]) expect(await one.renew(requestId, 1)).toBe("renewed");
    expect(await one.open(340_000, 400_000)).toEqual(opened());
    // Ranges that have been cut off still count as open until they end.
    expect(await one.open(440_000, 500_000)).toEqual(USED_UP);
    expect(MAX_OPEN_RANGES - MAX_PARALLEL_RANGES).toBe(2);
    await one.end("2", 50_000);
    expect(await one.open(440_000, 450_000, { requestId: "4 again" })).toEqual(opened());
    expect(await one.renew("4", 50_000)).toBe("lost");
    // A range of a single byte only keeps the Claim alive, so it cuts nothing off.
    await one.end("4", 50_000);
    await one.end("0", 100_000);
    expect(await one.open(440_000, 440_001)).toEqual(opened());
    expect(await one.renew("4 again", 1)).toBe("renewed");
  });

  test("counts the bytes sent in an interrupted range, and allows the remaining bytes to be requested", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store);
    const one = recipient(store, id);
    await begin(one, 0, 100_000);
    await one.open(100_000, LAST_RECORD, { requestId: "broken" });
    await one.end("broken", 200_000);
    expect(await send(one, 300_001, LAST_RECORD)).toBe("opened");
    expect(await one.open(LAST_RECORD, UPLOAD_BYTES)).toEqual(OUT_OF_RANGE);
    expect(await send(one, 300_000, 300_001)).toBe("opened");
    expect(await one.open(LAST_RECORD, UPLOAD_BYTES)).toEqual(opened());
  });

  test("I3: bytes that a dead process may have sent count as sent, also for the limits on bytes", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store);
    const one = recipient(store, id);
    await take(one, 0, LAST_RECORD, "dies");
    await one.renew("dies", 100_000);
    await harness.advance((LEASE_SECONDS + 30) * 1_000);
    expect(await one.renew("dies", 200_000)).toBe("lost");
    expect(await one.open(LAST_RECORD, UPLOAD_BYTES, { requestId: "last" })).toEqual(opened());
    await one.end("last", 0);
    for (let left = MIN_SPARE_BYTES + UPLOAD_BYTES - LAST_RECORD; left > 0; left -= 900_000) {
      expect(await send(one, 0, Math.min(left, 900_000))).toBe("opened");
    }
    expect(await one.open(0, LAST_RECORD - 100_000 + 1)).toEqual(USED_UP);
    expect(await one.open(0, LAST_RECORD - 100_000)).toEqual(opened());
  });

  test("I3: limits the sum of all ranges to the body's size plus the spare bytes, and counts open ranges in full", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store);
    const one = recipient(store, id);
    await begin(one, 0, 900_000);
    let left = UPLOAD_BYTES + MIN_SPARE_BYTES - 900_000;
    for (; left > 900_000; left -= 900_000) expect(await send(one, 0, 900_000)).toBe("opened");
    expect(await one.open(0, left - 9, { requestId: "open" })).toEqual(opened());
    expect(await one.open(500_000, 500_010)).toEqual(USED_UP);
    expect(await one.open(500_000, 500_009)).toEqual(opened());
    expect(await one.open(1, 2)).toEqual(USED_UP);
  });

  test("limits the number of spans; at the limit, a range can only extend an existing span", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store);
    const one = recipient(store, id);
    await begin(one, 10, 20);
    for (let n = 1; n < MAX_SPANS; n += 1) expect(await send(one, n * 1_000 + 10, n * 1_000 + 20)).toBe("opened");
    expect(await one.open(500_000, 500_010)).toEqual(OUT_OF_RANGE);
    expect(await one.open(9, 15)).toEqual(OUT_OF_RANGE);
    expect(await send(one, 10, 11)).toBe("opened");
    expect(await send(one, 20, 1_010)).toBe("opened");
    expect(await send(one, 500_000, 500_010)).toBe("opened");
    expect(await one.open(0, 10)).toEqual(OUT_OF_RANGE);
  });

  test("retakes a lapsed Claim with all its spans, but does not retake a released Claim", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 1 });
    const one = recipient(store, id);
    await begin(one, 0, 400_000);
    expect(await send(one, 500_000, LAST_RECORD)).toBe("opened");
    await harness.advance(LAPSE_MS);
    expect(await store.inspect(id)).toMatchObject({ heldClaims: 0 });
    expect(await one.open(400_000, UPLOAD_BYTES, { requestId: "rest" })).toEqual(opened());
    expect(await take(recipient(store, id))).toEqual({ result: "all_claimed" });
    await one.end("rest", 100_000);
    expect(await one.open(LAST_RECORD, UPLOAD_BYTES, { requestId: "last" })).toEqual(opened());
    expect(await one.release()).toBe("ended");
    expect(await one.finish("last")).toBe("lost");
    expect(await one.open(0, 10)).toBeNull();
    expect(await store.inspect(id)).toMatchObject({ downloads: 0, heldClaims: 0 });
  });

  test("ranges may be requested again under a spent Claim for a limited time, even in parallel", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 1 });
    const one = recipient(store, id);
    await begin(one, 0, LAST_RECORD);
    await one.open(LAST_RECORD, UPLOAD_BYTES, { requestId: "last" });
    expect(await one.finish("last")).toBe("spent");
    await harness.advance((SPENT_CLAIM_SECONDS - 30) * 1_000);
    for (const at of [0, 500_000, LAST_RECORD]) expect(await one.open(at, at + 10)).toEqual(opened(true));
    await harness.advance(60_000);
    expect(await one.open(0, 10)).toBeNull();
  });

  test("I3: charges open ranges in full when their Claim is released", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 1, timeLimitSeconds: 604_800 });
    let copies = 0;
    for (; copies < 2 * RELEASED_BYTES_FACTOR; copies += 1) {
      const one = recipient(store, id);
      if ((await take(one, 0, 500_000, "a"))?.result !== "opened") break;
      await one.open(500_000, UPLOAD_BYTES, { requestId: "b" });
      await one.release();
      for (const requestId of ["a", "b"]) await one.end(requestId, 400_000);
    }
    expect(copies).toBe(RELEASED_BYTES_FACTOR + 1);
    expect(await store.inspect(id)).toMatchObject({ state: "gone", downloads: 1 });
  });

  test("I3: counts a Claim once, when all bytes before the last Record are in flight, however ranges interleave", async () => {
    await using harness = await open({ times });
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 5, maxLength: 40 }), async (moves) =>
        playMoves(harness.store, moves),
      ),
      { numRuns: 25 },
    );
  });
}

/** A step that affects range `n` of the ten that a recipient fetches. `share`: tenths of the range that are sent. */
type Move = { act: "open" | "renew" | "end"; n: number; share: number } | { act: "last" };
const TENTH = Math.ceil(LAST_RECORD / 10);
const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ act: fc.constantFrom("open", "end", "renew"), n: fc.nat(9), share: fc.nat(10) }),
  },
  { weight: 1, arbitrary: fc.constant({ act: "last" as const }) },
);

/** Performs the steps of one recipient, then fetches the missing bytes, as an honest client does. */
async function playMoves(store: UploadStore, moves: readonly Move[]): Promise<void> {
  const { id } = await publishUpload(store, { downloadLimit: 1 });
  const one = recipient(store, id);
  await begin(one, 0, 1);
  const sent = Array.from({ length: 10 }, () => 0);
  const running = new Map<number, { requestId: string; from: number; sent: number }>();
  const endOf = (n: number) => Math.min((n + 1) * TENTH, LAST_RECORD);
  const lengthOf = (n: number) => endOf(n) - n * TENTH;
  const openPart = async (n: number) => {
    const requestId = randomHex(4);
    const from = sent[n] ?? 0;
    if (from === lengthOf(n)) return;
    const answer = await one.open(n * TENTH + from, endOf(n), { requestId });
    const others = [...running.keys()].filter((other) => other !== n);
    if (others.length >= MAX_PARALLEL_RANGES) return expect(answer).toEqual(USED_UP);
    expect(answer).toEqual(opened());
    const before = running.get(n);
    if (before !== undefined) {
      expect(await one.renew(before.requestId, before.sent)).toBe("lost");
      await one.end(before.requestId, before.sent);
    }
    running.set(n, { requestId, from, sent: 0 });
  };
  const endPart = async (n: number, share: number) => {
    const part = running.get(n);
    if (part === undefined) return;
    running.delete(n);
    part.sent = Math.max(part.sent, Math.floor(((lengthOf(n) - part.from) * share) / 10));
    sent[n] = Math.max(sent[n] ?? 0, part.from + part.sent);
    await one.end(part.requestId, part.sent);
  };
  const tryLast = async () => {
    const requestId = randomHex(4);
    const answer = await one.open(LAST_RECORD, UPLOAD_BYTES, { requestId });
    const isAllGoing = sent.every((bytes, n) => bytes === lengthOf(n) || running.has(n));
    if (!isAllGoing) return expect(answer).toEqual(OUT_OF_RANGE);
    if (running.size >= MAX_PARALLEL_RANGES) return expect(answer).toEqual(USED_UP);
    expect(answer).toEqual(opened());
    await one.end(requestId, 0);
  };
  for (const step of moves) {
    if (step.act === "last") await tryLast();
    else if (step.act === "open") await openPart(step.n);
    else if (step.act === "end") await endPart(step.n, step.share);
    else {
      const part = running.get(step.n);
      if (part === undefined) continue;
      part.sent = Math.max(part.sent, Math.floor(((lengthOf(step.n) - part.from) * step.share) / 10));
      expect(await one.renew(part.requestId, part.sent)).toBe("renewed");
    }
    expect(await store.inspect(id)).toMatchObject({ downloads: 0, heldClaims: 1 });
  }
  for (const n of sent.keys()) await endPart(n, 0);
  for (const n of sent.keys()) {
    await openPart(n);
    await endPart(n, 10);
  }
  expect(await one.open(LAST_RECORD, UPLOAD_BYTES, { requestId: "last" })).toEqual(opened());
  expect(await one.finish("last")).toBe("spent");
  expect(await store.inspect(id)).toMatchObject({ state: "gone", reason: "exhausted", downloads: 1 });
}
