import { expect, test } from "vitest";
import { decodeName, systemPath } from "./system-path.ts";

/** Bytes at the limits of every range of RFC 3629, section 4. */
const EDGES = [
  0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1, 0xec, 0xed, 0xee, 0xef, 0xf0, 0xf1,
  0xf3, 0xf4, 0xf5, 0xff,
];

function* listNames(bytes: readonly number[], length: number): Generator<number[]> {
  if (length === 0) return yield [];
  for (const name of listNames(bytes, length - 1)) for (const byte of bytes) yield [...name, byte];
}

function isUtf8(name: Buffer): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(name);
    return true;
  } catch {
    return false;
  }
}

test.each([1, 2, 3, 4])("names of %i bytes remain the same, also in JSON, and only UTF-8 is text", (length) => {
  const wrong: number[][] = [];
  for (const bytes of listNames(EDGES, length)) {
    const name = Buffer.from(bytes);
    const decoded: string = JSON.parse(JSON.stringify(decodeName(name)));
    const isSame = Buffer.from(systemPath(decoded)).equals(name);
    const isText = decoded.isWellFormed() && decoded === name.toString();
    if (!isSame || isText !== isUtf8(name)) wrong.push(bytes);
  }
  expect(wrong).toEqual([]);
});
