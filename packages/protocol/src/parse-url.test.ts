import { expect, test } from "vitest";
import { parseUrl } from "./parse-url.ts";

test("parses a URL, and returns null for anything else", () => {
  expect(parseUrl("https://Envoi.example:443/a#b")?.href).toBe("https://envoi.example/a#b");
  for (const text of ["", "/a", "envoi.example", "https://"]) expect(parseUrl(text)).toBeNull();
});
