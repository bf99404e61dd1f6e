import { findShareLink, formatLinkKey, type PasswordProfile } from "@envoi/crypto";
import type { UploadId } from "@envoi/protocol";
import type { Server } from "./wire/server.ts";

/**
 * A link's parts, as `openDownload` expects them. `secretB64` opens the files, so it must be protected like the link.
 */
export type Link = { server: Server; id: UploadId; secretB64: string; passwordProfile: PasswordProfile };

/**
 * Finds the first complete link in a text, as passed on by chats, mail programs and users.
 *
 * @returns `null` if there is none
 */
export function parseLink(text: string): Link | null {
  const found = findShareLink(text);
  if (found === null) return null;
  const { origin, id, secret, passwordProfile } = found;
  return { server: { origin }, id, secretB64: formatLinkKey({ secret, passwordProfile }), passwordProfile };
}
