import { expect, test } from "vitest";
import { MIN_WAITING_BYTES } from "../port.ts";
import { countedBytes } from "./waiting.ts";

test("a session with a byte counts a minimum, one without counts none", () => {
  expect([0, 1, MIN_WAITING_BYTES, MIN_WAITING_BYTES + 1].map(countedBytes)).toEqual([
    0,
    MIN_WAITING_BYTES,
    MIN_WAITING_BYTES,
    MIN_WAITING_BYTES + 1,
  ]);
});
