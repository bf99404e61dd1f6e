import { useEffect, useState } from "react";
import { useEnvironment } from "../../shared/environment.tsx";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import { type OwnUpload, shownTo } from "../../shared/uploads/own-upload.ts";
import { refreshCounts } from "./refresh-counts.ts";

const TICK_MS = 60_000;
/** A list refreshed more recently than this is skipped. */
const IDLE_MS = 30_000;

/** The own uploads that can still be fetched, newest first; refreshed while the page is visible. */
export function useFreshUploads(): { uploads: readonly OwnUpload[]; nowMs: number } {
  const environment = useEnvironment();
  const { ownUploads, now } = environment;
  const kept = useReducerStore(ownUploads.store);
  const account = useReducerStore(environment.account);
  const uploads = shownTo(kept, account);
  const [nowMs, setNowMs] = useState(now);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let shownAtMs = 0;
    const refresh = () => {
      if (document.visibilityState === "hidden") return;
      shownAtMs = now();
      setNowMs(shownAtMs);
      void refreshCounts(environment, signal);
    };
    refresh();
    document.addEventListener("visibilitychange", refresh, { signal });
    addEventListener("storage", () => ownUploads.reload(), { signal });
    const timer = setInterval(() => {
      if (now() - shownAtMs > IDLE_MS) refresh();
    }, TICK_MS);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [environment, ownUploads, now]);

  return { uploads, nowMs };
}
