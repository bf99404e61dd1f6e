import { encodeBase64Url, parseUploadId, parseWebUrl, type UploadId, uploadUrl } from "@envoi/protocol";
import { parseSecret, type Secret } from "./secret.ts";

/**
 * How a password protects an Upload: 1 gates access on the server, 2 also encrypts the content. See
 * `strong-password.ts`.
 */
export type PasswordProfile = 1 | 2;

/**
 * The fragment of a ShareLink: the Secret and the password profile. Servers never see it, so they cannot downgrade the
 * profile.
 */
export type LinkKey = { secret: Secret; passwordProfile: PasswordProfile };

/** Contains a character that is not in base64, so that clients without profile 2 do not accept the key. */
const PROFILE_2 = "v2.";
/**
 * A key has a known length, and four bits of its last character are 0. So its end is recognised even if text follows.
 */
const KEY = /^(v2\.)?([\w+/-]{21}[AQgw])/;

/** @returns the key that the text begins with; `null` if the key is malformed or of an unknown version */
export function parseLinkKey(text: string): LinkKey | null {
  const [, version, base64 = ""] = KEY.exec(text) ?? [];
  const secret = parseSecret(base64);
  return secret === null ? null : { secret, passwordProfile: version === PROFILE_2 ? 2 : 1 };
}

/** @returns URL-safe base64, after `v2.` for profile 2 */
export function formatLinkKey({ secret, passwordProfile }: LinkKey): string {
  return `${passwordProfile === 2 ? PROFILE_2 : ""}${encodeBase64Url(secret)}`;
}

const DOWNLOAD_PATH = /^\/download\/([^/]+)\/?$/;

/**
 * The parts of a ShareLink. The origin is canonical: lower-case host, no default port, no user info. The default
 * password profile is 1.
 */
export type ShareLink = { origin: string; id: UploadId; secret: Secret; passwordProfile?: PasswordProfile };

/**
 * The link in the one form that is also the salt of password keys: `https://host/download/<id>/#<secret>`; for password
 * profile 2, `…/#v2.<secret>`.
 *
 * @param link.origin - canonical, as `URL.origin` returns it
 */
export function formatShareLink({ origin, id, secret, passwordProfile = 1 }: ShareLink): string {
  return `${uploadUrl(origin, id)}#${formatLinkKey({ secret, passwordProfile })}`;
}

/**
 * Parses an address in any form that clients make or users pass on: with or without the slash before `#`, with a query
 * string, with an id of 10 to 16 hex characters, or with more text after the key. To find a link in a text, use
 * `findShareLink`.
 *
 * @returns `null` if the address is not a complete link to an Upload
 */
export function parseShareLink(text: string): (ShareLink & { passwordProfile: PasswordProfile }) | null {
  const url = parseWebUrl(text);
  if (url === null) return null;
  const id = parseUploadId(DOWNLOAD_PATH.exec(url.pathname)?.[1]);
  const key = parseLinkKey(url.hash.slice(1));
  return id === null || key === null ? null : { origin: url.origin, id, ...key };
}
