import type { Metadata } from "@envoi/protocol";
import { safeFileName } from "../../../shared/saving/safe-file-name.ts";
import { type NameParts, nameParts } from "../../../shared/uploads/name-parts.ts";
import type { DownloadState } from "../session/download-state.ts";

/**
 * A received upload's displayed name: the name under which its first file will be saved, because a sender's names may
 * be misleading.
 */
export function safeNameParts(metadata: Metadata): NameParts {
  const { first, more } = nameParts(metadata);
  return { first: safeFileName(first), more };
}

/** Name of what is being received: the whole upload or some files. `null` until known. */
export function receivedName(state: DownloadState): NameParts | null {
  if ("chosen" in state && state.chosen !== null) return state.chosen.name;
  return "preview" in state ? safeNameParts(state.preview.metadata) : null;
}
