import { useNavigate } from "react-router";
import { useEnvironment } from "../../shared/environment.tsx";
import { syncLate } from "../../shared/list-sync/late-sync.ts";
import type { UploadSession } from "./upload-session.ts";

/** A list that has not answered by then is asked again when the start page is shown. */
const LIST_ANSWER_MS = 10_000;

/** Starts the upload; one that fails leads to the page that says why, whatever is shown by then. */
export function useStartUpload({ start }: UploadSession): () => Promise<void> {
  const environment = useEnvironment();
  const navigate = useNavigate();
  return async () => {
    const outcome = await start();
    if (outcome.kind !== "failed") return;
    // The list is refused as well if the token is not valid any more, and then the page knows.
    if (outcome.code === "signed_out")
      syncLate(environment, AbortSignal.timeout(LIST_ANSWER_MS)).catch(() => undefined);
    await navigate("/error", { state: { code: outcome.code, transfer: "upload" } });
  };
}
