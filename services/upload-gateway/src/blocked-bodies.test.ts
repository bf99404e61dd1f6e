import { createHash } from "node:crypto";
import { type BlobKey, type BlobStore, blobKey, UploadStoreError } from "@envoi/store";
import { expect, test } from "vitest";
import { createBlockedBodies } from "./blocked-bodies.ts";

const KEYS = ["uploads/aa/aa01", "uploads/aa/aa02"].map(blobKey) as [BlobKey, BlobKey];
const CONTENT = Buffer.from("content");
const createBody = (key: BlobKey, version = 0) => ({ key, bytes: CONTENT.length, version });
const SHA256 = createHash("sha256").update(CONTENT).digest("hex");
const never = new AbortController().signal;
const BLOCKED = { code: "blocked" };

/** A BlobStore in which each read waits until it is released. */
function slowBlobs() {
  const readings: { source: Parameters<BlobStore["readChunks"]>[0]; release: () => void }[] = [];
  const readChunks: BlobStore["readChunks"] = async (source, _range, take) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    readings.push({ source, release: resolve });
    await promise;
    await take([CONTENT]);
    return "read";
  };
  return { readings, blobs: { size: async () => CONTENT.length, readChunks } };
}
const list = { hasBlocked: async () => "of_length" as const, isBlocked: async () => true };

test("a body is read once for all waiting requests, even if one of them ends", async () => {
  const { readings, blobs } = slowBlobs();
  const blocked = createBlockedBodies(list, blobs);
  const left = new AbortController();
  const first = blocked.refuse(createBody(KEYS[0]), left.signal);
  await expect.poll(() => readings.length).toBe(1);
  left.abort(new Error("left"));
  await expect(first).rejects.toThrow("left");
  const again = blocked.refuse(createBody(KEYS[0]), never);
  readings[0]?.release();
  await expect(again).rejects.toMatchObject(BLOCKED);
  expect(readings).toHaveLength(1);
});

test("I10: a body is read once, however often its sender disconnects and returns", async () => {
  const { readings, blobs } = slowBlobs();
  const blocked = createBlockedBodies({ ...list, isBlocked: async () => false }, blobs);
  const left = new AbortController();
  const first = blocked.refuse(createBody(KEYS[0]), left.signal);
  await expect.poll(() => readings.length).toBe(1);
  left.abort(new Error("left"));
  await expect(first).rejects.toThrow("left");
  readings[0]?.release();
  await blocked.refuse(createBody(KEYS[0]), never);
  for (let n = 0; n < 3; n++) await blocked.refuse(createBody(KEYS[0]), never);
  expect(readings).toHaveLength(1);
});

test("if a body has been rewritten under the same key, it is read again", async () => {
  const { readings, blobs } = slowBlobs();
  const blocked = createBlockedBodies(list, blobs);
  const outcomes = [1, 2].map((version) => blocked.refuse(createBody(KEYS[0], version), never));
  for (const [at, outcome] of outcomes.entries()) {
    outcome.catch(() => {});
    await expect.poll(() => readings.length).toBe(at + 1);
    readings[at]?.release();
    await expect(outcome).rejects.toMatchObject(BLOCKED);
  }
});

test("only one body is read at a time", async () => {
  const { readings, blobs } = slowBlobs();
  const blocked = createBlockedBodies(list, blobs);
  const outcomes = KEYS.map((key) => blocked.refuse(createBody(key), never));
  for (const outcome of outcomes) outcome.catch(() => {});
  for (const [at, key] of KEYS.entries()) {
    await expect.poll(() => readings.map((reading) => reading.source)).toEqual(KEYS.slice(0, at + 1));
    expect(readings[at]?.source).toBe(key);
    readings[at]?.release();
    await expect(outcomes[at]).rejects.toMatchObject(BLOCKED);
  }
});

test("a body that cannot be read is not admitted, and the next one is read", async () => {
  const failing = { size: async () => Promise.reject(new Error("away")), readChunks: slowBlobs().blobs.readChunks };
  const blocked = createBlockedBodies(list, failing);
  for (const key of KEYS) await expect(blocked.refuse(createBody(key), never)).rejects.toThrow("away");
});

test("after a lost reply from the blocklist, the list is queried again without rereading the body", async () => {
  const { readings, blobs } = slowBlobs();
  const asked: object[] = [];
  const isBlocked = async (body: object) => {
    asked.push(body);
    if (asked.length === 1) throw new UploadStoreError("no reply");
    return true;
  };
  const outcome = createBlockedBodies({ ...list, isBlocked }, blobs).refuse(createBody(KEYS[0]), never);
  await expect.poll(() => readings.length).toBe(1);
  readings[0]?.release();
  await expect(outcome).rejects.toMatchObject(BLOCKED);
  expect(asked).toEqual([1, 2].map(() => ({ sha256: SHA256, bytes: CONTENT.length })));
  expect(readings).toHaveLength(1);
});

test("a body is not read unless a body of the same length is blocked, and an empty blocklist is cached", async () => {
  const { readings, blobs } = slowBlobs();
  const answers = ["of_others", "none"] as const;
  let asked = 0;
  const hasBlocked = async () => answers[asked++] ?? "of_length";
  const blocked = createBlockedBodies({ ...list, hasBlocked }, blobs);
  for (let n = 0; n < 5; n++) await blocked.refuse(createBody(KEYS[0]), never);
  expect(asked).toBe(2);
  expect(readings).toEqual([]);
});
