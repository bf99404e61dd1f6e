import { describe, expect, test } from "vitest";
import { encodeBase64, encodeBase64Url } from "./base64.ts";
import { type ErrorCode, ProtocolError } from "./errors.ts";
import { ciphertextBytes } from "./sizes.ts";
import {
  acceptUploadRequest,
  END_OF_BODY,
  parseAuthKey,
  parseFirstMessage,
  parseLimit,
  parsePartRequest,
  serverMessageSchema,
  type UploadRequest,
} from "./upload-socket.ts";

const KEY = encodeBase64Url(new Uint8Array(64).fill(251));
const WRAPPED_KEY = encodeBase64Url(new Uint8Array(92).fill(251));
const LIMITS = { MAX_FILE_SIZE: 1_000, MAX_DOWNLOADS: 5, MAX_EXPIRE_SECONDS: 86_400 };
const DEFAULTS = { downloads: 1, expireSeconds: 3_600 };
const FIRST = { fileMetadata: "c2VhbGVk", authorization: `send-v1 ${KEY}` };

function catchCode(action: () => unknown): ErrorCode | null {
  try {
    action();
    return null;
  } catch (error) {
    if (error instanceof ProtocolError) return error.code;
    throw error;
  }
}

function newUpload(text: string): UploadRequest {
  const message = parseFirstMessage(text);
  if ("resume" in message) throw new Error("not a new upload");
  return message;
}

function accept(fields: Record<string, unknown>) {
  return acceptUploadRequest(newUpload(JSON.stringify({ ...FIRST, ...fields })), LIMITS, DEFAULTS);
}

describe("a limit", () => {
  test.each([undefined, null, 0, "0", "000"])("reads %j as the default", (value) => {
    expect(parseLimit(value, 7, 100)).toBe(7);
  });

  test.each([
    [1, 1],
    [100, 100],
    ["42", 42],
    ["007", 7],
  ])("parses %j as %d", (value, expected) => {
    expect(parseLimit(value, 7, 100)).toBe(expected);
  });

  test.each([-1, 101, 1.5, "-1", "1.5", "101", "1e1", " 5", "many", "", Number.NaN, 2 ** 53, true, [5], {}])(
    "rejects %j",
    (value) => {
      expect(catchCode(() => parseLimit(value, 7, 100))).toBe("bad_limit");
    },
  );
});

describe("an auth key", () => {
  test.each([KEY, `send-v1 ${KEY}`, encodeBase64(new Uint8Array(64).fill(251))])(
    "is 64 bytes of base64: %s",
    (text) => {
      expect(parseAuthKey(text)).toBe(text.split(" ").at(-1));
    },
  );

  test.each([
    ["63 bytes", encodeBase64Url(new Uint8Array(63))],
    ["65 bytes", encodeBase64Url(new Uint8Array(65))],
    ["only the scheme word", "send-v1 "],
    ["no base64", `${KEY.slice(0, -1)}!`],
    ["empty", ""],
    ["a number", 64],
    ["null", null],
    ["absent", undefined],
    ["a list", [KEY]],
  ])("is rejected: %s", (_what, value) => {
    expect(catchCode(() => parseAuthKey(value))).toBe("bad_request");
  });
});

