import { type AuthKey, encodeBase64Url } from "@envoi/protocol";
import { deriveBytes } from "./derive-bytes.ts";
import { importAesKey } from "./import-aes-key.ts";
import { requireLength } from "./require-length.ts";
import { SECRET_BYTES, type Secret } from "./secret.ts";

const AES_KEY_BYTES = 16;
export const AUTH_KEY_BYTES = 64;
const PASSWORD_ROUNDS = 100;

/** Keys derived only from a Secret. Body keys also depend on the body's salt. See `sealRecords`. */
export type Keychain = {
  /** AES-128-GCM. Seals only one Metadata, because its iv is constant. */
  readonly metadataKey: CryptoKey;
  /** Signs requests, unless a password is set. */
  readonly authKey: AuthKey;
};

/** @throws RangeError if the Secret is not 16 bytes long */
export async function deriveKeychain(secret: Secret): Promise<Keychain> {
  requireLength(secret, SECRET_BYTES, "a secret");
  const metadataKey = await deriveBytes(secret, { info: "metadata", bytes: AES_KEY_BYTES });
  return {
    metadataKey: await importAesKey(metadataKey),
    authKey: await deriveAuthKey(secret),
  };
}

/** The AuthKey of an Upload without a password. @returns 64 bytes of HKDF-SHA-256, URL-safe base64 */
export async function deriveAuthKey(secret: Secret): Promise<AuthKey> {
  return encodeBase64Url(await deriveBytes(secret, { info: "authentication", bytes: AUTH_KEY_BYTES })) as AuthKey;
}

/**
 * The AuthKey of an Upload with a password. The other keys do not depend on the password, which gates access but does
 * not encrypt anything.
 *
 * @param shareLink - in the sender's form, see `formatShareLink`; another form of the same link results in a different
 *   key
 * @returns PBKDF2-HMAC-SHA-256, 100 rounds, 64 bytes; the link is the salt
 */
export async function derivePasswordAuthKey(password: string, shareLink: string): Promise<AuthKey> {
  const utf8 = new TextEncoder();
  const key = await crypto.subtle.importKey("raw", utf8.encode(password), "PBKDF2", false, ["deriveBits"]);
  const algorithm = { name: "PBKDF2", hash: "SHA-256", salt: utf8.encode(shareLink), iterations: PASSWORD_ROUNDS };
  return encodeBase64Url(new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, AUTH_KEY_BYTES * 8))) as AuthKey;
}
