import { formatLinkKey, parseLinkKey, parseShareLink } from "@envoi/crypto";
import type { UploadId } from "@envoi/protocol";

/**
 * Parses the pasted text when a link has no key: the whole ShareLink, or only the part after its `#`.
 *
 * @returns `id` is `null` for a bare key; `null` if it is neither
 */
export function readKeyOrLink(text: string): { id: UploadId | null; secretB64: string } | null {
  const bare = parseLinkKey(text.trim().replace(/^#/, ""));
  if (bare !== null) return { id: null, secretB64: formatLinkKey(bare) };
  const link = parseShareLink(text);
  return link === null ? null : { id: link.id, secretB64: formatLinkKey(link) };
}
