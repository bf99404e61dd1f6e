import { encodeBase64Url } from "@envoi/protocol";
import { parseSecret, type Secret } from "./secret.ts";

/** How a password protects an Upload: 1 gates access on the server, 2 also encrypts. See `strong-password.ts`. */
export type PasswordProfile = 1 | 2;

/**
 * What stands behind the `#` of a ShareLink: the Secret, and how a password works with it. As no server sees it, no
 * server can downgrade it.
 */
export type LinkKey = { secret: Secret; passwordProfile: PasswordProfile };

/** With a character that no base64 has, so that clients without profile 2 find no key in it. */
const PROFILE_2 = "v2.";

/** @returns the key, or `null` when the text is none: a version that this client does not know is none either */
export function parseLinkKey(text: string): LinkKey | null {
  const passwordProfile = text.startsWith(PROFILE_2) ? 2 : 1;
  const secret = parseSecret(passwordProfile === 2 ? text.slice(PROFILE_2.length) : text);
  return secret === null ? null : { secret, passwordProfile };
}

/** @returns URL-safe base64, after `v2.` for profile 2 */
export function formatLinkKey({ secret, passwordProfile }: LinkKey): string {
  return `${passwordProfile === 2 ? PROFILE_2 : ""}${encodeBase64Url(secret)}`;
}
