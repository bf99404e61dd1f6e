import { expect, test } from "vitest";
import { MIN_WAITING_BYTES } from "../port.ts";
import { countedBytes } from "./waiting.ts";

test("counts a session with a byte as at least the minimum number of bytes, and a session without bytes as 0", () => {
  expect([0, 1, MIN_WAITING_BYTES, MIN_WAITING_BYTES + 1].map(countedBytes)).toEqual([
    0,
    MIN_WAITING_BYTES,
    MIN_WAITING_BYTES,
    MIN_WAITING_BYTES + 1,
  ]);
});
