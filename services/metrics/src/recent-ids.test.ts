import { expect, test } from "vitest";
import { createRecentIds } from "./recent-ids.ts";

test("the newest ids are remembered, the oldest forgotten", () => {
  const ids = createRecentIds(2);
  for (const id of ["a", "b", "b", "c"]) ids.add(id);
  expect(["a", "b", "c"].map((id) => ids.has(id))).toEqual([false, true, true]);
});
