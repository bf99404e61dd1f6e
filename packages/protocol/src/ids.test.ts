import { expect, test } from "vitest";
import { parseListId, parseRequestId, parseUploadId, uploadUrl } from "./ids.ts";

test.each(["0123456789", "0123456789abcdef", "0123456789ABCDEF", "AbCdEf0123456"])(
  "accepts %s as an upload id [R5.21]",
  (text) => {
    expect(parseUploadId(text)).toBe(text);
  },
);

test.each([
  ["too short", "012345678"],
  ["too long", "0123456789abcdef0"],
  ["not hex", "0123456789abcdeg"],
  ["a path", "../../etc/passwd"],
  ["an encoded path", "..%2f..%2fetc"],
  ["an id and a line end", "0123456789abcdef\n"],
  ["an id and a zero byte", "0123456789abcde\0"],
  ["empty", ""],
  ["a number", 1234567890],
  ["a list", ["0123456789abcdef"]],
  ["nothing", undefined],
  ["null", null],
])("rejects %s as an upload id [R5.21]", (_what, value) => {
  expect(parseUploadId(value)).toBeNull();
});

test("accepts 16 characters of URL-safe base64 as a list id", () => {
  expect(parseListId("AZaz09-_AZaz09-_")).toBe("AZaz09-_AZaz09-_");
});

test.each(["AZaz09-_AZaz09-", "AZaz09-_AZaz09-_A", "AZaz09+/AZaz09+/", "../lists/private", "", 7, null, undefined])(
  "rejects %j as a list id",
  (value) => {
    expect(parseListId(value)).toBeNull();
  },
);

test("accepts 16 lower-case hex characters as a request id", () => {
  expect(parseRequestId("0123456789abcdef")).toBe("0123456789abcdef");
});

test.each(["0123456789ABCDEF", "0123456789abcde", "0123456789abcdef0", "0123456789abcdef\n", "", 7, null, undefined])(
  "rejects %j as a request id",
  (value) => {
    expect(parseRequestId(value)).toBeNull();
  },
);

test("ends an upload's URL in a slash, because the URL is part of the salt of password keys", () => {
  const id = parseUploadId("0123456789abcdef");
  expect(id && uploadUrl("https://send.example.com", id)).toBe("https://send.example.com/download/0123456789abcdef/");
});
