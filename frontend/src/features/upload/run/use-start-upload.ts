import { navigate } from "wouter/use-browser-location";
import { useEnvironment } from "../../../shared/environment.tsx";
import type { UploadDraft } from "./upload-draft.ts";
import { useUploadQueue } from "./upload-keeper.tsx";

type Starting = ReturnType<UploadDraft["start"]>;

/** Starts an upload of this draft; if it fails, opens the error page from whatever page is shown, for this upload. */
export function useStartUpload(draft: UploadDraft): (start: () => Starting) => Promise<void> {
  const { now } = useEnvironment();
  const { show } = useUploadQueue();
  return async (start) => {
    const outcome = await start();
    if (outcome.kind !== "failed") return;
    show(draft);
    const { code, retryAfterSeconds } = outcome;
    const retryAtMs = retryAfterSeconds === undefined ? null : now() + retryAfterSeconds * 1_000;
    navigate("/error", { state: { code, transfer: "upload", retryAtMs } });
  };
}
