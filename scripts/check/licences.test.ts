import { describe, expect, it } from "vitest";
import { isPermissive } from "./licences.ts";

describe("isPermissive", () => {
  it.each([
    "MIT",
    "ISC",
    "Apache-2.0",
    "(MIT OR GPL-3.0-only)",
    "Apache-2.0 AND MIT",
    "(MIT AND Zlib) OR GPL-2.0-only",
  ])("accepts %s", (expression) => {
    expect(isPermissive(expression)).toBe(true);
  });

  it.each([
    "AGPL-3.0-only",
    "GPL-3.0-or-later",
    "MIT AND GPL-2.0-only",
    "UNLICENSED",
    "UNKNOWN",
    "Custom: LICENSE",
    "",
    "SSPL-1.0",
  ])("refuses %j", (expression) => {
    expect(isPermissive(expression)).toBe(false);
  });
});
