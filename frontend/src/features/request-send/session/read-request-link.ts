import { parseRequestLink, type RequestLink } from "@envoi/crypto/request";

const ADDRESS = /https?:\/\/\S+/gi;

/**
 * Finds a request's link in text that was pasted because the page's own link is incomplete: the whole link, or only
 * the part after its `#`.
 *
 * @param page - the page's address without query and fragment
 */
export function readRequestLink(text: string, page: string): RequestLink | null {
  const fragment = text.trim().replace(/^#/, "");
  const candidates = [...(text.match(ADDRESS) ?? []), `${page}#${fragment}`];
  return candidates.map(parseRequestLink).find((link) => link !== null) ?? null;
}
