import { expect, test } from "vitest";
import { isolated } from "./isolated.ts";

test("a name in a sentence is enclosed in isolation marks", () => {
  expect(isolated("مستند.pdf")).toBe("\u2068مستند.pdf\u2069");
});

test("a name cannot break out of its isolation or reorder the following text", () => {
  expect(isolated("a\u2069\u202egpj.exe")).toBe("\u2068agpj.exe\u2069");
});
