import { describe, expect, it } from "vitest";
import { cut } from "./s3-limit.ts";

describe("a batch that is cut where a Part ends", () => {
  const batch = [Buffer.from("abc"), Buffer.from("de")];
  const textOf = (chunks: Buffer[]) => chunks.map(String);

  it.each([
    { bytes: 0, first: [], rest: ["abc", "de"] },
    { bytes: 2, first: ["ab"], rest: ["c", "de"] },
    { bytes: 3, first: ["abc"], rest: ["de"] },
    { bytes: 4, first: ["abc", "d"], rest: ["e"] },
    { bytes: 5, first: ["abc", "de"], rest: [] },
    { bytes: 6, first: ["abc", "de"], rest: [] },
  ])("after $bytes bytes: $first and $rest", ({ bytes, first, rest }) => {
    expect(cut(batch, bytes).map(textOf)).toEqual([first, rest]);
  });
});
