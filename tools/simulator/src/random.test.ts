import { expect, test } from "vitest";
import { createRandom } from "./random.ts";

const draw = (seed: number) => {
  const random = createRandom(seed);
  return Array.from({ length: 1_000 }, () => random.between(1, 6));
};

test("the same seed gives the same numbers, another seed others", () => {
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
});

test("numbers stay within their bounds and reach both", () => {
  expect(new Set(draw(7))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  const { chance } = createRandom(1);
  expect(Array.from({ length: 100 }, () => chance(0))).not.toContain(true);
  expect(Array.from({ length: 100 }, () => chance(1))).not.toContain(false);
});
