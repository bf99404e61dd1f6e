import type { UploadDraft } from "./upload-draft.ts";
import { usePaste } from "./use-paste.ts";

/** Takes what is pasted anywhere on the page: files, and text as a note. */
export function PastedFiles({ accepts, draft }: { accepts: boolean; draft: UploadDraft }): null {
  usePaste({
    accepts,
    onFiles: draft.addFiles,
    onText: (pasted) => draft.add({ type: "noteOpened", pasted }),
  });
  return null;
}
