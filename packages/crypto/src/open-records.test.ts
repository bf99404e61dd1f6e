import { joinBytes, PIECE_BYTES, RECORD_BYTES } from "@envoi/protocol";
import { describe, expect, test } from "vitest";
import ece from "../vectors/ece.json" with { type: "json" };
import bad from "../vectors/ece-bad.json" with { type: "json" };
import { collectBytes } from "./collect-bytes.ts";
import { openRecords } from "./open-records.ts";
import { writeRecordHeader } from "./record-header.ts";
import { deriveRecordKeys, recordIv } from "./record-keys.ts";
import { sealRecords } from "./seal-records.ts";
import { fromHex, generatorBytes, sha256Hex, streamChunks, streamReusedChunks } from "./testing/test-bytes.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const secret = fromHex(ece.secret_hex);
const salt = fromHex(ece.salt_hex);

function seal(plaintextBytes: number): Promise<Bytes> {
  return collectBytes(sealRecords(streamChunks(generatorBytes(plaintextBytes)), { secret, salt }));
}

function open(body: Bytes, plaintextBytes?: number): Promise<Bytes> {
  return collectBytes(
    openRecords(streamChunks(body), plaintextBytes === undefined ? { secret } : { secret, plaintextBytes }),
  );
}

/** Reads until the stream ends or fails. */
async function readAll(body: Bytes, plaintextBytes?: number): Promise<{ readBytes: number; error: unknown }> {
  const options = plaintextBytes === undefined ? { secret } : { secret, plaintextBytes };
  const reader = openRecords(streamChunks(body), options).getReader();
  let readBytes = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) readBytes += next.value.byteLength;
    return { readBytes, error: null };
  } catch (error) {
    return { readBytes, error };
  }
}

/** A body whose Records have padding and delimiters that no client writes. */
async function sealOddly(...records: { piece: Bytes; delimiter: number; paddedBytes?: number }[]): Promise<Bytes> {
  const { cipher, ivBase } = await deriveRecordKeys(secret, salt);
  const sealed = records.map(async ({ piece, delimiter, paddedBytes = piece.byteLength + 1 }, sequence) => {
    const padded = new Uint8Array(paddedBytes);
    padded.set(piece);
    padded[piece.byteLength] = delimiter;
    return cipher.seal(recordIv(ivBase, sequence), padded);
  });
  return joinBytes(writeRecordHeader(salt), ...(await Promise.all(sealed)));
}

function flip(body: Bytes, at: number): Bytes {
  const flipped = body.slice();
  flipped[at] = (flipped[at] ?? 0) ^ 1;
  return flipped;
}

/** A body made of Records of another body, in this order. */
function reorder(body: Bytes, ...sequences: number[]): Bytes {
  const records = sequences.map((sequence) =>
    body.slice(21 + sequence * RECORD_BYTES, 21 + (sequence + 1) * RECORD_BYTES),
  );
  return joinBytes(body.slice(0, 21), ...records);
}

/** The changes that the test vectors only name, because the changed bodies are too long to store. */
const CHANGES: Record<string, (whole: Bytes) => Bytes | Promise<Bytes>> = {
  "last byte removed": (whole) => whole.slice(0, -1),
  "cut in the middle of record 1": (whole) => whole.slice(0, 98_325),
  "final record missing": (whole) => reorder(whole, 0, 1, 2),
  "records 0 and 1 swapped": (whole) => reorder(whole, 1, 0, 2, 3),
  "first record removed": (whole) => reorder(whole, 1, 2, 3),
  "first record duplicated": (whole) => reorder(whole, 0, 0, 1, 2, 3),
  "one bit flipped in record 0": (whole) => flip(whole, 21),
  "one bit flipped in the salt": (whole) => flip(whole, 0),
  "trailing bytes after the final record": (whole) => joinBytes(whole, new Uint8Array(5).fill(0x41)),
  "non-final record with delimiter 2": () =>
    sealOddly({ piece: generatorBytes(PIECE_BYTES), delimiter: 2 }, { piece: generatorBytes(10), delimiter: 2 }),
  "final record with delimiter 3": () => sealOddly({ piece: generatorBytes(PIECE_BYTES), delimiter: 3 }),
  "non-final record padded with zeros after delimiter 1": () =>
    sealOddly(
      { piece: generatorBytes(10), delimiter: 1, paddedBytes: PIECE_BYTES + 1 },
      { piece: generatorBytes(5), delimiter: 2 },
    ),
};

