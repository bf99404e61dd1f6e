import type { Metadata } from "@envoi/protocol";

/**
 * Maximum length of a note. Longer text is treated like any other file, because a page showing it would hardly scroll.
 */
const MAX_SHOWN_BYTES = 1_048_576;

/** Whether an upload consists only of a note, which the page shows instead of saving it. */
export function isNote({ size, manifest: { files } }: Pick<Metadata, "size" | "manifest">): boolean {
  return files.length === 1 && files[0]?.note === true && size <= MAX_SHOWN_BYTES;
}
