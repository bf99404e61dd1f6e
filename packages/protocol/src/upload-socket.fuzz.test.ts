import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeBase64, encodeBase64Url } from "./base64.ts";
import { ProtocolError } from "./errors.ts";
import { plaintextBytes } from "./sizes.ts";
import { asSent, damagedText, hasPlainPrototypes, hostileJson, nearlyValidJson } from "./testing/hostile-json.ts";
import {
  acceptUploadRequest,
  parseAuthKey,
  parseFirstMessage,
  parseLimit,
  parsePartRequest,
  serverMessageSchema,
  type UploadRequest,
} from "./upload-socket.ts";

const LIMITS = { MAX_FILE_SIZE: 1_000_000, MAX_DOWNLOADS: 20, MAX_EXPIRE_SECONDS: 604_800 };
const DEFAULTS = { downloads: 1, expireSeconds: 86_400 };

const text = (value: string) => fc.constant(JSON.stringify(value));
const base64 = (bytes: number) =>
  fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((key) => encodeBase64Url(key));
const limit = fc.oneof(fc.integer({ min: -2, max: 700_000 }).map(String), fc.constantFrom("null", '"3"', '"0x3"'));

const newUpload = nearlyValidJson({
  fileMetadata: base64(60).map((sealed) => JSON.stringify(sealed)),
  authorization: base64(64).map((key) => JSON.stringify(`send-v1 ${key}`)),
  bearer: fc.constantFrom("null", '"token"'),
  timeLimit: limit,
  dlimit: limit,
  size: fc.integer({ min: 0, max: 1_200_000 }).map(String),
  ext: fc.constantFrom("1", "null"),
  wrappedKey: base64(92).map((key) => JSON.stringify(key)),
  live: fc.constantFrom("true", "false"),
  direct: fc.constantFrom("1", "null"),
});
const resume = nearlyValidJson({
  resume: text("0123456789abcdef"),
  ownerToken: text("0123456789abcdef0123"),
  ext: fc.constant("1"),
  part: fc.integer({ min: -1, max: 12_000 }).map(String),
  direct: fc.constantFrom("1", "0"),
});
const FIELDS = ["fileMetadata", "authorization", "resume", "ownerToken", "ext", "part", "size", "delivery", "etag"];
const firstMessage = damagedText(fc.oneof(newUpload, resume, hostileJson(FIELDS)));

/** @returns the result, or `null` if the message is refused with one of these codes; fails for every other error */
function orRefused<Result>(parse: () => Result, ...codes: string[]): Result | null {
  try {
    return parse();
  } catch (error) {
    expect(error).toBeInstanceOf(ProtocolError);
    expect(codes).toContain((error as ProtocolError).code);
    return null;
  }
}

describe("a first message", () => {
  it("is parsed to plain values, which are parsed to the same, or refused as bad_request", () => {
    fc.assert(
      fc.property(firstMessage, (message) => {
        const parsed = orRefused(() => parseFirstMessage(message), "bad_request");
        if (parsed === null) return;
        expect(hasPlainPrototypes(parsed)).toBe(true);
        expect(parseFirstMessage(JSON.stringify(parsed))).toEqual(asSent(parsed));
      }),
    );
  });

  it("is accepted only within the limits", () => {
    fc.assert(
      fc.property(newUpload, (message) => {
        const parsed = orRefused(() => parseFirstMessage(message), "bad_request");
        if (parsed === null || "resume" in parsed) return;
        const codes = ["bad_request", "bad_limit", "bad_length", "too_large"];
        const accepted = orRefused(() => acceptUploadRequest(parsed as UploadRequest, LIMITS, DEFAULTS), ...codes);
        if (accepted === null) return;
        const { timeLimitSeconds, downloadLimit, declaredBytes, authKey, sealedMetadata, wrappedKey, ext } = accepted;
        expect(timeLimitSeconds).toSatisfy((most) => most >= 1 && most <= LIMITS.MAX_EXPIRE_SECONDS);
        expect(downloadLimit).toSatisfy((most) => most >= 1 && most <= LIMITS.MAX_DOWNLOADS);
        expect(decodeBase64(authKey)).toHaveLength(64);
        expect(decodeBase64(sealedMetadata)).not.toBeNull();
        if (declaredBytes !== null) expect(plaintextBytes(declaredBytes)).toBeLessThanOrEqual(LIMITS.MAX_FILE_SIZE);
        if (wrappedKey !== null) expect(decodeBase64(wrappedKey)).toHaveLength(92);
        if (!ext) expect(accepted).toMatchObject({ wrappedKey: null, liveLink: false, isDirect: false });
        if (declaredBytes === null) expect(accepted).toMatchObject({ liveLink: false, isDirect: false });
      }),
    );
  });
});

it("a limit is a whole number in its range, or bad_limit", () => {
  const value = fc.oneof(fc.anything(), fc.integer({ min: -1, max: 30 }), fc.nat(30).map(String));
  fc.assert(
    fc.property(value, (value) => {
      const parsed = orRefused(() => parseLimit(value, 7, 20), "bad_limit");
      if (parsed !== null) expect(Number.isInteger(parsed) && parsed >= 1 && parsed <= 20).toBe(true);
      if (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 20) expect(parsed).toBe(value);
    }),
  );
});

it("an AuthKey has 64 bytes, with or without a scheme, or is refused as bad_request", () => {
  const header = fc.oneof(base64(64), base64(63), fc.string(), fc.anything());
  fc.assert(
    fc.property(header, fc.constantFrom("", "send-v1 ", " ", "a b "), (key, scheme) => {
      const given = typeof key === "string" ? scheme + key : key;
      const parsed = orRefused(() => parseAuthKey(given), "bad_request");
      if (parsed !== null) expect(decodeBase64(parsed)).toHaveLength(64);
    }),
  );
});

it("a message about a Part names a Part from 1 on, or is refused as bad_request", () => {
  const name = nearlyValidJson({
    part: fc.integer({ min: -1, max: 20_000 }).map(String),
    direct: fc.constantFrom("1", "0", "true"),
    etag: fc.oneof(fc.string(), fc.constant('"abc"')).map((etag) => JSON.stringify(etag)),
  });
  fc.assert(
    fc.property(damagedText(fc.oneof(name, hostileJson(["part", "direct", "etag"]))), (message) => {
      const parsed = orRefused(() => parsePartRequest(message), "bad_request");
      if (parsed === null) return;
      expect(parsed.part).toBeGreaterThanOrEqual(1);
      expect(hasPlainPrototypes(parsed)).toBe(true);
      expect(parsed.etag ?? "").not.toMatch(/[\s<>\\]/);
    }),
  );
});

it("a client reads every message of a server without an error", () => {
  const fields = ["url", "ownerToken", "id", "partBytes", "offset", "parts", "part", "put", "error", "ok", "received"];
  const message = nearlyValidJson({
    id: text("0123456789abcdef"),
    offset: fc.maxSafeNat().map(String),
    part: fc.nat(20_000).map(String),
    put: fc.constantFrom("null", '"https://store.example/part"'),
    parts: fc.constantFrom("[]", "[[1,2],[4,9]]", "[[0,1]]"),
  });
  fc.assert(
    fc.property(fc.oneof(message, hostileJson(fields)), (json) => {
      const parsed = serverMessageSchema.safeParse(JSON.parse(json));
      if (parsed.success) expect(hasPlainPrototypes(parsed.data)).toBe(true);
    }),
  );
});
