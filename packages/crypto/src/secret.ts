import { decodeBase64 } from "@envoi/protocol";

export const SECRET_BYTES = 16;

/** The 16 random bytes behind the `#` of a ShareLink. They stay with the people. */
export type Secret = Uint8Array<ArrayBuffer>;

/** @returns 16 bytes from a cryptographic generator */
export function createSecret(): Secret {
  return crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
}

/** @returns the Secret that a link carries in base64, or `null` when the text is none */
export function parseSecret(text: string): Secret | null {
  const bytes = decodeBase64(text);
  return bytes?.byteLength === SECRET_BYTES ? bytes : null;
}
