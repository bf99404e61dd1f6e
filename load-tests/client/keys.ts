import { type Bytes, concatBytes, fromBase64, sha256, toBase64Url, utf8 } from "./bytes.ts";

/*
 * The keys of docs/protocol.md, derived with WebCrypto, which k6 and Node both have. These modules form an independent
 * client, so load tests also run against other servers.
 */

const HASH_BYTES = 32;
const PASSWORD_ITERATIONS = 100;

async function hmac(keyBytes: Bytes, data: Bytes): Promise<Bytes> {
  const key = await crypto.subtle.importKey("raw", keyBytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, data));
}

/** Derives a key by HKDF (RFC 5869) with SHA-256. k6's WebCrypto has no HKDF, but it has HMAC. */
export async function hkdf(secret: Bytes, salt: Bytes, info: string, length: number): Promise<Bytes> {
  const key = await hmac(salt.length === 0 ? new Uint8Array(HASH_BYTES) : salt, secret);
  let block = new Uint8Array(0);
  let derived = block;
  for (let counter = 1; derived.length < length; counter += 1) {
    block = await hmac(key, concatBytes(block, utf8(info), Uint8Array.of(counter)));
    derived = concatBytes(derived, block);
  }
  return derived.slice(0, length);
}

const NO_SALT = new Uint8Array(0);

export function randomBytes(length: number): Bytes {
  return crypto.getRandomValues(new Uint8Array(length));
}

export const metadataKey = (secret: Bytes): Promise<Bytes> => hkdf(secret, NO_SALT, "metadata", 16);
export const authKey = (secret: Bytes): Promise<Bytes> => hkdf(secret, NO_SALT, "authentication", 64);

export async function passwordAuthKey(password: string, shareLink: string): Promise<Bytes> {
  const key = await crypto.subtle.importKey("raw", utf8(password), "PBKDF2", false, ["deriveBits"]);
  const how = { name: "PBKDF2", hash: "SHA-256", salt: utf8(shareLink), iterations: PASSWORD_ITERATIONS };
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, 512));
}

/** The `Authorization` header that signs a Nonce. */
export async function signNonce(key: Bytes, nonceB64: string): Promise<string> {
  return `send-v1 ${toBase64Url(await hmac(key, fromBase64(nonceB64)))}`;
}

/** The id of an encrypted file list, as in its path. */
export async function deriveListId(fileListKey: Bytes): Promise<string> {
  return toBase64Url(await sha256(fileListKey)).slice(0, 16);
}
