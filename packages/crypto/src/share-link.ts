import { parseUploadId, parseUrl, type UploadId, uploadUrl } from "@envoi/protocol";
import { formatLinkKey, type PasswordProfile, parseLinkKey } from "./link-key.ts";
import type { Secret } from "./secret.ts";

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
 * Parses an address in any form that clients make or people pass on: with or without the slash before `#`, with a query
 * string, with an id of 10 to 16 hex characters, with more behind the key. Text around a link: `findShareLink`.
 *
 * @returns `null` when it is not a complete link to an Upload
 */
export function parseShareLink(text: string): (ShareLink & { passwordProfile: PasswordProfile }) | null {
  const url = parseUrl(text.trim());
  if (url === null || (url.protocol !== "https:" && url.protocol !== "http:")) return null;
  const id = parseUploadId(DOWNLOAD_PATH.exec(url.pathname)?.[1]);
  const key = parseLinkKey(url.hash.slice(1));
  return id === null || key === null ? null : { origin: url.origin, id, ...key };
}
