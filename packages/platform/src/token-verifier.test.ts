import { ProtocolError } from "@envoi/protocol";
import { describe, expect, test } from "vitest";
import { readLimits } from "./limits/sender-limits.ts";
import { accountsOff, checkLimits, IssuerAway, identifySender, parseBearer, type Sender } from "./token-verifier.ts";

const limits = readLimits({ AUTH_ISSUER: "https://id.example" });
const NOBODY: Sender = { account: null, issuerAway: null };
const ADA: Sender = { account: { id: "ada" }, issuerAway: null };
const UNKNOWN: Sender = { account: null, issuerAway: new IssuerAway("is away") };

/** `null` if this number of downloads is allowed; otherwise the error code. */
function findRefusal(sender: Sender, downloads: number): string | null {
  try {
    checkLimits(sender, limits, ({ MAX_DOWNLOADS }) => {
      if (downloads > MAX_DOWNLOADS) throw new ProtocolError("bad_limit");
    });
    return null;
  } catch (error) {
    return (error as ProtocolError).code;
  }
}

describe("limits by sender:", () => {
  test.each([
    ["nobody", NOBODY, [null, "bad_limit", "bad_limit", "bad_limit"]],
    ["a signed-in person", ADA, [null, null, null, "bad_limit"]],
    ["a person whose token cannot be checked", UNKNOWN, [null, "unavailable", "unavailable", "bad_limit"]],
  ])("%s", (_who, sender, refusals) => {
    expect([5, 6, 100, 101].map((downloads) => findRefusal(sender, downloads))).toEqual(refusals);
  });
});

test("does not call the verifier if there is no token", async () => {
  const verifier = { verify: () => Promise.reject(new Error("asked")) };
  for (const token of [null, undefined, ""]) expect(await identifySender(verifier, token)).toEqual(NOBODY);
});

test("identifies no sender by a token while the issuer is unavailable, and gives the reason", async () => {
  const away = new IssuerAway("is away");
  expect(await identifySender({ verify: () => Promise.reject(away) }, "token")).toEqual({
    account: null,
    issuerAway: away,
  });
});

test("does not report the issuer as unavailable if checking a token fails for another reason", async () => {
  const verifier = { verify: () => Promise.reject(new TypeError("a fault of ours")) };
  await expect(identifySender(verifier, "token")).rejects.toThrow(TypeError);
});

test("accepts no token if accounts are off", async () => {
  expect(await accountsOff.verify("token")).toBeNull();
});

test.each([
  ["Bearer token", "token"],
  ["bearer  token", "token"],
  ["Bearer", null],
  ["Bearer one two", null],
  ["Basic token", null],
  [undefined, null],
])("parses %j to the token %j", (header, token) => {
  expect(parseBearer(header)).toBe(token);
});
