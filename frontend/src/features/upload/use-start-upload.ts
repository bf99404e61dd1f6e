import { useNavigate } from "react-router";
import type { UploadDraft } from "./upload-draft.ts";
import { useUploadQueue } from "./upload-keeper.tsx";

/** Starts the upload; if it fails, opens the error page from whatever page is shown, for this upload. */
export function useStartUpload(draft: UploadDraft): () => Promise<void> {
  const { show } = useUploadQueue();
  const navigate = useNavigate();
  return async () => {
    const outcome = await draft.start();
    if (outcome.kind !== "failed") return;
    show(draft);
    await navigate("/error", { state: { code: outcome.code, transfer: "upload" } });
  };
}
