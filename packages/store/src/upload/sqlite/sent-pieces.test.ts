import fc from "fast-check";
import { expect, test } from "vitest";
import { continuesPiece, coverBefore, type Pieces, withPiece } from "./sent-pieces.ts";

const MOST = 40;
const piece = fc.tuple(fc.nat(MOST), fc.nat(MOST));

test("pieces hold exactly the bytes that were added, in order and apart from each other", () => {
  fc.assert(
    fc.property(fc.array(piece), fc.nat(MOST), (added, at) => {
      const sent = new Set<number>();
      let pieces: Pieces = [];
      for (const [first, end] of added) {
        pieces = withPiece(pieces, first, end);
        for (let byte = first; byte < end; byte += 1) sent.add(byte);
      }
      const kept = pieces.flatMap(([first, end]) => Array.from({ length: end - first }, (_, n) => first + n));
      expect(kept).toEqual([...sent].sort((a, b) => a - b));
      for (const [n, [first]] of pieces.entries()) expect(first).toBeGreaterThan(pieces[n - 1]?.[1] ?? -1);
      expect(continuesPiece(pieces, at)).toBe(sent.has(at) || sent.has(at - 1));
      expect(coverBefore(pieces, at)).toBe(
        Array.from({ length: at }, (_, byte) => byte).every((byte) => sent.has(byte)),
      );
    }),
  );
});
