import fc from "fast-check";
import { encrypt } from "http_ece";
import { expect, test } from "vitest";
import { DecryptionError } from "./decryption-error.ts";
import { openFileList, sealFileList } from "./file-list.ts";
import { openRecords } from "./open-records.ts";
import { streamChunks } from "./testing/test-bytes.ts";

const secret = new Uint8Array(16).fill(7);
const cuts = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 5 });

/** A body of many short Records, which only another implementation writes. */
function sealShort(plaintext: Uint8Array, recordBytes: number): Uint8Array<ArrayBuffer> {
  const key = Buffer.from(secret).toString("base64url");
  return Uint8Array.from(encrypt(Buffer.from(plaintext), { version: "aes128gcm", key, rs: recordBytes }));
}

type Outcome = { yielded: string; error: string | null };

/** Reads a body to its end. Fails for any error but a DecryptionError. */
async function open(body: Uint8Array<ArrayBuffer>, lengths: number[], plaintextBytes?: number): Promise<Outcome> {
  const yielded: Uint8Array[] = [];
  const options = { secret, recordsInFlight: 3, ...(plaintextBytes !== undefined && { plaintextBytes }) };
  const reader = openRecords(streamChunks(body, lengths), options).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { yielded: Buffer.concat(yielded).toString("hex"), error: null };
      yielded.push(value);
    }
  } catch (error) {
    expect(error).toBeInstanceOf(DecryptionError);
    return { yielded: Buffer.concat(yielded).toString("hex"), error: (error as DecryptionError).code };
  }
}

type Damage = { kind: "flip" | "remove" | "insert" | "copy"; at: number; to: number; bytes: Uint8Array };

const damage: fc.Arbitrary<Damage> = fc.record({
  kind: fc.constantFrom("flip", "remove", "insert", "copy"),
  at: fc.nat(),
  to: fc.nat(),
  bytes: fc.uint8Array({ minLength: 1, maxLength: 50 }),
});

/** Often works with whole Records, because those are authentic in another place. */
function apply(body: Uint8Array<ArrayBuffer>, { kind, at, to, bytes }: Damage, recordBytes: number) {
  const record = (number: number) => 21 + (number % 5) * recordBytes;
  const start = Math.min(body.length, at % 3 === 0 ? at % (body.length + 1) : record(at));
  const target = Math.min(body.length, to % 3 === 0 ? to % (body.length + 1) : record(to));
  const length = bytes.length % 2 === 0 ? recordBytes : bytes.length;
  const [before, after] = [body.subarray(0, target), body.subarray(target)];
  if (kind === "copy") return Uint8Array.from([...before, ...body.subarray(start, start + length), ...after]);
  if (kind === "insert") return Uint8Array.from([...before, ...bytes, ...after]);
  if (kind === "remove") return Uint8Array.from([...body.subarray(0, start), ...body.subarray(start + length)]);
  const flipped = body.slice();
  if (start < body.length) flipped[start] = (flipped[start] ?? 0) ^ (1 << ((bytes[0] ?? 0) % 8));
  return flipped;
}

test("a damaged body yields only a beginning of the plaintext, and without an error all of it", async () => {
  const plaintext = fc.uint8Array({ minLength: 1, maxLength: 120 });
  const recordBytes = fc.integer({ min: 18, max: 60 });
  await fc.assert(
    fc.asyncProperty(
      plaintext,
      recordBytes,
      fc.array(damage, { maxLength: 2 }),
      cuts,
      async (bytes, length, all, cut) => {
        const body = all.reduce((damaged, one) => apply(damaged, one, length), sealShort(bytes, length));
        const expected = Buffer.from(bytes).toString("hex");
        for (const announced of [undefined, bytes.length]) {
          const { yielded, error } = await open(body, cut, announced);
          expect(expected.startsWith(yielded)).toBe(true);
          if (error === null) expect(yielded).toBe(expected);
          if (all.length === 0) expect(error).toBeNull();
        }
      },
    ),
  );
});

test("the result does not depend on how a damaged body is split", async () => {
  const plaintext = fc.uint8Array({ minLength: 1, maxLength: 120 });
  await fc.assert(
    fc.asyncProperty(plaintext, fc.option(damage), cuts, cuts, async (bytes, change, one, other) => {
      const sealed = sealShort(bytes, 40);
      const body = change === null ? sealed : apply(sealed, change, 40);
      expect((await open(body, one)).error).toBe((await open(body, other)).error);
    }),
  );
});

test("bytes that nobody sealed yield nothing", async () => {
  const header = fc.tuple(fc.uint8Array({ minLength: 16, maxLength: 16 }), fc.constantFrom(0, 17, 18, 65_536, 65_537));
  const anyBytes = fc.oneof(
    fc.uint8Array({ maxLength: 100 }),
    fc.tuple(header, fc.uint8Array({ maxLength: 100 })).map(([[salt, length], rest]) => {
      const recordBytes = Buffer.alloc(4);
      recordBytes.writeUInt32BE(length);
      return Uint8Array.from([...salt, ...recordBytes, 0, ...rest]);
    }),
  );
  await fc.assert(
    fc.asyncProperty(anyBytes, cuts, fc.option(fc.nat(100)), async (bytes, cut, announced) => {
      const { yielded, error } = await open(Uint8Array.from(bytes), cut, announced ?? undefined);
      expect(yielded).toBe("");
      // A header alone is the body of an empty file, if an empty file was announced.
      if (announced !== 0) expect(error).not.toBeNull();
    }),
  );
});

test("a file list is opened as it was sealed, and a damaged one is rejected", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.jsonValue()), fc.option(fc.nat()), async (entries, flip) => {
      const body = await sealFileList(secret, entries);
      if (flip === null) {
        expect(JSON.stringify(await openFileList(secret, body))).toBe(JSON.stringify(entries));
      } else {
        const at = flip % (body.length * 8);
        body[at >> 3] = (body[at >> 3] ?? 0) ^ (1 << (at & 7));
        // The length of Records is not authenticated. Longer ones have no effect on a list of one Record.
        const opened = openFileList(secret, body).then(JSON.stringify);
        if (at >> 3 >= 16 && at >> 3 < 20) await opened.catch((error) => expect(error).toBeInstanceOf(DecryptionError));
        else await expect(opened).rejects.toBeInstanceOf(DecryptionError);
      }
    }),
  );
});
