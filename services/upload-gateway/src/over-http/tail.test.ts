import { blobKey, type TailBlob } from "@envoi/store";
import { expect, test } from "vitest";
import { bytesOfTail, piecesToMerge } from "./tail.ts";

const piece = (bytes: number): TailBlob => ({ key: blobKey("uploads/ab/piece"), bytes });

/**
 * Appends the bytes of requests with these lengths. @returns the tail after each request, and the number of bytes
 * written
 */
function fill(requests: readonly number[]): { tails: TailBlob[][]; writtenBytes: number } {
  let tail: TailBlob[] = [];
  let writtenBytes = 0;
  const tails = requests.map((bytes) => {
    const kept = tail.slice(0, tail.length - piecesToMerge(tail, bytes));
    const merged = bytesOfTail(tail.slice(kept.length)) + bytes;
    writtenBytes += merged;
    tail = [...kept, piece(merged)];
    return tail;
  });
  return { tails, writtenBytes };
}

test.each([
  ["equal", Array.from({ length: 10_000 }, () => 1)],
  ["growing", Array.from({ length: 1_000 }, (_, index) => index + 1)],
  ["shrinking", Array.from({ length: 1_000 }, (_, index) => 1_000 - index)],
  ["halving", Array.from({ length: 26 }, (_, index) => 2 ** (26 - index))],
])("I7: after %s requests, a tail has few pieces, and few bytes have been rewritten", (_what, requests) => {
  const { tails, writtenBytes } = fill(requests);
  const bytes = requests.reduce((sum, each) => sum + each, 0);
  const most = Math.ceil(Math.log2(bytes)) + 1;
  for (const tail of tails) expect(tail.length).toBeLessThanOrEqual(most);
  expect(bytesOfTail(tails.at(-1) ?? [])).toBe(bytes);
  expect(writtenBytes).toBeLessThanOrEqual(bytes * most);
});

test("a piece absorbs previous pieces that are at most twice as long", () => {
  expect(piecesToMerge([], 5)).toBe(0);
  expect(piecesToMerge([piece(11)], 5)).toBe(0);
  expect(piecesToMerge([piece(10)], 5)).toBe(1);
  expect(piecesToMerge([piece(100), piece(30), piece(10)], 5)).toBe(2);
});
