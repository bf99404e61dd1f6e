import { safeManifestName } from "@envoi/client";

/** The name under which a single file is saved: without folders. */
export function safeFileName(name: string): string {
  const safe = safeManifestName(name);
  return safe.slice(safe.lastIndexOf("/") + 1);
}
