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

  useEffect(() => {
    if (dialog !== "due") return;
    const timer = setTimeout(() => upload.dispatch({ type: "dialogOpened" }), DIALOG_DELAY_MS);
    return () => clearTimeout(timer);
  }, [dialog, upload]);

  if (own === undefined || dialog !== "open") return null;
  return <LinkDialog upload={own} onClose={() => upload.dispatch({ type: "dialogClosed" })} />;
}
