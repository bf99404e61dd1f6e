import { expect, it } from "vitest";
import { freeMemory } from "./free-memory.ts";

it("memory that is given back is the caller's no more", () => {
  const chunk = new Uint8Array(65_536);
  freeMemory(chunk);
  expect(chunk.buffer.detached).toBe(true);
  expect(chunk.byteLength).toBe(0);
});
