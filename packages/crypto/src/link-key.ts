import { encodeBase64Url } from "@envoi/protocol";
import { parseSecret, type Secret } from "./secret.ts";

/** How a password protects an Upload: 1 gates access on the server, 2 also encrypts. See `strong-password.ts`. */
export type PasswordProfile = 1 | 2;

/**
 * The fragment of a ShareLink: the Secret and the password profile. Servers never see it, so they cannot downgrade the
 * profile.
 */
export type LinkKey = { secret: Secret; passwordProfile: PasswordProfile };

/** Contains a character that base64 lacks, so clients without profile 2 do not accept the key. */
const PROFILE_2 = "v2.";

/** @returns the key, or `null` when the text is malformed or of an unknown version */
export function parseLinkKey(text: string): LinkKey | null {
  const passwordProfile = text.startsWith(PROFILE_2) ? 2 : 1;
  const secret = parseSecret(passwordProfile === 2 ? text.slice(PROFILE_2.length) : text);
  return secret === null ? null : { secret, passwordProfile };
}

/** @returns URL-safe base64, after `v2.` for profile 2 */
export function formatLinkKey({ secret, passwordProfile }: LinkKey): string {
  return `${passwordProfile === 2 ? PROFILE_2 : ""}${encodeBase64Url(secret)}`;
}
