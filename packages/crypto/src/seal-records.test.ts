import { ciphertextBytes, PIECE_BYTES } from "@envoi/protocol";
import { describe, expect, test } from "vitest";
import ece from "../vectors/ece.json" with { type: "json" };
import encryptedSize from "../vectors/encrypted-size.json" with { type: "json" };
import { collectBytes } from "./collect-bytes.ts";
import { sealRecords } from "./seal-records.ts";
import { fromHex, generatorBytes, sha256Hex, streamChunks, toHex } from "./testing/test-bytes.ts";

const secret = fromHex(ece.secret_hex);
const salt = fromHex(ece.salt_hex);

/** An endless stream of pieces that counts how many have been read. */
function endlessPieces(): { stream: ReadableStream<Uint8Array>; taken(): number; cancelled(): unknown } {
  let taken = 0;
  let cancelled: unknown;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        taken += 1;
        controller.enqueue(new Uint8Array(PIECE_BYTES));
      },
      cancel(reason) {
        cancelled = reason;
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, taken: () => taken, cancelled: () => cancelled };
}

describe("sealRecords", () => {
  test.each(ece.cases)("makes the same body as other clients from $plaintext_length bytes", async (vector) => {
    const plaintext = generatorBytes(vector.plaintext_length);
    expect(await sha256Hex(plaintext)).toBe(vector.plaintext_sha256);
    const body = await collectBytes(sealRecords(streamChunks(plaintext), { secret, salt }));
    expect(toHex(body.slice(0, 21))).toBe(vector.header_hex);
    expect(toHex(body.slice(0, 64))).toBe(vector.first_64_bytes_hex);
    expect(toHex(body.slice(-64))).toBe(vector.last_64_bytes_hex);
    expect(body).toHaveLength(vector.ciphertext_length);
    expect(await sha256Hex(body)).toBe(vector.ciphertext_sha256);
  });

  test.each([1, 2, 8])("makes the same body with %i Records in flight", async (recordsInFlight) => {
    const plaintext = generatorBytes(20 * PIECE_BYTES + 5);
    const body = await collectBytes(sealRecords(streamChunks(plaintext), { secret, salt, recordsInFlight }));
    const expected = await collectBytes(sealRecords(streamChunks(plaintext), { secret, salt, recordsInFlight: 3 }));
    expect(await sha256Hex(body)).toBe(await sha256Hex(expected));
  });

  test.each([[[1]], [[7, 0, 65_519]], [[65_520]], [[1_000_000]]])(
    "does not depend on the chunks of its input: %j [R5.16]",
    async (lengths) => {
      const plaintext = generatorBytes(2 * PIECE_BYTES);
      const body = await collectBytes(sealRecords(streamChunks(plaintext, lengths), { secret, salt }));
      const expected = await collectBytes(sealRecords(streamChunks(plaintext, [PIECE_BYTES]), { secret, salt }));
      expect(await sha256Hex(body)).toBe(await sha256Hex(expected));
    },
  );

  test("yields the header, then one chunk for each Record [R4.50]", async () => {
    const lengths: number[] = [];
    const reader = sealRecords(streamChunks(generatorBytes(PIECE_BYTES + 1)), { secret }).getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) lengths.push(next.value.byteLength);
    expect(lengths).toEqual([21, 65_536, 18]);
  });

  test("uses a new salt for every body", async () => {
    const [one, other] = await Promise.all(
      [1, 2].map(() => collectBytes(sealRecords(streamChunks(generatorBytes(10)), { secret }))),
    );
    expect(one?.slice(0, 16)).not.toEqual(other?.slice(0, 16));
  });

  test("rejects a salt that is not 16 bytes long", async () => {
    const sealed = sealRecords(streamChunks(generatorBytes(1)), { secret, salt: new Uint8Array(15) });
    await expect(collectBytes(sealed)).rejects.toThrow(RangeError);
  });

  test("reads nothing before it is read itself, and never exceeds its limit of Records in flight", async () => {
    const source = endlessPieces();
    const reader = sealRecords(source.stream, { secret, recordsInFlight: 4 }).getReader();
    expect(source.taken()).toBe(0);
    for (let read = 0; read < 100; read += 1) {
      await reader.read();
      // One more piece is read ahead, because only the end of the input shows which piece is the last.
      expect(source.taken()).toBeLessThanOrEqual(read + 4 + 1);
    }
    await reader.cancel();
  });

  test("cancels its source when its reader cancels", async () => {
    const source = endlessPieces();
    const reader = sealRecords(source.stream, { secret }).getReader();
    await reader.read();
    await reader.read();
    await reader.cancel("enough");
    expect(source.cancelled()).toBe("enough");
  });

  test("fails with the error of its source, and never completes the body", async () => {
    const pieces = [generatorBytes(PIECE_BYTES), generatorBytes(10)];
    const source = new ReadableStream<Uint8Array>({
      pull(controller) {
        const piece = pieces.shift();
        if (piece === undefined) controller.error(new Error("the file is gone"));
        else controller.enqueue(piece);
      },
    });
    await expect(collectBytes(sealRecords(source, { secret }))).rejects.toThrow("the file is gone");
  });
});

test.each(encryptedSize.cases)("the length of a body is known in advance: $plaintext_length bytes", (vector) => {
  expect(ciphertextBytes(vector.plaintext_length)).toBe(vector.ciphertext_length);
});
