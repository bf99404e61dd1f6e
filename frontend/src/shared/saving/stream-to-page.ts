import type { OpenRequest } from "../transfer/transfer.ts";
import {
  answerOrLost,
  callServiceWorker,
  hasSameProtocol,
  streamPath,
  type TakenFiles,
} from "./service-worker-calls.ts";
import type { StreamToDiskDependencies } from "./stream-to-disk.ts";

/**
 * Interval between messages: browsers stop a service worker after about 30 s without messages, even during a stream.
 */
const KEEP_ALIVE_MS = 10_000;

export type StreamToPage = ReturnType<typeof createStreamToPage>;

export function createStreamToPage({ activeWorker, delay }: Omit<StreamToDiskDependencies, "navigate">) {
  /**
   * Offers media elements one file of the page's counted download until the signal aborts.
   *
   * @param options.type - the file's media type
   * @returns a URL that is never requested from a server; `null` if no service worker can handle it
   */
  return async (
    request: OpenRequest,
    { type, signal }: { type: string; signal: AbortSignal },
    taken: TakenFiles,
  ): Promise<string | null> => {
    const started = activeWorker();
    if (started === null || !(await hasSameProtocol(started))) return null;
    /** The current service worker: a newer one may take over. */
    const worker = () => activeWorker() ?? started;
    const streamId = crypto.randomUUID();
    const shown = { streamId, request, taken, type };
    signal.throwIfAborted();
    await callServiceWorker(started, "show", shown);

    async function showAgain(): Promise<void> {
      const current = worker();
      if (!(await hasSameProtocol(current))) return;
      signal.throwIfAborted();
      await answerOrLost(callServiceWorker(current, "show", shown));
    }

    /** Keeps the service worker alive, and sends it the file again if it has been restarted or replaced. */
    async function keepAlive(): Promise<void> {
      for (;;) {
        await delay(KEEP_ALIVE_MS, signal);
        const state = await answerOrLost(callServiceWorker(worker(), "look", { streamId }));
        signal.throwIfAborted();
        if (state.kind === "lost") await showAgain();
      }
    }

    const close = () => void callServiceWorker(worker(), "close", { streamId }).catch(() => undefined);
    void keepAlive().catch(() => undefined);
    signal.addEventListener("abort", close, { once: true });
    if (signal.aborted) close();
    return streamPath(request.id, streamId);
  };
}
