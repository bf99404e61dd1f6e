import { encodeBase64Url, joinBytes } from "@envoi/protocol";
import { sha256 } from "../sha256.ts";
import { requestInfo } from "./labels.ts";
import { decodeWrappedKey } from "./wrapped-delivery-key.ts";

/** Crockford's base32: no letter that is easily mistaken for another character. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const HEAD = new TextEncoder().encode(`${requestInfo("receipt")}\n`);

function hashWrappedKey(wrappedKey: string): Promise<Uint8Array> {
  return sha256(joinBytes(HEAD, decodeWrappedKey(wrappedKey)));
}

/**
 * Identifies a delivery on a device that remembers which ones it has seen, in less space than the wrapped key.
 *
 * @returns the whole hash of which the receipt is the beginning, as URL-safe base64
 * @throws DecryptionError `malformed`
 */
export async function computeFingerprint(wrappedKey: string): Promise<string> {
  return encodeBase64Url(new Uint8Array(await hashWrappedKey(wrappedKey)));
}

/**
 * The code by which a sender and the owner can compare which delivery they mean.
 *
 * @returns 50 bits, as `XXXXX-XXXXX`
 * @throws DecryptionError `malformed`
 */
export async function computeReceipt(wrappedKey: string): Promise<string> {
  const hash = await hashWrappedKey(wrappedKey);
  const bits = Array.from(hash.subarray(0, 7), (byte) => byte.toString(2).padStart(8, "0")).join("");
  const characters = bits.slice(0, 50).replace(/.{5}/g, (five) => ALPHABET.charAt(Number.parseInt(five, 2)));
  return `${characters.slice(0, 5)}-${characters.slice(5)}`;
}
