import { formatLinkKey, parseShareLink } from "@envoi/crypto";
import type { Location } from "react-router";

/** Only the app's own routes have the key as a segment. A real address of that form has given it away: it leads nowhere. */
const KEY_IN_PATH = /^\/download\/[^/]+\/[^/]+/;
const NOWHERE = "/404";

/**
 * The location that routes are matched against: the key behind the `#` of a download page becomes a segment of the route
 * `/download/:id/:key`. Only in memory: the browser's address and history stay as they are.
 */
export function routeLocation(location: Location): Location {
  if (KEY_IN_PATH.test(location.pathname)) return { ...location, pathname: NOWHERE };
  // Which host it came from plays no part: a ShareLink is known by its path and what is behind its `#`.
  const link = parseShareLink(`https://envoi.invalid${location.pathname}${location.hash}`);
  if (link === null) return location;
  return { ...location, pathname: `/download/${link.id}/${formatLinkKey(link)}`, hash: "" };
}