describe("the first message", () => {
  test.each([
    [{ ext: 1, size: 100, live: true }, true],
    [{ ext: 1, size: 100, live: false }, false],
    [{ ext: 1, size: 100 }, false],
    [{ size: 100, live: true }, false],
    [{ ext: 1, live: true }, false],
  ])("with %j, requests a live link: %s", (fields, liveLink) => {
    expect(accept(fields).liveLink).toBe(liveLink);
  });

  test.each([
    [{ ext: 1, size: 100, direct: 1 }, true],
    [{ ext: 1, size: 100 }, false],
    [{ size: 100, direct: 1 }, false],
    [{ ext: 1, direct: 1 }, false],
  ])("with %j, can store Parts itself: %s", (fields, isDirect) => {
    expect(accept(fields).isDirect).toBe(isDirect);
  });

  test("of the command line client is accepted, with defaults for null fields", () => {
    expect(accept({ bearer: null, timeLimit: 86_400, dlimit: null })).toEqual({
      sealedMetadata: "c2VhbGVk",
      authKey: KEY,
      liveLink: false,
      isDirect: false,
      timeLimitSeconds: 86_400,
      downloadLimit: 1,
      declaredBytes: null,
      ext: false,
      wrappedKey: null,
    });
  });

  test("may contain the wrapped key of a strong password, which is ignored without extensions", () => {
    expect(accept({ wrappedKey: WRAPPED_KEY, ext: 1 })).toMatchObject({ wrappedKey: WRAPPED_KEY });
    for (const wrappedKey of [WRAPPED_KEY, "anything", 5, {}]) {
      expect(accept({ wrappedKey })).toMatchObject({ wrappedKey: null });
    }
    for (const wrappedKey of [null, undefined])
      expect(accept({ wrappedKey, ext: 1 })).toMatchObject({ wrappedKey: null });
  });

  test("of our own client declares the body's length", () => {
    expect(accept({ size: ciphertextBytes(1_000), ext: 1 })).toMatchObject({ declaredBytes: 1_038, ext: true });
  });

  test.each<[string, Record<string, unknown>, ErrorCode]>([
    ["no metadata", { fileMetadata: undefined }, "bad_request"],
    ["empty metadata", { fileMetadata: "" }, "bad_request"],
    ["metadata that is not base64", { fileMetadata: "{}" }, "bad_request"],
    ["metadata that is an object", { fileMetadata: {} }, "bad_request"],
    ["no authorization", { authorization: undefined }, "bad_request"],
    ["authorization without a scheme", { authorization: KEY }, "bad_request"],
    ["authorization of 32 bytes", { authorization: `send-v1 ${KEY.slice(0, 43)}` }, "bad_request"],
    ["a bearer that is a number", { bearer: 7 }, "bad_request"],
    ["a length that is text", { size: "1038" }, "bad_request"],
    ["ext 2", { ext: 2 }, "bad_request"],
    ["a wrapped key that is empty", { wrappedKey: "", ext: 1 }, "bad_request"],
    ["a wrapped key that is cut", { wrappedKey: WRAPPED_KEY.slice(0, -2), ext: 1 }, "bad_request"],
    ["a wrapped key that is an object", { wrappedKey: {}, ext: 1 }, "bad_request"],
    ["a negative lifetime", { timeLimit: -1 }, "bad_limit"],
    ["a lifetime above the maximum", { timeLimit: 86_401 }, "bad_limit"],
    ["a fractional lifetime", { timeLimit: 0.5 }, "bad_limit"],
    ["a textual lifetime", { timeLimit: "soon" }, "bad_limit"],
    ["a lifetime that is a list", { timeLimit: [60] }, "bad_request"],
    ["a negative download limit", { dlimit: -1 }, "bad_limit"],
    ["a download limit above the maximum", { dlimit: 6 }, "bad_limit"],
    ["a fractional download limit", { dlimit: 1.5 }, "bad_limit"],
    ["an impossible length for an encrypted file", { size: 38 }, "bad_length"],
    ["a length of zero", { size: 0 }, "bad_length"],
    ["a negative length", { size: -39 }, "bad_length"],
    ["a length over the limit", { size: ciphertextBytes(1_001) }, "too_large"],
  ])("with %s is rejected", (_what, fields, code) => {
    expect(catchCode(() => accept(fields))).toBe(code);
  });

  test.each(["", "{", "null", "[]", "7", '"text"', "\0"])("is rejected if it is %j", (text) => {
    expect(catchCode(() => parseFirstMessage(text))).toBe("bad_request");
  });
});

