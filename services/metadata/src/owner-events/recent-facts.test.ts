import type { UploadId } from "@envoi/protocol";
import { describe, expect, test } from "vitest";
import { createRecentFacts, type ObservedFact } from "./recent-facts.ts";

const A = "aaaaaaaaaaaaaaaa" as UploadId;
const B = "bbbbbbbbbbbbbbbb" as UploadId;
const BOTH = new Set([A, B]);

function at(position: number, uploadId = A): ObservedFact {
  return { position, fact: { id: `f${position}`, v: 1, type: "upload.deleted", atMs: 1, uploadId, downloads: 0 } };
}
function recent(most: number, ...positions: number[]) {
  const facts = createRecentFacts(most);
  for (const position of positions) facts.add(at(position));
  return facts;
}
const positionsOf = (facts: ObservedFact[] | null) => facts?.map(({ position }) => position);

describe("the facts since a position", () => {
  test.each([
    [9, [10, 12, 15]],
    [10, [12, 15]],
    [11, [12, 15]],
    [14, [15]],
    [15, []],
  ])("for position %i, are %j", (since, expected) => {
    expect(positionsOf(recent(3, 10, 12, 15).since(since, BOTH))).toEqual(expected);
  });

  test.each([0, 8, 16])("are unknown for position %i, which is before the first or after the last fact", (since) => {
    expect(recent(3, 10, 12, 15).since(since, BOTH)).toBeNull();
  });

  test("are only those about the requested uploads", () => {
    const facts = createRecentFacts(3);
    facts.add(at(1, A));
    facts.add(at(2, B));
    expect(positionsOf(facts.since(0, new Set([B])))).toEqual([2]);
    expect(positionsOf(facts.since(0, new Set()))).toEqual([]);
  });

  test("are unknown once the oldest of them has been dropped to make space for newer facts", () => {
    const facts = recent(3, 10, 12, 15, 20);
    expect(facts.since(9, BOTH)).toBeNull();
    expect(positionsOf(facts.since(10, BOTH))).toEqual([12, 15, 20]);
    expect(positionsOf(facts.since(null, BOTH))).toEqual([12, 15, 20]);
  });
});

test("the newest facts are stored, up to the maximum", () => {
  const facts = recent(3, ...Array.from({ length: 100 }, (_, index) => index));
  expect(positionsOf(facts.since(null, BOTH))).toEqual([97, 98, 99]);
  expect(facts.position).toBe(99);
});

test("nothing is known about the time before the first fact, and everything about the time since", () => {
  const facts = createRecentFacts(3);
  expect([facts.position, facts.since(5, BOTH)]).toEqual([null, null]);
  expect(facts.since(null, BOTH)).toEqual([]);
  facts.add(at(7));
  expect(positionsOf(facts.since(6, BOTH))).toEqual([7]);
});

test("facts from before a gap are unknown", () => {
  const facts = recent(3, 10, 12);
  facts.clear();
  expect([facts.position, facts.since(10, BOTH)]).toEqual([null, null]);
  facts.add(at(20));
  expect(facts.since(10, BOTH)).toBeNull();
  expect(positionsOf(facts.since(19, BOTH))).toEqual([20]);
});
