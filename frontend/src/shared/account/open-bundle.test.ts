import { encodeBase64Url } from "@envoi/protocol";
import { CompactEncrypt, importJWK } from "jose";
import { expect, test } from "vitest";
import { createBundleKey } from "./fxa-dialect.ts";
import { openBundle } from "./open-bundle.ts";

const SCOPE = "https://issuer.example/send";
const SCOPED_KEY = Uint8Array.from({ length: 32 }, (_, index) => index);
/** HKDF output for the key above and the info `fileList`, computed with openssl. */
const LIST_KEY = "otAb_tu3SIfhP8kftPx9Fg";

const { privateKey, keysJwk } = await createBundleKey();

function publicKey(): Record<string, unknown> {
  return JSON.parse(Buffer.from(keysJwk, "base64url").toString());
}

/** Encrypts a bundle as an issuer does. */
async function seal(bundle: unknown, header: { alg: string; enc: string } = { alg: "ECDH-ES", enc: "A256GCM" }) {
  const { x, y } = publicKey();
  const key = await importJWK({ kty: "EC", crv: "P-256", x: String(x), y: String(y) }, header.alg);
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(bundle))).setProtectedHeader(header).encrypt(key);
}

const createBundle = (k: Uint8Array) => ({ [SCOPE]: { kty: "oct", scope: SCOPE, k: encodeBase64Url(k), kid: "1" } });

test("keys_jwk is a public P-256 key and contains no part of the private key", () => {
  expect(publicKey()).toMatchObject({ kty: "EC", crv: "P-256", x: expect.any(String), y: expect.any(String) });
  expect(publicKey()).not.toHaveProperty("d");
});

test("the list's key is derived from the bundle that the issuer encrypted for the page", async () => {
  expect(await openBundle(await seal(createBundle(SCOPED_KEY)), privateKey, SCOPE)).toBe(LIST_KEY);
});

test.each(["", "a.b.c.d", "a.b.c.d.e", "a.b.c.d.e.f"])("%j causes 'invalid jwe'", async (text) => {
  await expect(openBundle(text, privateKey, SCOPE)).rejects.toThrow("invalid jwe");
});

test("a bundle that was modified or encrypted for another page causes 'invalid jwe'", async () => {
  const sealed = await seal(createBundle(SCOPED_KEY));
  const other = await createBundleKey();
  await expect(openBundle(sealed, other.privateKey, SCOPE)).rejects.toThrow("invalid jwe");
  const [header, key, iv, text = "", tag] = sealed.split(".");
  const changed = [header, key, iv, `${text.startsWith("A") ? "B" : "A"}${text.slice(1)}`, tag].join(".");
  await expect(openBundle(changed, privateKey, SCOPE)).rejects.toThrow("invalid jwe");
});

test("a bundle without this product's key causes 'invalid jwe'", async () => {
  await expect(openBundle(await seal({}), privateKey, SCOPE)).rejects.toThrow("invalid jwe");
});

test.each([
  { alg: "ECDH-ES+A256KW", enc: "A256GCM" },
  { alg: "ECDH-ES", enc: "A128GCM" },
])("a bundle encrypted with another method causes 'unsupported jwe type': %j", async (header) => {
  await expect(openBundle(await seal(createBundle(SCOPED_KEY), header), privateKey, SCOPE)).rejects.toThrow(
    "unsupported jwe type",
  );
});

test.each([31, 33])("a scoped key of %i bytes causes 'unsupported key length'", async (bytes) => {
  const sealed = await seal(createBundle(new Uint8Array(bytes)));
  await expect(openBundle(sealed, privateKey, SCOPE)).rejects.toThrow("unsupported key length");
});

test("an ephemeral key on another curve causes 'unsupported key length'", async () => {
  const header = { alg: "ECDH-ES", enc: "A256GCM", epk: { kty: "EC", crv: "P-384", x: "AA", y: "AA" } };
  const encoded = encodeBase64Url(new TextEncoder().encode(JSON.stringify(header)));
  await expect(openBundle(`${encoded}..AA.AA.AA`, privateKey, SCOPE)).rejects.toThrow("unsupported key length");
});
