import { type AuthKey, encodeBase64, encodeBase64Url, type Nonce } from "@envoi/protocol";
import { describe, expect, test } from "vitest";
import {
  createNonce,
  createOwnerToken,
  createToken,
  createUploadId,
  findAnsweredNonce,
  hashOwnerToken,
  ownerTokenMatches,
  parseProof,
} from "./node.ts";
import { makeProof } from "./proof.ts";

const authKey = encodeBase64Url(new Uint8Array(64).fill(1)) as AuthKey;

async function proofFor(nonce: Nonce, key = authKey): Promise<Uint8Array> {
  const proof = parseProof(await makeProof(key, nonce));
  if (proof === null) throw new Error("no proof");
  return proof;
}

describe("values made by a server", () => {
  test.each([
    ["upload id", createUploadId, /^[0-9a-f]{16}$/],
    ["owner token", createOwnerToken, /^[0-9a-f]{20}$/],
    ["nonce", createNonce, /^[A-Za-z0-9+/]{22}==$/],
    ["token", createToken, /^[\w-]{22}$/],
  ])("%s has the format that the protocol requires, and differs each time", (_what, create, form) => {
    const made = Array.from({ length: 1_000 }, create);
    for (const one of made) expect(one).toMatch(form);
    expect(new Set(made).size).toBe(1_000);
  });
});

describe("parseProof", () => {
  const encoded = encodeBase64Url(new Uint8Array(32).fill(251));

  test.each([
    `send-v1 ${encoded}`,
    `other ${encoded}`,
    `send-v1 ${encoded} more`,
    `send-v1 ${encodeBase64(new Uint8Array(32).fill(251))}`,
  ])("parses the second word of %j", (authorization) => {
    expect(parseProof(authorization)).toHaveLength(32);
  });

  test.each([
    "",
    "send-v1",
    "send-v1 ",
    encoded,
    `send-v1  ${encoded}`,
    `send-v1 ${encoded.slice(1)}`,
    `send-v1 ${encoded}AA`,
    `send-v1 ${"!".repeat(43)}`,
    `send-v1 ${"A".repeat(100_000)}`,
  ])("returns null for %.60j", (authorization) => {
    expect(parseProof(authorization)).toBeNull();
  });
});

describe("findAnsweredNonce", () => {
  const nonces = Array.from({ length: 1_000 }, createNonce);

  test.each([0, 500, 999])("finds the Nonce with index %i among a thousand", async (index) => {
    const nonce = nonces[index];
    if (nonce === undefined) throw new Error("no such nonce");
    expect(findAnsweredNonce(authKey, nonces, await proofFor(nonce))).toBe(nonce);
  });

  test("returns null when the Nonce has not been issued, or there are no Nonces", async () => {
    const proof = await proofFor(createNonce());
    expect(findAnsweredNonce(authKey, nonces, proof)).toBeNull();
    expect(findAnsweredNonce(authKey, [], proof)).toBeNull();
  });

  test("returns null when the Proof was made with another key", async () => {
    const [nonce = createNonce()] = nonces;
    const other = encodeBase64Url(new Uint8Array(64).fill(2)) as AuthKey;
    expect(findAnsweredNonce(authKey, nonces, await proofFor(nonce, other))).toBeNull();
  });
});

describe("an OwnerToken", () => {
  const token = createOwnerToken();
  const stored = hashOwnerToken(token);

  test("is stored as a hash that does not contain it", () => {
    expect(stored).toMatch(/^[\w-]{43}$/);
    expect(stored).not.toContain(token);
  });

  test("matches only itself", () => {
    expect(ownerTokenMatches(stored, token)).toBe(true);
    expect(ownerTokenMatches(stored, createOwnerToken())).toBe(false);
    expect(ownerTokenMatches(stored, token.toUpperCase())).toBe(/^\d+$/.test(token));
  });

  test.each([undefined, null, "", 0, true, [], [token], { toString: () => token }, stored, "x".repeat(100_000)])(
    "is not %.40j",
    (claimed) => {
      expect(ownerTokenMatches(stored, claimed)).toBe(false);
    },
  );
});
