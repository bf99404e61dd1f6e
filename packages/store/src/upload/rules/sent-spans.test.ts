import fc from "fast-check";
import { expect, test } from "vitest";
import { addSpan, containBefore, extendsSpan, type Spans } from "./sent-spans.ts";

const MAX_BYTE = 40;
const span = fc.tuple(fc.nat(MAX_BYTE), fc.nat(MAX_BYTE));

test("spans contain exactly the added bytes, are in order and do not touch each other", () => {
  fc.assert(
    fc.property(fc.array(span), fc.nat(MAX_BYTE), (added, at) => {
      const sent = new Set<number>();
      let spans: Spans = [];
      for (const [first, end] of added) {
        spans = addSpan(spans, first, end);
        for (let byte = first; byte < end; byte += 1) sent.add(byte);
      }
      const kept = spans.flatMap(([first, end]) => Array.from({ length: end - first }, (_, n) => first + n));
      expect(kept).toEqual([...sent].sort((a, b) => a - b));
      for (const [n, [first]] of spans.entries()) expect(first).toBeGreaterThan(spans[n - 1]?.[1] ?? -1);
      expect(extendsSpan(spans, at)).toBe(sent.has(at) || sent.has(at - 1));
      expect(containBefore(spans, at)).toBe(
        Array.from({ length: at }, (_, byte) => byte).every((byte) => sent.has(byte)),
      );
    }),
  );
});
