import { ProtocolError } from "@envoi/protocol";
import fc from "fast-check";
import { expect, it } from "vitest";
import { readUploadRequest } from "./read-upload-request.ts";
import { hashTransferToken, parseTransferToken, uploadIdOfToken } from "./transfer-token.ts";
import { parseChecksum, parseLength, parseMetadata, parseWhole } from "./tus-headers.ts";

const DANGEROUS_KEYS = ["__proto__", "constructor", "bearer", "fileMetadata", "size", "ext"];
const base64 = fc.uint8Array({ maxLength: 80 }).map((bytes) => Buffer.from(bytes).toString("base64"));
const value = fc.oneof(
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...DANGEROUS_KEYS, ",", " ", "=", "0", "1", "md5", "sha1", "sha256"),
        base64,
        fc.string(),
      ),
      { maxLength: 12 },
    )
    .map((pieces) => pieces.join("")),
  fc.constantFrom("0", "1", "999999999999999", "1000000000000000", "-1", "1e3", "0x10", " 1", "1.5"),
);
const headers = fc.dictionary(
  fc.constantFrom("upload-length", "upload-defer-length", "upload-checksum", "upload-metadata", "authorization"),
  fc.oneof({ weight: 5, arbitrary: value }, fc.array(value, { minLength: 1, maxLength: 2 })),
);

/** @returns the result, or `null` if the request is refused as this code; fails for every other error */
function orRefused<Result>(parse: () => Result, code = "bad_request"): Result | null {
  try {
    return parse();
  } catch (error) {
    expect(error).toBeInstanceOf(ProtocolError);
    expect((error as ProtocolError).code).toBe(code);
    return null;
  }
}

it("tus headers are read within their bounds, or refused as bad_request", () => {
  fc.assert(
    fc.property(headers, (given) => {
      // The type of these headers in Node excludes lists, which Node makes of repeated ones.
      const sent = given as Record<string, string>;
      for (const name of ["upload-length", "content-length"]) {
        const whole = orRefused(() => parseWhole(sent, name));
        if (whole !== null) expect(Number.isSafeInteger(whole) && whole >= 0).toBe(true);
      }
      orRefused(() => parseLength(sent));
      const checksum = orRefused(() => parseChecksum(sent));
      if (checksum !== null) expect(["sha1", "sha256", "md5"]).toContain(checksum.algorithm);
      const pairs = orRefused(() => parseMetadata(sent));
      expect(pairs?.has("") ?? false).toBe(false);
    }),
  );
});

it("pairs of Upload-Metadata are read as they were written", () => {
  const key = fc.stringMatching(/^[!-+\--~]{1,20}$/);
  const text = fc.string({ unit: "grapheme", maxLength: 40 });
  fc.assert(
    fc.property(fc.dictionary(key, text), (given) => {
      const pairs = Object.entries(given);
      const header = pairs.map(([name, value]) => `${name} ${Buffer.from(value).toString("base64")}`).join(", ");
      expect([...parseMetadata({ "upload-metadata": header })]).toEqual(pairs);
    }),
  );
});

it("a request to upload is read to plain values, or refused as bad_request", () => {
  const json = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(
      fc.constantFrom("fileMetadata", "authorization", "timeLimit", "dlimit", "wrappedKey", "size", ...DANGEROUS_KEYS),
      fc.oneof(fc.jsonValue(), fc.string({ minLength: 1 })),
    ),
  );
  fc.assert(
    fc.property(headers, fc.option(json, { nil: undefined }), (given, body) => {
      const sent = given as Record<string, string>;
      const parsed = orRefused(() => readUploadRequest(sent, body));
      if (parsed === null) return;
      expect(parsed.ext).toBe(1);
      expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
      expect(typeof (parsed.bearer ?? "")).toBe("string");
    }),
  );
});

it("a transfer token is returned unchanged, or refused as not_found", () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.stringMatching(/^[\w-]{42,44}$/)), (text) => {
      const token = orRefused(() => parseTransferToken(text), "not_found");
      if (token === null) return;
      expect(token).toBe(text);
      expect(uploadIdOfToken(token)).toMatch(/^[0-9a-f]{16}$/);
      expect(hashTransferToken(token)).not.toContain(uploadIdOfToken(token));
    }),
  );
});
