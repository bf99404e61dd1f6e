import { safeName } from "@envoi/client";

/** The name of a saved file, without folders. */
export function safeFileName(name: string): string {
  const safe = safeName(name);
  return safe.slice(safe.lastIndexOf("/") + 1);
}
