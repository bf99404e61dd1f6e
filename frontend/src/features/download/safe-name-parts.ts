import type { Metadata } from "@envoi/protocol";
import { safeFileName } from "../../shared/saving/safe-file-name.ts";
import { type NameParts, nameParts } from "../../shared/uploads/name-parts.ts";

/**
 * The displayed name of a received upload: its file as it will be saved, because a sender's names may be meant to
 * mislead.
 */
export function safeNameParts(metadata: Metadata): NameParts {
  const { first, more } = nameParts(metadata);
  return { first: safeFileName(first), more };
}
