import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useEnvironment } from "../shared/environment.tsx";
import { useReducerStore } from "../shared/state/use-reducer-store.ts";
import { useKeptSession } from "./upload-gate.tsx";

/**
 * Leads, once, to the page that offers the newer version when there is one; not from under a transfer, and not away from
 * chosen files or a link, which would be lost: then it waits until the person moves on.
 */
export function useOutdatedRedirect(): void {
  const { page, runningTransfers } = useEnvironment();
  const state = useReducerStore(page.versionState);
  const session = useKeptSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  useEffect(() => {
    if (state !== "outdated" || runningTransfers.getState() > 0 || pathname.startsWith("/download/")) return;
    if (session !== null && session.archive.getState().files.length > 0) return;
    page.versionState.dispatch({ type: "newerOffered" });
    void navigate("/unsupported/outdated");
  }, [state, page, runningTransfers, session, pathname, navigate]);
}
