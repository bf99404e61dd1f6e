import { encodeBase64Url } from "@envoi/protocol";

/**
 * Creates a key pair for one sign-in. The issuer encrypts the account's keys for it.
 *
 * @returns what to store until the person returns, and the parameter `keys_jwk`
 * @see `openBundle`, which decrypts them
 */
export async function createBundleKey(): Promise<{ privateKey: JsonWebKey; keysJwk: string }> {
  const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
  const [privateKey, publicKey] = await Promise.all([
    crypto.subtle.exportKey("jwk", pair.privateKey),
    crypto.subtle.exportKey("jwk", pair.publicKey),
  ]);
  return { privateKey, keysJwk: encodeBase64Url(new TextEncoder().encode(JSON.stringify(publicKey))) };
}
