import { wellFormed } from "@envoi/protocol";
import fc from "fast-check";
import { expect, test } from "vitest";
import { attachmentHeaders } from "./attachment.ts";

test("a saved file has exactly its name, which cannot add to the headers", () => {
  const name = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("a\r\nX: 1", "a';b=\"c", "\ud800", "é.txt", "%00", "../x"),
  );
  fc.assert(
    fc.property(name, fc.maxSafeNat(), (name, bytes) => {
      const headers = new Headers(attachmentHeaders(name, bytes));
      const [, encoded = ""] =
        /^attachment; filename\*=UTF-8''([\w!#$&+.^`|~%-]*)$/.exec(headers.get("Content-Disposition") ?? "") ?? [];
      expect(decodeURIComponent(encoded)).toBe(wellFormed(name));
      expect(headers.get("Content-Security-Policy")).toContain("sandbox");
      expect(headers.get("Content-Length") ?? String(bytes)).toBe(String(bytes));
    }),
  );
});
