import { useEffect, useState } from "react";
import { useEnvironment } from "../../../shared/environment.tsx";
import { useReducerStore } from "../../../shared/state/use-reducer-store.ts";
import type { UploadDraft } from "../run/upload-draft.ts";
import { LinkDialog } from "./link-dialog.tsx";

/** Delay before the dialog with the link covers the page. */
const DIALOG_DELAY_MS = 200;

/** Offers the links of finished uploads, one after the other, and says how many there are. */
export function LinkOffers({ offered }: { offered: readonly UploadDraft[] }) {
  const [closed, setClosed] = useState(0);
  const [draft] = offered;
  if (draft === undefined) return null;
  return (
    <LinkOffer
      key={draft.key}
      draft={draft}
      place={closed + 1}
      count={closed + offered.length}
      onClosed={() => setClosed(closed + 1)}
    />
  );
}

type LinkOfferProps = { draft: UploadDraft; place: number; count: number; onClosed: () => void };

/** Offers the link of a finished upload, whatever the upload area shows by then. */
function LinkOffer({ draft: { upload }, onClosed, ...order }: LinkOfferProps) {
  const state = useReducerStore(upload);
  const uploads = useReducerStore(useEnvironment().ownUploads.store);
  const own = uploads.find(({ id, deletesAt }) => state.kind === "finished" && id === state.id && deletesAt === null);
  const dialog = state.kind === "finished" ? state.dialog : "closed";
  const hasEnded = own === undefined;

  useEffect(() => {
    // A deleted or used-up upload has no link. The next upload's link is offered once this offer is over.
    if (hasEnded) return upload.dispatch({ type: "dialogClosed" });
    if (dialog !== "due") return;
    const timer = setTimeout(() => upload.dispatch({ type: "dialogOpened" }), DIALOG_DELAY_MS);
    return () => clearTimeout(timer);
  }, [hasEnded, dialog, upload]);

  function close(): void {
    onClosed();
    upload.dispatch({ type: "dialogClosed" });
  }

  if (own === undefined || state.kind !== "finished" || dialog !== "open") return null;
  const { password, isLive } = state;
  return <LinkDialog upload={own} password={password} isLive={isLive} {...order} onClose={close} />;
}
