import { expect, it } from "vitest";
import { freeMemory } from "./free-memory.ts";

it("the caller cannot use released memory", () => {
  const chunk = new Uint8Array(65_536);
  freeMemory(chunk);
  expect(chunk.buffer.byteLength).toBe(0);
  expect(chunk.byteLength).toBe(0);
});
