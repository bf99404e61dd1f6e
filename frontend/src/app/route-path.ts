import { formatLinkKey, parseShareLink } from "@envoi/crypto";

/**
 * Only internal routes have the key as a segment. A real address of this form has exposed its key to the server, so it
 * leads to the not-found page. Routes match in upper and lower case.
 */
const KEY_IN_PATH = /^\/download\/[^/]+\/[^/]+/i;
const NOWHERE = "/404";

/**
 * The path that routes are matched against. For a download page, the key in the fragment becomes the last segment of
 * `/download/:id/:key`, in memory only: the browser's address and history do not change.
 */
export function routePath(pathname: string, hash: string): string {
  if (KEY_IN_PATH.test(pathname)) return NOWHERE;
  // The host does not matter: path and fragment identify a ShareLink.
  const link = parseShareLink(`https://envoi.invalid${pathname}${hash}`);
  return link === null ? pathname : `/download/${link.id}/${formatLinkKey(link)}`;
}
