import { makeProof } from "@envoi/auth";
import { type AuthKey, encodeBase64Url, type Nonce } from "@envoi/protocol";
import { describe, expect, test } from "vitest";
import authHeader from "../vectors/auth-header.json" with { type: "json" };
import keySchedule from "../vectors/key-schedule.json" with { type: "json" };
import passwordAuth from "../vectors/password-auth.json" with { type: "json" };
import { deriveBytes } from "./derive-bytes.ts";
import { deriveKeychain, derivePasswordAuthKey } from "./keychain.ts";
import { createSecret, parseSecret } from "./secret.ts";
import { fromHex, toHex } from "./testing/test-bytes.ts";

describe("the keys of a Secret", () => {
  test.each(keySchedule.cases)("equal those of other clients: $secret_hex", async (vector) => {
    const secret = fromHex(vector.secret_hex);
    expect(parseSecret(vector.secret_b64url)).toEqual(secret);
    expect(toHex(await deriveBytes(secret, { info: "metadata", bytes: 16 }))).toBe(vector.metadata_key_hex);
    const { authKey } = await deriveKeychain(secret);
    expect(authKey).toBe(vector.auth_key_b64url);
    expect(`send-v1 ${authKey}`).toBe(vector.authorization_at_upload);
  });

  test("include a metadata key that cannot be exported", async () => {
    const { metadataKey } = await deriveKeychain(createSecret());
    await expect(crypto.subtle.exportKey("raw", metadataKey)).rejects.toThrow();
  });

  test.each([0, 15, 17, 32])("cannot be derived from a Secret of %i bytes", async (bytes) => {
    await expect(deriveKeychain(new Uint8Array(bytes))).rejects.toThrow(RangeError);
  });
});

describe("the key of a password", () => {
  test.each(passwordAuth.cases)("equals that of other clients: $note [R6.12]", async (vector) => {
    const authKey = await derivePasswordAuthKey(vector.password, vector.share_url);
    expect(authKey).toBe(vector.auth_key_b64url);
    expect(await makeProof(authKey, vector.nonce_b64 as Nonce)).toBe(vector.authorization);
  });

  test("differs for every form of the link", () => {
    const keys = passwordAuth.cases.filter(({ password }) => password === "password").map((one) => one.auth_key_hex);
    expect(keys.length).toBeGreaterThan(2);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

test.each(authHeader.cases)("a Proof equals that of other clients: $authorization", async (vector) => {
  const authKey = encodeBase64Url(fromHex(vector.auth_key_hex)) as AuthKey;
  expect(await makeProof(authKey, vector.nonce_b64 as Nonce)).toBe(vector.authorization);
});

test("every Secret is different", () => {
  expect(createSecret()).toHaveLength(16);
  expect(createSecret()).not.toEqual(createSecret());
});

test.each(["", "AAAA", "AAECAwQFBgcICQoLDA0ODxA", "AAECAwQFBgcICQoLDA0OD!"])("%j is not a Secret", (text) => {
  expect(parseSecret(text)).toBeNull();
});
