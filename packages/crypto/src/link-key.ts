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
/** The length of a key is known, and four bits of its last character are 0. So what follows is not part of it. */
const KEY = /^(v2\.)?([\w+/-]{21}[AQgw])/;

/** @returns the key that the text begins with; `null` when it is malformed or of an unknown version */
export function parseLinkKey(text: string): LinkKey | null {
  const [, version, base64 = ""] = KEY.exec(text) ?? [];
  const secret = parseSecret(base64);
  return secret === null ? null : { secret, passwordProfile: version === PROFILE_2 ? 2 : 1 };
}

/** @returns URL-safe base64, after `v2.` for profile 2 */
export function formatLinkKey({ secret, passwordProfile }: LinkKey): string {
  return `${passwordProfile === 2 ? PROFILE_2 : ""}${encodeBase64Url(secret)}`;
}
