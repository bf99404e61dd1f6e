import { useEffect, useState } from "react";
import { anySignal } from "../../shared/any-signal.ts";
import { type Environment, useEnvironment } from "../../shared/environment.tsx";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import { type OwnUpload, shownTo } from "../../shared/uploads/own-upload.ts";
import { answerLimit, isGone } from "../../shared/uploads/owner-calls.ts";
import type { PastUpload } from "../../shared/uploads/past-upload.ts";

const TICK_MS = 60_000;
/** The periodic refresh skips a list that was last refreshed less than this time ago. */
const IDLE_MS = 30_000;

type FreshUploads = { uploads: readonly OwnUpload[]; past: readonly PastUpload[]; nowMs: number };

/** The user's uploads, newest first, and those that have ended. Refreshed while the page is visible. */
export function useFreshUploads(): FreshUploads {
  const environment = useEnvironment();
  const { ownUploads, ownRequests, now } = environment;
  const account = useReducerStore(environment.account);
  const uploads = shownTo(useReducerStore(ownUploads.store), account);
  const past = shownTo(useReducerStore(ownUploads.past), account);
  const [nowMs, setNowMs] = useState(now);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let shownAtMs = 0;
    const refreshCounts = createCountRefresh(environment, signal);
    const isHidden = () => document.visibilityState === "hidden";

    function reload(): void {
      ownUploads.reload();
      ownRequests.reload();
    }

    function show(): void {
      if (isHidden()) return;
      shownAtMs = now();
      setNowMs(shownAtMs);
      void refreshCounts();
    }

    show();
    document.addEventListener("visibilitychange", show, { signal });
    addEventListener("focus", show, { signal });
    addEventListener("storage", reload, { signal });
    const tick = setInterval(() => {
      if (now() - shownAtMs > IDLE_MS) show();
    }, TICK_MS);
    return () => {
      clearInterval(tick);
      controller.abort();
    };
  }, [environment, ownUploads, ownRequests, now]);

  return { uploads, past, nowMs };
}

type CountEnvironment = Pick<Environment, "transfer" | "ownUploads">;

/**
 * @returns a function that fetches the download count of each of the user's uploads and removes uploads missing on the
 * server. A failed request changes nothing. A call made while another is running waits for the same responses.
 */
export function createCountRefresh(environment: CountEnvironment, signal: AbortSignal): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => {
    running ??= refreshCounts(environment, anySignal([signal, answerLimit()])).finally(() => {
      running = null;
    });
    return running;
  };
}

async function refreshCounts({ transfer, ownUploads }: CountEnvironment, signal: AbortSignal): Promise<void> {
  ownUploads.reload();
  await Promise.all(
    ownUploads.store.getState().map(async (upload) => {
      try {
        const { dlimit, dtotal } = await transfer.fetchInfo(upload, signal);
        ownUploads.setCounts(upload.id, { dlimit, dtotal });
      } catch (error) {
        if (isGone(error)) ownUploads.markGone(upload.id);
      }
    }),
  );
}
