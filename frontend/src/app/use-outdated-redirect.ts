import { useEffect } from "react";
import { navigate, usePathname } from "wouter/use-browser-location";
import type { UploadDraft } from "../features/upload/run/upload-draft.ts";
import { useKeptUploads } from "../features/upload/run/upload-keeper.tsx";
import { useEnvironment } from "../shared/environment.tsx";
import { useReducerStore } from "../shared/state/use-reducer-store.ts";

/**
 * Redirects once to the page that offers a newer version. Waits until no transfer is running and no chosen file or
 * opened link would be lost.
 */
export function useOutdatedRedirect(): void {
  const { page, runningTransfers } = useEnvironment();
  const state = useReducerStore(page.versionState);
  const uploads = useKeptUploads();
  const pathname = usePathname();

  useEffect(() => {
    if (state !== "outdated" || runningTransfers.getState() > 0 || pathname.startsWith("/download/")) return;
    const isChosen = ({ archive }: UploadDraft) =>
      archive.getState().files.length > 0 || archive.getState().held.length > 0;
    if (uploads.drafts.some(isChosen)) return;
    page.versionState.dispatch({ type: "newerOffered" });
    navigate("/unsupported/outdated");
  }, [state, page, runningTransfers, uploads, pathname]);
}
