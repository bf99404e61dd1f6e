import { AUTH_SCHEME, decodeBase64, type Nonce } from "@envoi/protocol";

/**
 * A client without a Nonce signs this placeholder. The server rejects the Proof, and its response contains a real
 * Nonce.
 */
export const NO_NONCE = "yRCdyQ1EMSA3mo4rqSkuNQ==" as Nonce;

/** The value of the `WWW-Authenticate` header. */
export function challengeHeader(nonce: Nonce): string {
  return `${AUTH_SCHEME} ${nonce}`;
}

/** The Nonces of Envoi and of every Send server are 24 characters long. */
const MAX_NONCE_CHARACTERS = 128;

/** The Nonce in a `WWW-Authenticate` header, or `null`. */
export function parseChallenge(header: string | null): Nonce | null {
  const nonce = header?.split(" ")[1];
  const isShort = nonce !== undefined && nonce.length <= MAX_NONCE_CHARACTERS;
  return isShort && (decodeBase64(nonce)?.length ?? 0) > 0 ? (nonce as Nonce) : null;
}
