import { expect, test } from "vitest";
import { parseRange } from "./byte-range.ts";

const MAX_END = Number.MAX_SAFE_INTEGER;

test.each([
  ["bytes=0-0", 0, 1],
  ["bytes=0-99", 0, 100],
  ["bytes=5-", 5, MAX_END],
  ["BYTES = 7-7 ", 7, 8],
  ["bytes=0-99999999999999999999", 0, MAX_END],
])("reads %j as the bytes from %i up to, but not including, %i", (header, firstByte, endByte) => {
  expect(parseRange(header)).toEqual({ firstByte, endByte });
});

test.each([undefined, "", "records=0-1", "0-1"])("finds no supported range in %j", (header) => {
  expect(parseRange(header)).toBeNull();
});

test.each(["bytes=", "bytes=1", "bytes=-", "bytes=a-b", "bytes=2-1", "bytes=0x1-2", "bytes=0-1,", "bytes=1.5-2"])(
  "rejects %j as malformed",
  (header) => {
    expect(() => parseRange(header)).toThrow(expect.objectContaining({ code: "bad_request" }));
  },
);

test.each(["bytes=0-1,4-5", "bytes=-5", "bytes=99999999999999999999-"])(
  "rejects %j as well-formed but unsupported",
  (header) => {
    expect(() => parseRange(header)).toThrow(expect.objectContaining({ code: "bad_range" }));
  },
);
