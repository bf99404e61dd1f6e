import type { OpenRequest } from "../transfer/transfer.ts";
import {
  answerOrLost,
  callServiceWorker,
  hasSameProtocol,
  type ServiceWorkerPort,
  streamPath,
  type TakenFiles,
} from "./service-worker-calls.ts";

/** Browsers end a service worker that receives no message for some 30 s, even while a stream flows through it. */
const KEEP_ALIVE_MS = 10_000;

/** A file that media elements of this page can play, at an address that no server sees. */
export type PlayableFile = { path: string; close: () => void };

/**
 * Offers one file of a download that the page has taken to media elements.
 *
 * @param options.type - its media type
 * @returns `null` when this service worker cannot
 */
export type StreamToPage = (
  request: OpenRequest,
  options: { type: string; signal: AbortSignal },
  taken: TakenFiles,
) => Promise<PlayableFile | null>;

export type StreamToPageDependencies = {
  activeWorker: () => ServiceWorkerPort | null;
  /** Must also work while the page is hidden, when browsers throttle its timers. */
  delay: (ms: number, signal: AbortSignal) => Promise<void>;
};

export function createStreamToPage({ activeWorker, delay }: StreamToPageDependencies): StreamToPage {
  return async (request, { type, signal }, taken) => {
    const started = activeWorker();
    if (started === null || !(await hasSameProtocol(started))) return null;
    /** A newer one may take over. */
    const worker = () => activeWorker() ?? started;
    const streamId = crypto.randomUUID();
    const shown = { streamId, request, taken, type };
    const closing = new AbortController();
    signal.throwIfAborted();
    await callServiceWorker(started, "show", shown);

    async function showAgain(): Promise<void> {
      const current = worker();
      if (!(await hasSameProtocol(current))) return;
      closing.signal.throwIfAborted();
      await answerOrLost(callServiceWorker(current, "show", shown));
    }

    /** A service worker that the browser has restarted, or replaced by another one, does not know the file. */
    async function keepAlive(): Promise<void> {
      for (;;) {
        await delay(KEEP_ALIVE_MS, closing.signal);
        const state = await answerOrLost(callServiceWorker(worker(), "look", { streamId }));
        closing.signal.throwIfAborted();
        if (state.kind === "lost") await showAgain();
      }
    }

    function close(): void {
      closing.abort();
      void callServiceWorker(worker(), "close", { streamId }).catch(() => undefined);
    }

    void keepAlive().catch(() => undefined);
    signal.addEventListener("abort", close, { once: true });
    if (signal.aborted) close();
    return { path: streamPath(request.id, streamId), close };
  };
}
