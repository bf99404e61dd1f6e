import { formatLinkKey, parseShareLink } from "@envoi/crypto";
import type { Location } from "react-router";

/**
 * Only internal routes have the key as a segment. A real address of that form was sent to the server, so its key is
 * exposed: it leads to the not-found page.
 */
const KEY_IN_PATH = /^\/download\/[^/]+\/[^/]+/;
const NOWHERE = "/404";

/**
 * The location that routes are matched against: the key in the fragment of a download page becomes a segment of the
 * route `/download/:id/:key`. Only in memory: the browser's address and history are unchanged.
 */
export function routeLocation(location: Location): Location {
  if (KEY_IN_PATH.test(location.pathname)) return { ...location, pathname: NOWHERE };
  // The host does not matter: a ShareLink is identified by its path and fragment.
  const link = parseShareLink(`https://envoi.invalid${location.pathname}${location.hash}`);
  if (link === null) return location;
  return { ...location, pathname: `/download/${link.id}/${formatLinkKey(link)}`, hash: "" };
}
