import type { Metadata } from "@envoi/protocol";

/** Longer text is a file like any other: a page that shows it would hardly scroll. */
const MAX_SHOWN_BYTES = 1_048_576;

/** Nothing but a note, to be shown instead of saved. */
export function isNote({ size, manifest: { files } }: Metadata): boolean {
  return files.length === 1 && files[0]?.note === true && size <= MAX_SHOWN_BYTES;
}
