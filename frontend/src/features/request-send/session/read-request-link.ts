import { findOwnerLink, findRequestLink, type OwnerLink, type RequestLink } from "@envoi/crypto/request";

/** A page's address up to the request's id. Mail programs that encode the `#` make the rest part of the path. */
const TO_ID = /^.*?\/request\/[\da-f]{16}/;

/** @param page - the page's address without query and fragment */
function readLink<Link>(text: string, page: string, find: (text: string) => Link | null): Link | null {
  const fragment = text.trim().replace(/^#/, "");
  return find(text) ?? find(`${TO_ID.exec(page)?.[0] ?? page}#${fragment}`);
}

/**
 * Finds a request's link in text that was pasted because the page's own link is incomplete: the whole link, or only
 * the part after its `#`, also if a mail program has changed it.
 *
 * @param page - the page's address without query and fragment
 */
export function readRequestLink(text: string, page: string): RequestLink | null {
  return readLink(text, page, findRequestLink);
}

/** Like `readRequestLink`, for an owner's link. */
export function readOwnerLink(text: string, page: string): OwnerLink | null {
  return readLink(text, page, findOwnerLink);
}
