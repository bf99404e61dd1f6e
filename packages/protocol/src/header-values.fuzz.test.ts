import fc from "fast-check";
import { expect, it } from "vitest";
import { decodeBase64, encodeBase64, encodeBase64Url } from "./base64.ts";
import { parseRange } from "./byte-range.ts";
import { ProtocolError } from "./errors.ts";
import { parseListId, parseRequestId, parseUploadId } from "./ids.ts";
import { parseEventPosition } from "./owner-events.ts";
import { parseWebUrl } from "./parse-url.ts";
import { isReportKey, isSealedReport, splitReportTicket } from "./report.ts";
import { ciphertextBytes, lastRecordOffset, plaintextBytes, RECORD_BYTES } from "./sizes.ts";
import { parseWrappedKey } from "./wrapped-key.ts";

const bytes = fc.uint8Array({ maxLength: 300 });
/** Text in which characters with a meaning in the headers are frequent. */
const headerText = fc
  .oneof(
    fc.string({ unit: "binary", maxLength: 40 }),
    fc.array(fc.constantFrom("bytes", "=", "-", ",", " ", "\t", "0", "1", "99", "9007199254740993", "%", "=="), {
      maxLength: 12,
    }),
    bytes.map((value) => encodeBase64(value)),
  )
  .map((text) => (Array.isArray(text) ? text.join("") : text));

it("base64 is decoded to the same bytes in both alphabets, with and without padding", () => {
  fc.assert(
    fc.property(bytes, (value) => {
      const padded = encodeBase64(value);
      for (const text of [padded, padded.replace(/=+$/, ""), encodeBase64Url(value)]) {
        expect(decodeBase64(text)).toEqual(value);
      }
    }),
  );
});

it("text that is decoded as base64 has only the characters and the length of base64", () => {
  fc.assert(
    fc.property(headerText, (text) => {
      const decoded = decodeBase64(text);
      if (decoded === null) return;
      expect(text).toMatch(/^[\w+/-]*={0,2}$/);
      expect(decoded).toHaveLength(Math.floor((text.replace(/=+$/, "").length * 3) / 4));
    }),
  );
});

it("a Range header is one range of whole numbers, none, or an error of ours", () => {
  fc.assert(
    fc.property(headerText, (text) => {
      for (const header of [text, `bytes=${text}`]) {
        try {
          const range = parseRange(header);
          if (range === null) continue;
          const { firstByte, endByte } = range;
          expect(Number.isSafeInteger(firstByte) && Number.isSafeInteger(endByte)).toBe(true);
          expect(firstByte >= 0 && endByte > firstByte).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(ProtocolError);
          expect(["bad_request", "bad_range"]).toContain((error as ProtocolError).code);
        }
      }
    }),
  );
});

it("a written range is read back", () => {
  const position = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER - 1 });
  fc.assert(
    fc.property(position, position, (one, other) => {
      const [first, last] = [Math.min(one, other), Math.max(one, other)];
      expect(parseRange(`bytes=${first}-${last}`)).toEqual({ firstByte: first, endByte: last + 1 });
      expect(parseRange(`Bytes = ${first}- `)).toEqual({ firstByte: first, endByte: Number.MAX_SAFE_INTEGER });
    }),
  );
});

it("ids and other short values are returned unchanged, or not at all", () => {
  const hex = fc.array(fc.constantFrom(..."0123456789abcdefABCDEF_-/\n."), { minLength: 8, maxLength: 18 });
  fc.assert(
    fc.property(
      fc.oneof(
        hex.map((all) => all.join("")),
        headerText,
        fc.anything(),
      ),
      (value) => {
        for (const parse of [parseUploadId, parseListId, parseRequestId]) {
          const id = parse(value);
          if (id !== null) expect([id, /^[\w-]{10,16}$/.test(id)]).toEqual([value, true]);
        }
      },
    ),
  );
});

it("other values of requests are read without an unexpected error", () => {
  fc.assert(
    fc.property(headerText, (text) => {
      const position = parseEventPosition(text);
      if (position !== null) expect(Number.isSafeInteger(position) && position >= 0).toBe(true);
      const ticket = splitReportTicket(text);
      if (ticket !== null) expect(`${ticket.subject}.${ticket.signature}`).toBe(text);
      expect([isSealedReport(text), isReportKey(text)]).toEqual([false, false]);
      expect(parseWebUrl(text)?.protocol ?? "https:").toMatch(/^https?:$/);
      expect(() => parseWrappedKey(text)).toThrow(ProtocolError);
    }),
  );
});

it("the length of a plaintext follows from that of its ciphertext, and no other length is accepted", () => {
  const length = fc.oneof(fc.nat(4 * RECORD_BYTES), fc.nat(2 ** 45));
  fc.assert(
    fc.property(length, (length) => {
      if (length > 0) expect(plaintextBytes(ciphertextBytes(length))).toBe(length);
      const plain = plaintextBytes(length);
      if (plain === null) return;
      expect(ciphertextBytes(plain)).toBe(length);
      expect(length - lastRecordOffset(length)).toSatisfy((last) => last > 17 && last <= RECORD_BYTES);
    }),
  );
});
