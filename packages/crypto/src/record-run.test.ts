import { ciphertextBytes, HEADER_BYTES, joinBytes, PIECE_BYTES, RECORD_BYTES } from "@envoi/protocol";
import { describe, expect, test } from "vitest";
import ece from "../vectors/ece.json" with { type: "json" };
import { collectBytes } from "./collect-bytes.ts";
import { writeRecordHeader } from "./record-header.ts";
import { deriveRecordKeys, recordIv } from "./record-keys.ts";
import { openBodyRecords, recordCount, recordRange } from "./record-run.ts";
import { sealRecords } from "./seal-records.ts";
import { fromHex, generatorBytes, sha256Hex, streamChunks } from "./testing/test-bytes.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const secret = fromHex(ece.secret_hex);
const salt = fromHex(ece.salt_hex);

function seal(plaintextBytes: number): Promise<Bytes> {
  return collectBytes(sealRecords(streamChunks(generatorBytes(plaintextBytes)), { secret, salt }));
}

/** Opens Records `first` to `end - 1` of a body, reading the byte range where these Records should be. */
async function openRun(body: Bytes, plaintextBytes: number, { first, end }: { first: number; end: number }) {
  const records = await openBodyRecords(body.slice(0, HEADER_BYTES), { secret, plaintextBytes });
  const { firstByte, endByte } = recordRange({ first, end }, plaintextBytes);
  const pieces: Bytes[] = [];
  for await (const piece of records.openRun(streamChunks(body.slice(firstByte, endByte), [40_000]), first)) {
    pieces.push(piece.slice());
  }
  return pieces;
}

function record(body: Bytes, sequence: number): Bytes {
  return body.slice(HEADER_BYTES + sequence * RECORD_BYTES, HEADER_BYTES + (sequence + 1) * RECORD_BYTES);
}

async function sealOne(sequence: number, padded: Bytes): Promise<Bytes> {
  const { cipher, ivBase } = await deriveRecordKeys(secret, salt);
  return cipher.seal(recordIv(ivBase, sequence), padded);
}

describe("openBodyRecords", () => {
  test.each(ece.cases.filter((vector) => vector.plaintext_length > 0))(
    "opens each Record of a body of $plaintext_length bytes by itself, to the plaintext of other clients",
    async (vector) => {
      const body = await seal(vector.plaintext_length);
      expect(await sha256Hex(body)).toBe(vector.ciphertext_sha256);
      const pieces: Bytes[] = [];
      for (let n = recordCount(vector.plaintext_length) - 1; n >= 0; n -= 1) {
        pieces.unshift(...(await openRun(body, vector.plaintext_length, { first: n, end: n + 1 })));
      }
      expect(await sha256Hex(joinBytes(...pieces))).toBe(vector.plaintext_sha256);
    },
  );

  test.each([
    [0, 1],
    [0, 2],
    [1, 3],
    [2, 4],
    [3, 4],
    [0, 4],
    [1, 100],
  ])("opens Records %i up to, but not including, %i of four", async (first, end) => {
    const pieces = await openRun(await seal(200_000), 200_000, { first, end });
    const whole = generatorBytes(200_000);
    expect(joinBytes(...pieces)).toEqual(whole.slice(first * PIECE_BYTES, end * PIECE_BYTES));
  });

  test("finds no Records in an empty body", async () => {
    const body = await seal(0);
    const records = await openBodyRecords(body, { secret, plaintextBytes: 0 });
    expect(await records.openRun(streamChunks(new Uint8Array(5)), 0).next()).toMatchObject({ done: true });
  });

  test("yields only complete Records if the ciphertext ends early", async () => {
    const body = await seal(200_000);
    const records = await openBodyRecords(body.slice(0, HEADER_BYTES), { secret, plaintextBytes: 200_000 });
    const cut = body.slice(HEADER_BYTES, HEADER_BYTES + 2 * RECORD_BYTES + 100);
    const lengths: number[] = [];
    for await (const piece of records.openRun(streamChunks(cut), 0)) lengths.push(piece.byteLength);
    expect(lengths).toEqual([PIECE_BYTES, PIECE_BYTES]);
  });

  test.each([
    ["another Record in its place", (body: Bytes) => record(body, 0), "authentication"],
    [
      "a flipped bit",
      (body: Bytes) => record(body, 1).map((byte, at) => (at === 70 ? byte ^ 1 : byte)),
      "authentication",
    ],
    ["a last delimiter in the middle", () => sealOne(1, padded(PIECE_BYTES, 2)), "nonfinal-delimiter"],
    ["a delimiter of another kind", () => sealOne(1, padded(PIECE_BYTES, 3)), "nonfinal-delimiter"],
    ["nothing but padding", () => sealOne(1, new Uint8Array(PIECE_BYTES + 1)), "no-delimiter"],
    ["a shorter piece, padded", () => sealOne(1, padded(PIECE_BYTES - 1, 1, PIECE_BYTES + 1)), "malformed"],
  ])("refuses %s", async (_what, change, reason) => {
    const body = await seal(200_000);
    const changed = joinBytes(body.slice(0, HEADER_BYTES + RECORD_BYTES), await change(body), record(body, 2));
    const opened = openRun(changed, 200_000, { first: 1, end: 2 });
    await expect(opened).rejects.toMatchObject({ name: "DecryptionError", code: reason });
  });

  test.each([
    ["longer", 200_000, "final-delimiter"],
    ["shorter", 3 * PIECE_BYTES, "nonfinal-delimiter"],
  ])("rejects the third Record of a body that is %s than announced", async (_what, plaintextBytes, reason) => {
    const announced = reason === "final-delimiter" ? 3 * PIECE_BYTES : 200_000;
    const opened = openRun(await seal(plaintextBytes), announced, { first: 2, end: 3 });
    await expect(opened).rejects.toMatchObject({ name: "DecryptionError", code: reason });
  });

  test.each([
    ["short", new Uint8Array(20), "short-header"],
    ["of smaller Records", smallHeader(), "unsupported-header"],
  ])("rejects a header that is %s", async (_what, header, reason) => {
    await expect(openBodyRecords(header, { secret, plaintextBytes: 1 })).rejects.toMatchObject({ code: reason });
  });

  test("cancels the ciphertext when its reader stops early", async () => {
    const body = await seal(200_000);
    const records = await openBodyRecords(body.slice(0, HEADER_BYTES), { secret, plaintextBytes: 200_000 });
    let isCancelled = false;
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(record(body, 0)),
      cancel() {
        isCancelled = true;
      },
    });
    for await (const piece of records.openRun(stream, 0)) {
      expect(piece).toHaveLength(PIECE_BYTES);
      break;
    }
    expect(isCancelled).toBe(true);
  });
});

function padded(pieceBytes: number, delimiter: number, bytes = pieceBytes + 1): Bytes {
  const padded = new Uint8Array(bytes);
  padded[pieceBytes] = delimiter;
  return padded;
}

function smallHeader(): Bytes {
  const header = writeRecordHeader(salt);
  new DataView(header.buffer).setUint32(16, 4_096);
  return header;
}

test.each([
  [0, 0],
  [1, 1],
  [PIECE_BYTES, 1],
  [PIECE_BYTES + 1, 2],
])("%i bytes of plaintext fill %i Records, and the last one ends the body", (plaintextBytes, count) => {
  expect(recordCount(plaintextBytes)).toBe(count);
  expect(recordRange({ first: 0, end: count + 1 }, plaintextBytes).endByte).toBe(ciphertextBytes(plaintextBytes));
});