test("reads a first message that names an upload to resume as a resume request, whatever else it contains", () => {
  const message = { resume: "0123456789abcdef", ownerToken: "token", ext: 1 };
  expect(parseFirstMessage(JSON.stringify(message))).toEqual(message);
  expect(parseFirstMessage(JSON.stringify({ ...FIRST, ...message }))).toEqual(message);
});

test.each([
  { resume: "0123456789abcdef" },
  { resume: null, ownerToken: "token", ext: 1 },
  { resume: 5, ownerToken: "token", ext: 1 },
  { resume: "0123456789abcdef", ownerToken: ["token"], ext: 1 },
  { resume: "0123456789abcdef", ownerToken: "token", ext: 2 },
  ...[0, -1, 1.5, 2 ** 53, "1", null, [1]].map((part) => ({
    resume: "0123456789abcdef",
    ownerToken: "token",
    ext: 1,
    part,
  })),
])("rejects a malformed request to resume: %j", (message) => {
  expect(catchCode(() => parseFirstMessage(JSON.stringify({ ...FIRST, ...message })))).toBe("bad_request");
});

test("reads a first message that also names a Part as a request to fill it", () => {
  const message = { resume: "0123456789abcdef", ownerToken: "token", ext: 1, part: 3 };
  expect(parseFirstMessage(JSON.stringify(message))).toEqual(message);
});

test("reads the next Part's number, counted from 1", () => {
  expect(parsePartRequest('{"part":1}')).toEqual({ part: 1 });
  expect(parsePartRequest('{"part":9000,"more":true}')).toEqual({ part: 9_000 });
});

test.each([
  { part: 2, direct: 1 },
  { part: 2, etag: '"d41d8cd98f00b204e9800998ecf8427e"' },
  { part: 2, etag: "d41d8cd98f00b204e9800998ecf8427e-3" },
])("reads the message %j about a Part that the client stores itself", (message) => {
  expect(parsePartRequest(JSON.stringify(message))).toEqual(message);
});

test.each([
  "",
  "{",
  "null",
  "1",
  "[1]",
  "{}",
  ...[0, -1, 0.5, 1e300, "1", null, true].map((part) => JSON.stringify({ part })),
  ...[0, 2, true, null].map((direct) => JSON.stringify({ part: 1, direct })),
  ...["", '""', "a b", "<", "a".repeat(101), null, 1].map((etag) => JSON.stringify({ part: 1, etag })),
])("%j is no message about a Part", (text) => {
  expect(catchCode(() => parsePartRequest(text))).toBe("bad_request");
});

test("recognises one zero byte as the end of a body", () => {
  expect([...END_OF_BODY]).toEqual([0]);
});

test.each([
  { url: "https://send.example.com/download/0123456789abcdef/", ownerToken: "0123", id: "0123456789abcdef" },
  { url: "https://send.example.com/", ownerToken: "0123", id: "0123456789abcdef", passwordProfile: 2 },
  { error: 413, code: "too_large" },
  { error: 500 },
  { ok: true },
  { url: "https://send.example.com/", ownerToken: "0123", id: "0123456789abcdef", partBytes: 8_388_608 },
  { id: "0123456789abcdef", offset: 0 },
  { id: "0123456789abcdef", offset: 0, partBytes: 8_388_608, parts: [] },
  {
    id: "0123456789abcdef",
    offset: 0,
    partBytes: 8_388_608,
    parts: [
      [3, 3],
      [5, 32],
    ],
  },
  { id: "0123456789abcdef", part: 3, offset: 0 },
  { received: 10, stored: 5 },
])("accepts %j from a server", (message) => {
  expect(serverMessageSchema.parse(message)).toEqual(message);
});

test.each([{}, { ok: false }, { id: "0123456789abcdef" }, { error: "413" }, { received: 1 }])(
  "rejects %j from a server",
  (message) => {
    expect(serverMessageSchema.safeParse(message).success).toBe(false);
  },
);
