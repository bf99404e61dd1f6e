import type { Metadata } from "@envoi/protocol";
import { safeFileName } from "../../shared/saving/safe-file-name.ts";
import { type NameParts, nameParts } from "../../shared/uploads/name-parts.ts";

/** What names a received upload. Its file as it will be saved: what a sender wrote may be meant to mislead. */
export function safeNameParts(metadata: Metadata): NameParts {
  const { first, more } = nameParts(metadata);
  return { first: safeFileName(first), more };
}
