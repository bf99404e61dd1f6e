import { encodeBase64Url, parseUploadId, parseUrl, type UploadId, uploadUrl } from "@envoi/protocol";
import { parseSecret, type Secret } from "./secret.ts";

const DOWNLOAD_PATH = /^\/download\/([^/]+)\/?$/;

/** The parts of a ShareLink. The origin is canonical: lower-case host, no default port, no user info. */
export type ShareLink = { origin: string; id: UploadId; secret: Secret };

/**
 * The link in the only form that is also the salt of password keys: `https://host/download/<id>/#<secret>`.
 *
 * @param link.origin - canonical, as `URL.origin` returns it
 */
export function formatShareLink({ origin, id, secret }: ShareLink): string {
  return `${uploadUrl(origin, id)}#${encodeBase64Url(secret)}`;
}

/**
 * Parses a link in any form that clients make or people pass on: with or without the slash before `#`, with a query
 * string, with an id of 10 to 16 hex characters.
 *
 * @returns `null` when it is not a complete link to an Upload
 */
export function parseShareLink(text: string): ShareLink | null {
  const url = parseUrl(text.trim());
  if (url === null || (url.protocol !== "https:" && url.protocol !== "http:")) return null;
  const id = parseUploadId(DOWNLOAD_PATH.exec(url.pathname)?.[1]);
  const secret = parseSecret(url.hash.slice(1));
  return id === null || secret === null ? null : { origin: url.origin, id, secret };
}
