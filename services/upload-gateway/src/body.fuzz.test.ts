import { HEADER_BYTES, ProtocolError, RECORD_BYTES } from "@envoi/protocol";
import fc from "fast-check";
import { expect, it } from "vitest";
import { BodyQueue } from "./body-queue.ts";
import { WholeBodyCheck } from "./check-body.ts";

const cuts = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 });

function* cut(bytes: Uint8Array, lengths: readonly number[]): Generator<Uint8Array, void, undefined> {
  for (let at = 0, chunk = 0; at < bytes.length; chunk += 1) {
    const length = lengths[chunk % lengths.length] ?? 1;
    yield bytes.subarray(at, at + length);
    at += length;
  }
}

/** A header as all clients write it, with changes. */
const header = fc
  .tuple(
    fc.uint8Array({ minLength: 16, maxLength: 16 }),
    fc.constantFrom(RECORD_BYTES, 4_096),
    fc.constantFrom(0, 0, 1),
  )
  .map(([salt, recordBytes, keyIdBytes]) => {
    const bytes = Buffer.concat([salt, Buffer.alloc(HEADER_BYTES - 16)]);
    bytes.writeUInt32BE(recordBytes, 16);
    bytes[20] = keyIdBytes;
    return bytes;
  });
const body = fc
  .tuple(fc.oneof(header, fc.uint8Array({ maxLength: 30 })), fc.uint8Array({ maxLength: 100 }))
  .map(([begin, rest]) => Buffer.concat([begin, rest]));

/** @returns why a body is refused, or `null` */
function check(bytes: Uint8Array, lengths: readonly number[], declaredBytes: number | null): string | null {
  try {
    const checked = new WholeBodyCheck({ maxBytes: 110, declaredBytes });
    for (const chunk of cut(bytes, lengths)) checked.admit(chunk);
    expect(checked.receivedBytes).toBe(bytes.length);
    checked.finish();
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(ProtocolError);
    return (error as ProtocolError).code;
  }
}

it("whether a body is accepted does not depend on how it is split", () => {
  const declared = fc.option(fc.nat(140));
  fc.assert(
    fc.property(body, declared, cuts, cuts, (bytes, declaredBytes, one, other) => {
      const refused = check(bytes, one, declaredBytes);
      const isEqual = refused === null || check(bytes, other, declaredBytes) !== null;
      expect(isEqual && (refused !== null || check(bytes, other, declaredBytes) === null)).toBe(true);
      if (refused === null) {
        expect(bytes.readUInt32BE(16)).toBe(RECORD_BYTES);
        expect(bytes.length).toBe(declaredBytes ?? bytes.length);
      }
    }),
  );
});

it("a queue passes on every byte in order, in batches of at most the wanted length", async () => {
  const frame = fc.oneof(fc.nat(100), fc.integer({ min: 4_000, max: 5_000 }), fc.constant(20_000));
  const wanted = fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 30_000 }));
  await fc.assert(
    fc.asyncProperty(
      fc.array(frame, { maxLength: 30 }),
      fc.array(wanted, { minLength: 1, maxLength: 5 }),
      fc.nat(10_000),
      async (frames, parts, batchBytes) => {
        let isPaused = false;
        const queue = new BodyQueue(
          () => batchBytes,
          (paused) => {
            isPaused = paused;
          },
        );
        const whole = Buffer.from(
          Array.from({ length: frames.reduce((sum, bytes) => sum + bytes, 0) }, (_, at) => at % 251),
        );
        const sending = (async () => {
          let at = 0;
          for (const bytes of frames) {
            // Node reuses the memory of a Frame once it has been handled.
            const memory = Uint8Array.from(whole.subarray(at, at + bytes));
            queue.push(memory);
            if (bytes < 4_096) memory.fill(255);
            at += bytes;
            while (isPaused) await new Promise(setImmediate);
          }
          queue.end();
        })();
        const taken: Uint8Array[] = [];
        for (let part = 0; await queue.hasMore(); part += 1) {
          const most = parts[part % parts.length] ?? 1;
          let bytes = 0;
          for await (const batch of queue.take(most)) {
            taken.push(...batch.map((chunk) => Uint8Array.from(chunk)));
            bytes += batch.reduce((sum, { length }) => sum + length, 0);
          }
          expect(bytes).toBeLessThanOrEqual(most);
        }
        await sending;
        expect(Buffer.concat(taken).equals(whole)).toBe(true);
      },
    ),
  );
});
