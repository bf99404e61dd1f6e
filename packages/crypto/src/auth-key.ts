import { type AuthKey, encodeBase64Url } from "@envoi/protocol";
import { deriveBytes } from "./derive-bytes.ts";
import type { Secret } from "./secret.ts";

export const AUTH_KEY_BYTES = 64;

/** The AuthKey of an Upload without a password. @returns 64 bytes of HKDF-SHA-256, URL-safe base64 */
export async function deriveAuthKey(secret: Secret): Promise<AuthKey> {
  return encodeBase64Url(await deriveBytes(secret, { info: "authentication", bytes: AUTH_KEY_BYTES })) as AuthKey;
}
