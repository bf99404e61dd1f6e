import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { ciphertextBytes, PIECE_BYTES } from "@envoi/protocol";
import fc from "fast-check";
import { decrypt, encrypt } from "http_ece";
import { describe, expect, test } from "vitest";
import { collectBytes } from "./collect-bytes.ts";
import { openRecords } from "./open-records.ts";
import { sealRecords } from "./seal-records.ts";
import { generatorBytes, streamChunks } from "./testing/test-bytes.ts";

const EDGES = [0, 1, PIECE_BYTES - 1, PIECE_BYTES, PIECE_BYTES + 1, 2 * PIECE_BYTES, 2 * PIECE_BYTES + 1];

const bytes16 = fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Uint8Array.from(bytes));
const cuts = fc.array(fc.integer({ min: 1, max: 200_000 }), { minLength: 1, maxLength: 5 });
const length = fc.oneof(fc.constantFrom(...EDGES), fc.integer({ min: 0, max: 10 * PIECE_BYTES }));
const inFlight = fc.integer({ min: 1, max: 12 });

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

/**
 * Memory in use, after a forced garbage collection. Without a forced collection, the result would depend on when V8
 * collects.
 */
function usedBytes(): number {
  // The second collection waits until the buffers that the first one released have been freed.
  collectGarbage();
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function base64Url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64url");
}

describe("Records", () => {
  test("are read back completely for every length, chunk size and number of Records in flight", async () => {
    await fc.assert(
      fc.asyncProperty(bytes16, length, cuts, cuts, inFlight, async (secret, plaintextBytes, in1, in2, width) => {
        const plaintext = generatorBytes(plaintextBytes);
        const body = await collectBytes(sealRecords(streamChunks(plaintext, in1), { secret, recordsInFlight: width }));
        expect(body.byteLength).toBe(ciphertextBytes(plaintextBytes));
        const opened = openRecords(streamChunks(body, in2), { secret, plaintextBytes, recordsInFlight: width });
        expect(Buffer.from(await collectBytes(opened)).equals(plaintext)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test("are rejected when any single bit of the body is flipped", async () => {
    const secret = new Uint8Array(16).fill(7);
    const plaintextBytes = PIECE_BYTES + 100;
    const body = await collectBytes(sealRecords(streamChunks(generatorBytes(plaintextBytes)), { secret }));
    await fc.assert(
      fc.asyncProperty(fc.nat(body.byteLength * 8 - 1), async (bit) => {
        const damaged = body.slice();
        damaged[bit >> 3] = (damaged[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        const opened = collectBytes(openRecords(streamChunks(damaged), { secret, plaintextBytes }));
        await expect(opened).rejects.toMatchObject({ name: "DecryptionError" });
      }),
      { numRuns: 100 },
    );
  });

  test("are rejected when the body is cut anywhere", async () => {
    const secret = new Uint8Array(16).fill(7);
    const body = await collectBytes(sealRecords(streamChunks(generatorBytes(3 * PIECE_BYTES)), { secret }));
    await fc.assert(
      fc.asyncProperty(fc.nat(body.byteLength - 1), async (cutBytes) => {
        const opened = collectBytes(openRecords(streamChunks(body.slice(0, cutBytes)), { secret }));
        await expect(opened).rejects.toMatchObject({ name: "DecryptionError" });
      }),
      { numRuns: 60 },
    );
  });

  test.each(EDGES.slice(1))(
    "of %i bytes are the same as those of another implementation of RFC 8188 [R5.17]",
    async (plaintextBytes) => {
      const [secret, salt] = [generatorBytes(16), generatorBytes(32).slice(16)];
      const plaintext = generatorBytes(plaintextBytes);
      const parameters = { version: "aes128gcm", key: base64Url(secret) } as const;
      const theirs = encrypt(Buffer.from(plaintext), { ...parameters, salt: base64Url(salt), rs: 65_536 });
      const ours = await collectBytes(sealRecords(streamChunks(plaintext), { secret, salt }));
      expect(Buffer.from(ours).equals(theirs)).toBe(true);
      expect(Buffer.from(decrypt(Buffer.from(ours), parameters)).equals(plaintext)).toBe(true);
    },
  );

  test.each([18, 64, 4_096, 65_535])("of size %i from another implementation are opened", async (recordBytes) => {
    const [secret, plaintextBytes] = [generatorBytes(16), 3_000];
    const parameters = { version: "aes128gcm", key: base64Url(secret), rs: recordBytes } as const;
    const theirs = Uint8Array.from(encrypt(Buffer.from(generatorBytes(plaintextBytes)), parameters));
    const opened = await collectBytes(openRecords(streamChunks(theirs), { secret, plaintextBytes }));
    expect(opened).toEqual(generatorBytes(plaintextBytes));
  });

  test("of a large file are sealed and opened without using memory in proportion to its size", async () => {
    const secret = new Uint8Array(16);
    const plaintextBytes = 512 * 1_048_576;
    const chunk = new Uint8Array(1_048_576);
    let madeBytes = 0;
    const source = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (madeBytes === plaintextBytes) return controller.close();
        controller.enqueue(chunk);
        madeBytes += chunk.byteLength;
      },
    });
    const startBytes = usedBytes();
    let [openedBytes, maxUsedBytes, pieces] = [0, 0, 0];
    for await (const piece of openRecords(sealRecords(source, { secret }), { secret, plaintextBytes })) {
      openedBytes += piece.byteLength;
      if (pieces++ % 500 === 0) maxUsedBytes = Math.max(maxUsedBytes, usedBytes());
    }
    expect(openedBytes).toBe(plaintextBytes);
    expect(maxUsedBytes - startBytes).toBeLessThan(16 * 1_048_576);
  }, 120_000);
});
