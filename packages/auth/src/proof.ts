import { AUTH_SCHEME, type AuthKey, decodeBase64, encodeBase64Url, type Nonce } from "@envoi/protocol";

/**
 * The `Authorization` header that answers a Nonce: `send-v1 <HMAC-SHA-256(AuthKey, nonce bytes)>`.
 *
 * @throws TypeError if the key or the Nonce is not base64
 */
export async function makeProof(authKey: AuthKey, nonce: Nonce): Promise<string> {
  const keyBytes = decodeBase64(authKey);
  const nonceBytes = decodeBase64(nonce);
  if (keyBytes === null || nonceBytes === null) throw new TypeError("key or nonce is not base64");
  const key = await crypto.subtle.importKey("raw", keyBytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const proof = await crypto.subtle.sign("HMAC", key, nonceBytes);
  return `${AUTH_SCHEME} ${encodeBase64Url(new Uint8Array(proof))}`;
}
