import { useNavigate } from "react-router";
import type { UploadDraft } from "./upload-draft.ts";

/** Starts the upload. If it fails, opens the error page, whichever page is shown. */
export function useStartUpload({ start }: UploadDraft): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const outcome = await start();
    if (outcome.kind === "failed") await navigate("/error", { state: { code: outcome.code, transfer: "upload" } });
  };
}
