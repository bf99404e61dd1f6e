import { ProtocolError } from "./errors.ts";

/** The bytes from `firstByte` up to, but not including, `endByte`. */
export type ByteRange = { firstByte: number; endByte: number };

const ONE_RANGE = /^(\d+)-(\d*)$/;

/**
 * Reads a `Range` header. Only a single range with a first byte is supported.
 *
 * @returns `null` if there is no range, or one in another unit; `endByte` is 2^53 − 1 if the range is open-ended or
 *   longer @throws ProtocolError `bad_request` if it is malformed, `bad_range` if it has several ranges, or only a
 *   suffix length
 * @see RFC 9110, section 14.2
 */
export function parseRange(header: string | undefined): ByteRange | null {
  const [, text] = /^\s*bytes\s*=(.*)$/i.exec(header ?? "") ?? [];
  if (text === undefined) return null;
  const ranges = text.split(",").map((one) => one.trim());
  const wellFormed = ranges.every((one) => ONE_RANGE.test(one) || /^-\d+$/.test(one));
  if (!wellFormed) throw new ProtocolError("bad_request");
  const [, first, last] = ONE_RANGE.exec(ranges.length === 1 ? (ranges[0] ?? "") : "") ?? [];
  if (first === undefined) throw new ProtocolError("bad_range");
  const firstByte = Number(first);
  const endByte = last ? Number(last) + 1 : Number.MAX_SAFE_INTEGER;
  if (endByte <= firstByte && last) throw new ProtocolError("bad_request");
  if (!Number.isSafeInteger(firstByte)) throw new ProtocolError("bad_range");
  return { firstByte, endByte: Math.min(endByte, Number.MAX_SAFE_INTEGER) };
}
