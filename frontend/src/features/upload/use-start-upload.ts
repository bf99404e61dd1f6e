import { useNavigate } from "react-router";
import type { UploadDraft } from "./upload-draft.ts";

/** Starts the upload; one that fails leads to the page that says why, whatever is shown by then. */
export function useStartUpload({ start }: UploadDraft): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const outcome = await start();
    if (outcome.kind === "failed") await navigate("/error", { state: { code: outcome.code, transfer: "upload" } });
  };
}
