import { expect, test } from "vitest";
import { encodeBase64Url } from "./base64.ts";
import { parseWrappedKey, WRAPPED_KEY_BYTES } from "./wrapped-key.ts";

test("accepts wrapped keys of 92 bytes, or 123 characters on the wire", () => {
  const text = encodeBase64Url(new Uint8Array(WRAPPED_KEY_BYTES));
  expect(text).toHaveLength(123);
  expect(parseWrappedKey(text)).toBe(text);
});

test.each([
  undefined,
  null,
  5,
  "",
  "!".repeat(123),
  encodeBase64Url(new Uint8Array(WRAPPED_KEY_BYTES - 1)),
  encodeBase64Url(new Uint8Array(WRAPPED_KEY_BYTES + 1)),
  [encodeBase64Url(new Uint8Array(WRAPPED_KEY_BYTES))],
])("rejects %j as a wrapped key", (value) => {
  expect(() => parseWrappedKey(value)).toThrow(expect.objectContaining({ code: "bad_request" }));
});
