import { formatLinkKey, parseShareLink } from "@envoi/crypto";
import type { Location } from "react-router";

/**
 * Only internal routes have the key as a segment. A real address of this form has exposed its key to the server, so it
 * leads to the not-found page.
 */
const KEY_IN_PATH = /^\/download\/[^/]+\/[^/]+/;
const NOWHERE = "/404";

/**
 * The location that routes are matched against. For a download page, the key in the fragment becomes the last segment
 * of `/download/:id/:key`, in memory only: the browser's address and history do not change.
 */
export function routeLocation(location: Location): Location {
  if (KEY_IN_PATH.test(location.pathname)) return { ...location, pathname: NOWHERE };
  // The host does not matter: path and fragment identify a ShareLink.
  const link = parseShareLink(`https://envoi.invalid${location.pathname}${location.hash}`);
  if (link === null) return location;
  return { ...location, pathname: `/download/${link.id}/${formatLinkKey(link)}`, hash: "" };
}
