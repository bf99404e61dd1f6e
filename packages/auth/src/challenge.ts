import { AUTH_SCHEME, decodeBase64, type Nonce } from "@envoi/protocol";

/** Clients without a Nonce sign this one. The refusal then contains a real one. */
export const NO_NONCE = "yRCdyQ1EMSA3mo4rqSkuNQ==" as Nonce;

/** Value of `WWW-Authenticate`. */
export function challengeHeader(nonce: Nonce): string {
  return `${AUTH_SCHEME} ${nonce}`;
}

/** Ours and those of every Send server have 24 characters. */
const MAX_NONCE_CHARACTERS = 128;

/** The Nonce in a `WWW-Authenticate` header, or `null` if it has none. */
export function parseChallenge(header: string | null): Nonce | null {
  const nonce = header?.split(" ")[1];
  const isShort = nonce !== undefined && nonce.length <= MAX_NONCE_CHARACTERS;
  return isShort && (decodeBase64(nonce)?.length ?? 0) > 0 ? (nonce as Nonce) : null;
}
