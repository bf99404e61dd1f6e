import { formatLinkKey, parseLinkKey, parseShareLink } from "@envoi/crypto";
import type { UploadId } from "@envoi/protocol";

/**
 * What a person pastes when a link came without its key: the whole ShareLink, or only what stands behind its `#`.
 *
 * @returns `id` is `null` for a bare key; `null` when it is neither
 */
export function readKeyOrLink(text: string): { id: UploadId | null; secretB64: string } | null {
  const bare = parseLinkKey(text.trim().replace(/^#/, ""));
  if (bare !== null) return { id: null, secretB64: formatLinkKey(bare) };
  const link = parseShareLink(text);
  return link === null ? null : { id: link.id, secretB64: formatLinkKey(link) };
}
