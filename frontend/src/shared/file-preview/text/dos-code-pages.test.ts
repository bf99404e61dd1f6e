import { expect, test } from "vitest";
import { decodeDos } from "./dos-code-pages.ts";

test.each([
  ["ibm437", "Γ╣·é"],
  ["ibm850", "Ô╣·é"],
  ["ibm852", "Ô╣˙é"],
] as const)("%s is decoded in the same way as in Python", (codePage, text) => {
  expect(decodeDos(Uint8Array.of(0x41, 0x7f, 0xe2, 0xb9, 0xfa, 0x82), codePage)).toBe(`A\x7f${text}`);
});

test.each(["ibm437", "ibm850", "ibm852"] as const)("%s has 256 different characters", (codePage) => {
  const all = decodeDos(
    Uint8Array.from({ length: 256 }, (_, byte) => byte),
    codePage,
  );
  expect(new Set(all).size).toBe(256);
});
