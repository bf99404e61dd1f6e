import { describe, expect, it } from "vitest";
import { partSize } from "./part-size.ts";

const MiB = 1_048_576;

describe("partSize", () => {
  it.each([
    [39, 8 * MiB],
    [256 * MiB, 8 * MiB],
    [1_024 * MiB, 32 * MiB],
    [10_240 * MiB, 64 * MiB],
    [1_048_576 * MiB, Math.ceil((1_048_576 * MiB) / 9_000)],
  ])("is fixed for a declared body of %i bytes", (declared, expected) => {
    expect(partSize(declared, 0)).toBe(expected);
  });

  it.each([
    // Ciphertext of 8 MiB, and of 512 MiB stored by the client itself.
    [8 * MiB + 2_197, {}, 1],
    [9 * MiB, {}, 1],
    [9 * MiB + 1, {}, 2],
    [512 * MiB + 139_285, { isDirect: true }, 32],
    [10_240 * MiB + 1, {}, 160],
  ])(
    "divides %i bytes %o into %i Parts, because a short last Part would cost as much as a whole one",
    (declared, of, parts) => {
      expect(Math.ceil(declared / partSize(declared, 0, of))).toBe(parts);
    },
  );

  it.each([
    [39, 5 * MiB],
    [640 * MiB, 5 * MiB],
    [1_024 * MiB, 8 * MiB],
    [10_240 * MiB, 64 * MiB],
  ])("is smaller for a live body of %i bytes, but at least the minimum", (declared, expected) => {
    expect(partSize(declared, 0, { liveLink: true })).toBe(expected);
  });

  it("allows an undeclared body to grow to its limit", () => {
    expect(partSize(null, 100 * MiB)).toBe(5 * MiB);
    expect(partSize(null, 102_400 * MiB) * 9_000).toBeGreaterThanOrEqual(102_400 * MiB);
  });
});
