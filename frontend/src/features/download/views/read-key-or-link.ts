import { findLinkKey, findShareLink, formatLinkKey } from "@envoi/crypto";
import type { UploadId } from "@envoi/protocol";

/**
 * Reads the pasted text when a link has no key: a text with the whole ShareLink, or only the part after its `#`.
 *
 * @returns `id` is `null` for a bare key; `null` if it is neither
 */
export function readKeyOrLink(text: string): { id: UploadId | null; secretB64: string } | null {
  const link = findShareLink(text);
  if (link !== null) return { id: link.id, secretB64: formatLinkKey(link) };
  const bare = findLinkKey(text);
  return bare === null ? null : { id: null, secretB64: formatLinkKey(bare) };
}
