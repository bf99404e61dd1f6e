import { deriveFileListKey } from "@envoi/crypto";
import { encodeBase64Url } from "@envoi/protocol";
import { scrypt } from "@noble/hashes/scrypt.js";

/** Never change these: all of a user's devices must derive the same key. */
const COST = { N: 2 ** 17, r: 8, p: 1, dkLen: 32 };

/** The salt contains the uid, so two users with the same passphrase have different keys. */
export type PassphraseOwner = { issuer: string; uid: string };

/** Derives the list's key from a passphrase. Needs about a second and 128 MiB. @returns URL-safe base64 */
export async function derivePassphraseKey(passphrase: string, { issuer, uid }: PassphraseOwner): Promise<string> {
  const salt = new TextEncoder().encode(JSON.stringify(["envoi file list", issuer, uid]));
  const scopedKey = scrypt(passphrase.normalize("NFKC"), salt, COST);
  return encodeBase64Url(await deriveFileListKey(new Uint8Array(scopedKey)));
}
