import {
  type AuthKey,
  decodeBase64,
  encodeBase64Url,
  joinBytes,
  STRONG_PASSWORD_PROFILE,
  WRAPPED_KEY_BYTES,
  type WrappedKey,
} from "@envoi/protocol";
import { DecryptionError } from "./decryption-error.ts";
import { deriveBytes } from "./derive-bytes.ts";
import { equalBytes } from "./equal-bytes.ts";
import { importAesKey } from "./import-aes-key.ts";
import { AUTH_KEY_BYTES } from "./keychain.ts";
import { requireLength } from "./require-length.ts";
import type { Secret } from "./secret.ts";
import { deriveStretchedRoot, type StretchOptions, type StretchPassword } from "./stretched-root.ts";

export type { StretchOptions, StretchPassword };

/*
 * [Note: Strong password]
 *
 * Password profile 2. A memory-hard function stretches the password, with a salt derived from the Secret. Its result
 * and the Secret yield the AuthKey and the key that wraps a random content key. All content is sealed under the content
 * key, so the password can be changed without sealing the content again.
 *
 * AES-GCM does not commit to its key: an attacker can craft a ciphertext that opens under two keys, and a hostile
 * server could narrow down the password by observing whether it opens. So a 32-byte commitment to the key precedes
 * everything sealed under it, and is compared before anything is opened. Key and commitment are derived from the same
 * input by HKDF, which is collision-resistant, so nobody can find another key with the same commitment.
 *
 * docs/protocol.md describes the formulas, docs/design/encryption.md the attackers considered.
 */

const AES_KEY_BYTES = 32;
const IV_BYTES = 12;
export const CONTENT_KEY_BYTES = 32;
export const COMMITMENT_BYTES = 32;

/**
 * Each key has its own label. The labels of a version never change; a new version would have its own number in the
 * link.
 */
function label(of: string): string {
  return `envoi password ${STRONG_PASSWORD_PROFILE} ${of}`;
}
const WRAPPED_KEY_DATA = new TextEncoder().encode(label("wrapped key"));

/** Keys derived from the Secret and the password. */
export type StrongKeys = {
  readonly authKey: AuthKey;
  /** AES-256-GCM. */
  readonly wrappingKey: CryptoKey;
  /** 32 bytes that precede the data sealed under the wrapping key. */
  readonly commitment: Uint8Array<ArrayBuffer>;
};

/**
 * Derives the keys of password profile 2. This takes a second or two, and the memory that `stretch` needs.
 *
 * @throws RangeError if the Secret is not 16 bytes long; the signal's reason
 */
export async function deriveStrongKeys(
  secret: Secret,
  password: string,
  options: StretchOptions & { stretch: StretchPassword },
): Promise<StrongKeys> {
  const root = await deriveStretchedRoot(secret, password, { ...options, saltInfo: label("salt") });
  const derive = (of: string, bytes: number) => deriveBytes(root, { info: label(of), bytes });
  return {
    authKey: encodeBase64Url(await derive("authentication", AUTH_KEY_BYTES)) as AuthKey,
    wrappingKey: await importAesKey(await derive("wrapping", AES_KEY_BYTES)),
    commitment: await derive("wrapping commitment", COMMITMENT_BYTES),
  };
}

/** @returns 32 bytes from a cryptographic generator */
export function createContentKey(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(CONTENT_KEY_BYTES));
}

/** @returns the content key from a sender's base64, or `null` if the string is malformed */
export function parseContentKey(text: string): Uint8Array<ArrayBuffer> | null {
  const bytes = decodeBase64(text);
  return bytes?.byteLength === CONTENT_KEY_BYTES ? bytes : null;
}

/**
 * @param iv - 12 bytes. Random by default, because a sender who returns to an earlier password must not reuse an iv
 * @returns commitment, iv, sealed content key: 92 bytes, URL-safe base64
 */
export async function wrapContentKey(
  { wrappingKey, commitment }: StrongKeys,
  contentKey: Uint8Array<ArrayBuffer>,
  iv: Uint8Array<ArrayBuffer> = crypto.getRandomValues(new Uint8Array(IV_BYTES)),
): Promise<WrappedKey> {
  requireLength(contentKey, CONTENT_KEY_BYTES, "a content key");
  const algorithm = { name: "AES-GCM", iv, additionalData: WRAPPED_KEY_DATA };
  const sealed = new Uint8Array(await crypto.subtle.encrypt(algorithm, wrappingKey, contentKey));
  return encodeBase64Url(joinBytes(commitment, iv, sealed)) as WrappedKey;
}

/**
 * @returns 32 bytes
 * @throws DecryptionError `commitment` for a key wrapped under another Secret or password, before anything is opened;
 *   `authentication`; `malformed`
 */
export async function unwrapContentKey(
  { wrappingKey, commitment }: StrongKeys,
  wrappedKey: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const wrapped = decodeBase64(wrappedKey);
  if (wrapped?.byteLength !== WRAPPED_KEY_BYTES) throw new DecryptionError("malformed");
  const ivEnd = COMMITMENT_BYTES + IV_BYTES;
  if (!equalBytes(wrapped.subarray(0, COMMITMENT_BYTES), commitment)) throw new DecryptionError("commitment");
  const algorithm = { name: "AES-GCM", iv: wrapped.slice(COMMITMENT_BYTES, ivEnd), additionalData: WRAPPED_KEY_DATA };
  try {
    return new Uint8Array(await crypto.subtle.decrypt(algorithm, wrappingKey, wrapped.slice(ivEnd)));
  } catch (cause) {
    throw new DecryptionError("authentication", { cause });
  }
}

/** Keys derived from the content key. */
export type ContentKeys = {
  /** AES-256-GCM. Seals only one Metadata, because its iv is constant. */
  readonly metadataKey: CryptoKey;
  /** The 32-byte `secret` for `sealRecords` and `openRecords`. */
  readonly bodyKey: Uint8Array<ArrayBuffer>;
  /** 32 bytes that precede the sealed Metadata. They commit to all keys of the content. */
  readonly commitment: Uint8Array<ArrayBuffer>;
};

/** @throws RangeError if the content key is not 32 bytes long */
export async function deriveContentKeys(contentKey: Uint8Array<ArrayBuffer>): Promise<ContentKeys> {
  requireLength(contentKey, CONTENT_KEY_BYTES, "a content key");
  const derive = (of: string, bytes: number) => deriveBytes(contentKey, { info: label(of), bytes });
  return {
    metadataKey: await importAesKey(await derive("metadata", AES_KEY_BYTES)),
    bodyKey: await derive("body", CONTENT_KEY_BYTES),
    commitment: await derive("content commitment", COMMITMENT_BYTES),
  };
}