describe("openRecords", () => {
  test.each(ece.cases)("opens a body from other clients, and yields $plaintext_length bytes", async (vector) => {
    const body = await seal(vector.plaintext_length);
    expect(await sha256Hex(body)).toBe(vector.ciphertext_sha256);
    expect(await sha256Hex(await open(body, vector.plaintext_length))).toBe(vector.plaintext_sha256);
  });

  test.each(ece.small_record_cases)("opens small Records, and yields $plaintext_length bytes", async (vector) => {
    const opened = await open(fromHex(vector.ciphertext_hex), vector.plaintext_length);
    expect(opened).toEqual(fromHex(vector.plaintext_hex));
  });

  test.each(bad.cases)("$record_size: $name: $expected [R5.17b]", async (vector) => {
    const body =
      vector.ciphertext_hex === undefined
        ? await CHANGES[vector.name]?.(await seal(200_000))
        : fromHex(vector.ciphertext_hex);
    if (body === undefined) throw new Error("no such body");
    expect(await sha256Hex(body)).toBe(vector.ciphertext_sha256);
    const [, accepted, refused] = /^(?:accept: (\d+)|reject:([a-z-]+))/.exec(vector.expected) ?? [];
    const announced = /plaintext_length (\d+)/.exec(vector.base ?? "")?.[1];
    if (accepted !== undefined) {
      expect(await open(body, Number(accepted))).toHaveLength(Number(accepted));
    } else {
      const opened = open(body, announced === undefined ? undefined : Number(announced));
      await expect(opened).rejects.toMatchObject({ name: "DecryptionError", code: refused });
    }
  });

  test.each([
    [21 + 3 * RECORD_BYTES - 1, "authentication"],
    [21 + 2 * RECORD_BYTES + 100, "authentication"],
    [21 + 2 * RECORD_BYTES + 16, "authentication"],
    [21 + 2 * RECORD_BYTES, "final-delimiter"],
    [21 + RECORD_BYTES, "final-delimiter"],
    [21, "truncated"],
    [20, "short-header"],
    [0, "short-header"],
  ])("rejects a body cut to %i bytes, with or without an announced length", async (bytes, reason) => {
    const cut = (await seal(3 * PIECE_BYTES)).slice(0, bytes);
    await expect(open(cut, 3 * PIECE_BYTES)).rejects.toMatchObject({ code: reason });
    await expect(open(cut)).rejects.toMatchObject({ code: reason });
  });

  test("rejects a complete body that is shorter than announced, without yielding its last piece", async () => {
    const body = await seal(PIECE_BYTES + 10);
    const { readBytes, error } = await readAll(body, PIECE_BYTES + 11);
    expect(error).toMatchObject({ code: "truncated" });
    expect(readBytes).toBe(PIECE_BYTES);
  });

  test("rejects a complete body that is longer than announced, and yields none of the extra bytes", async () => {
    const body = await seal(PIECE_BYTES + 10);
    const { readBytes, error } = await readAll(body, PIECE_BYTES + 9);
    expect(error).toMatchObject({ code: "too-long" });
    expect(readBytes).toBe(PIECE_BYTES);
    await expect(open(await seal(1), 0)).rejects.toMatchObject({ code: "too-long" });
  });

  test("opens a body without Records only if an empty one has been announced", async () => {
    const empty = await seal(0);
    expect(await open(empty, 0)).toHaveLength(0);
    await expect(open(empty)).rejects.toMatchObject({ code: "truncated" });
    await expect(open(empty, 1)).rejects.toMatchObject({ code: "truncated" });
  });

  test.each([0, 1, 4, 9])(
    "yields nothing of Record %i, nor of later Records, when one of its bits is flipped",
    async (n) => {
      const body = flip(await seal(10 * PIECE_BYTES), 21 + n * RECORD_BYTES + 1_000);
      const { readBytes, error } = await readAll(body, 10 * PIECE_BYTES);
      expect(error).toMatchObject({ code: "authentication" });
      expect(readBytes).toBe(n * PIECE_BYTES);
    },
  );

  test("rejects the wrong Secret", async () => {
    const opened = openRecords(streamChunks(await seal(10)), { secret: new Uint8Array(16) });
    await expect(collectBytes(opened)).rejects.toMatchObject({ code: "authentication" });
  });

  test.each([
    ["Records too short for a tag", 16, 17],
    ["Records larger than ours", 16, 65_537],
    ["Records of 4 GiB", 16, 0xffff_ffff],
    ["a key id", 20, 1],
  ])("rejects a header that announces %s", async (_what, at, value) => {
    const body = await seal(10);
    const view = new DataView(body.buffer);
    if (at === 16) view.setUint32(at, value);
    else view.setUint8(at, value);
    await expect(open(body)).rejects.toMatchObject({ code: "unsupported-header" });
  });

  test("never exceeds its limit of Records in flight, and cancels its source when its reader cancels", async () => {
    const body = await seal(40 * PIECE_BYTES);
    let takenBytes = 0;
    let cancelled: unknown;
    const source = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          const chunk = body.slice(takenBytes, takenBytes + RECORD_BYTES);
          takenBytes += chunk.byteLength;
          controller.enqueue(chunk);
        },
        cancel(reason) {
          cancelled = reason;
        },
      },
      { highWaterMark: 0 },
    );
    const reader = openRecords(source, { secret, recordsInFlight: 4 }).getReader();
    for (let read = 1; read <= 20; read += 1) {
      await reader.read();
      // In addition to the Records in flight, one Record has been read, and the next one is being read.
      expect(takenBytes).toBeLessThanOrEqual((read + 4 + 2) * RECORD_BYTES);
    }
    await reader.cancel("enough");
    expect(cancelled).toBe("enough");
  });

  test.each([1_000, 65_557, 300_000])(
    "opens Records from a source that overwrites its chunks of %i bytes",
    async (length) => {
      const plaintext = generatorBytes(10 * PIECE_BYTES + 1);
      const body = streamReusedChunks(await seal(plaintext.byteLength), length);
      const opened = await collectBytes(openRecords(body, { secret, plaintextBytes: plaintext.byteLength }));
      expect(await sha256Hex(opened)).toBe(await sha256Hex(plaintext));
    },
  );

  test("cancels its source when a Record is not authentic", async () => {
    let cancelled: unknown;
    const body = flip(await seal(PIECE_BYTES), 100);
    const source = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(joinBytes(body, body)),
      cancel(reason) {
        cancelled = reason;
      },
    });
    await expect(openRecords(source, { secret }).getReader().read()).rejects.toMatchObject({
      code: "authentication",
    });
    expect(cancelled).toMatchObject({ code: "authentication" });
  });

  test("fails with the error of its source", async () => {
    const chunks = [(await seal(3 * PIECE_BYTES)).slice(0, 100_000)];
    const source = new ReadableStream<Uint8Array>({
      pull(controller) {
        const chunk = chunks.shift();
        if (chunk === undefined) controller.error(new Error("the connection is lost"));
        else controller.enqueue(chunk);
      },
    });
    await expect(collectBytes(openRecords(source, { secret }))).rejects.toThrow("the connection is lost");
  });
});
