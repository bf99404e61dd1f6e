import { decodeBase64 } from "@envoi/protocol";

export const SECRET_BYTES = 16;

/** The 16 random bytes after the `#` of a ShareLink. They never leave the devices of sender and recipients. */
export type Secret = Uint8Array<ArrayBuffer>;

/** @returns 16 bytes from a cryptographic generator */
export function createSecret(): Secret {
  return crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
}

/** @returns the Secret that a link contains in base64, or `null` when the text is not a Secret */
export function parseSecret(text: string): Secret | null {
  const bytes = decodeBase64(text);
  return bytes?.byteLength === SECRET_BYTES ? bytes : null;
}
