import { expect, test } from "vitest";
import { isolated } from "./isolated.ts";

test("a name in a sentence stands in isolation marks", () => {
  expect(isolated("مستند.pdf")).toBe("\u2068مستند.pdf\u2069");
});

test("a name cannot leave its isolation, nor turn what follows around", () => {
  expect(isolated("a\u2069\u202egpj.exe")).toBe("\u2068agpj.exe\u2069");
});
