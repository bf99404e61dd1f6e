import { isNote } from "../uploads/is-note.ts";
import type { OwnUpload } from "../uploads/own-upload.ts";
import { useLinkTerms } from "../uploads/use-link-terms.ts";
import { type ShareMessage, useShareMessage } from "./use-share-message.ts";

/** The message that goes with the link of an upload. */
export function useOwnMessage(upload: OwnUpload, password: string | null): ShareMessage {
  const { lasting } = useLinkTerms(upload);
  return useShareMessage({ link: upload.url, isNote: isNote(upload), terms: lasting, password });
}
