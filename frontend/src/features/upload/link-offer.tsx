import { useEffect } from "react";
import { useEnvironment } from "../../shared/environment.tsx";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import { LinkDialog } from "./link-dialog.tsx";
import type { UploadDraft } from "./upload-draft.ts";

/** Delay before the dialog with the link covers the page. */
const DIALOG_DELAY_MS = 200;

/** Offers the link of a finished upload, whatever the upload area shows by then. */
export function LinkOffer({ draft: { upload } }: { draft: UploadDraft }) {
  const state = useReducerStore(upload);
  const uploads = useReducerStore(useEnvironment().ownUploads.store);
  const own = uploads.find(({ id }) => state.kind === "finished" && id === state.id);
  const dialog = state.kind === "finished" ? state.dialog : "closed";
  const hasEnded = own === undefined;

  useEffect(() => {
    // A deleted or used-up upload has no link. The next upload's link is offered once this offer is over.
    if (hasEnded) return upload.dispatch({ type: "dialogClosed" });
    if (dialog !== "due") return;
    const timer = setTimeout(() => upload.dispatch({ type: "dialogOpened" }), DIALOG_DELAY_MS);
    return () => clearTimeout(timer);
  }, [hasEnded, dialog, upload]);

  if (own === undefined || dialog !== "open") return null;
  return <LinkDialog upload={own} onClose={() => upload.dispatch({ type: "dialogClosed" })} />;
}
