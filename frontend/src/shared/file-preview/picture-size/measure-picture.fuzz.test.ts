import fc from "fast-check";
import { expect, test } from "vitest";
import { measurePicture } from "./measure-picture.ts";
import { NotAPicture } from "./size-reader.ts";

const hex = (text: string) => Buffer.from(text.replaceAll(" ", ""), "hex");
/** The beginnings of files in every format, each with the parts that lead into the depth of its reader. */
const BEGINNINGS = [
  hex("89504e470d0a1a0a 0000000d 49484452 0000012c 000000c8 08020000 00 00000000"),
  hex("ffd8ff e1001c 457869660000 49492a0008000000 0100 12010300 01000000 06000000 ffc0000b 08 00c8 012c 01 011100"),
  hex("ffd8ff da0008 01010000 3f00 ff00 ffd9"),
  hex("474946383961 2c01c800 800000 000000ffffff 2c 00000000 2c01c800 00 02 02 4401 00 3b"),
  hex("52494646 24000000 57454250 56503858 0a000000 02000000 2b0100c70000 414e4d46 18000000 000000000000 2b0100c70000"),
  hex("52494646 16000000 57454250 5650384c 0a000000 2f 2bc13100 0000"),
  hex(
    "0000001c 66747970 61766966 00000000 61766966 6d696631 6d696166 00000020 6d657461 00000000 00000010 6970727000000008 6970636f",
  ),
  hex("424d 000000000000000000000000 28000000 2c010000 c8000000 0100 1800 00000000"),
  hex("00000100 0200 10100000 0100 2000 10000000 26000000 20200000 0100 2000 10000000 36000000 28000000"),
];

const change = fc.record({ at: fc.nat(), remove: fc.nat(2), insert: fc.uint8Array({ maxLength: 4 }) });
const file = fc
  .tuple(fc.constantFrom(...BEGINNINGS), fc.array(change, { maxLength: 4 }), fc.uint8Array({ maxLength: 60 }))
  .map(([beginning, changes, rest]) =>
    changes.reduce(
      (all, { at, remove, insert }) => {
        const start = at % (all.length + 1);
        // Most changes keep the length, so that later parts are still found.
        return Buffer.concat([
          all.subarray(0, start),
          insert,
          all.subarray(start + (at % 4 === 0 ? remove : insert.length)),
        ]);
      },
      Buffer.concat([beginning, rest]),
    ),
  );

test("any bytes are measured within their length, or are not a picture", () => {
  fc.assert(
    fc.property(file, fc.nat(), (bytes, cutAt) => {
      for (const part of [bytes, bytes.subarray(0, cutAt % (bytes.length + 1))]) {
        try {
          const { type, size, pixels, endByte } = measurePicture(part);
          expect(type).toMatch(/^image\//);
          expect(endByte).toBeGreaterThanOrEqual(0);
          expect(endByte).toBeLessThanOrEqual(part.length);
          if (size === null) continue;
          expect(size.width > 0 && size.height > 0).toBe(true);
          expect(pixels).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(NotAPicture);
        }
      }
    }),
  );
});
