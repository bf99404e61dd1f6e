import { createDeferred } from "@envoi/client";
import type { UploadId } from "@envoi/protocol";
import type { DownloadProgress, OpenRequest } from "../transfer/transfer.ts";
import type { Failure } from "../worker/failure.ts";

/** Increased when a page and a service worker of another version would no longer understand each other. */
export const STREAM_PROTOCOL = 2;

/** How a download ended that the service worker decrypts while the browser saves it. */
export type StreamOutcome =
  /** Every byte was verified and handed over. */
  | { kind: "saved" }
  /** Cancelled in the browser's own list of downloads. */
  | { kind: "cancelled" }
  | { kind: "failed"; failure: Failure }
  /** The browser never fetched it. */
  | { kind: "unclaimed" }
  /** The browser has ended the service worker that knew this stream. */
  | { kind: "lost" };

export type StreamState =
  /** The server has not answered yet. */
  | { kind: "opening" }
  /** The browser has not fetched all of it yet. */
  | { kind: "open"; progress: DownloadProgress | null }
  | StreamOutcome;

/** What the page can ask the service worker. Each message carries a `MessagePort` for its answer. */
export type StreamCalls = {
  hello: { input: null; output: { protocol: number; openStreams: number } };
  /**
   * Starts to open a download under an id that the page generated. Answered at once, as a server may take its time: `look`
   * reports the rest. Nothing is decrypted before the browser fetches it.
   */
  open: { input: { streamId: string; request: OpenRequest }; output: StreamState };
  look: { input: { streamId: string }; output: StreamState };
  /** Cancels the stream if it is still running, and forgets it. */
  close: { input: { streamId: string }; output: null };
  /** Makes a stream of two bytes, the second of which waits for `goOn`: do streams reach the page while they flow? */
  probe: { input: { streamId: string }; output: null };
  goOn: { input: { streamId: string }; output: null };
  /** Asks a waiting service worker to replace the active one. */
  takeOver: { input: null; output: null };
};
export type StreamCall = keyof StreamCalls;

export type ToServiceWorker = { [Name in StreamCall]: { kind: Name; input: StreamCalls[Name]["input"] } }[StreamCall];

const STREAM_PARAMETER = "stream";

/** The address at which the browser fetches a stream. The service worker answers it: no request reaches a server. */
export function streamPath(id: UploadId | "probe", streamId: string): string {
  return `/api/download/${id}?${new URLSearchParams({ [STREAM_PARAMETER]: streamId })}`;
}

/** @returns the id of the stream at this address, or `null` for any other address */
export function streamIdOf(url: URL): string | null {
  return url.pathname.startsWith("/api/download/") ? url.searchParams.get(STREAM_PARAMETER) : null;
}

/** The part of `ServiceWorker` that is used. */
export type ServiceWorkerPort = Pick<EventTarget, "addEventListener" | "removeEventListener"> & {
  readonly state: ServiceWorkerState;
  postMessage(message: unknown, transfer: Transferable[]): void;
};

/** Longer than any browser takes to start a service worker. */
const ANSWER_TIMEOUT_MS = 15_000;

/** No answer: the browser ended the service worker during the call, or another one has replaced it. */
export class ServiceWorkerGone extends Error {}

/** The browser ended the service worker during the download: the saved file is incomplete. */
export class StreamLost extends Error {}

/**
 * Calls the service worker. A message also keeps it alive, and restarts it after the browser ended it.
 *
 * @throws ServiceWorkerGone
 */
export async function callServiceWorker<Name extends StreamCall>(
  worker: ServiceWorkerPort,
  kind: Name,
  input: StreamCalls[Name]["input"],
): Promise<StreamCalls[Name]["output"]> {
  const { port1, port2 } = new MessageChannel();
  const answer = createDeferred<StreamCalls[Name]["output"]>();
  const giveUp = () => answer.reject(new ServiceWorkerGone());
  const onStateChange = () => {
    if (worker.state === "redundant") giveUp();
  };
  const timer = setTimeout(giveUp, ANSWER_TIMEOUT_MS);
  worker.addEventListener("statechange", onStateChange);
  port1.onmessage = ({ data }: MessageEvent<StreamCalls[Name]["output"]>) => answer.resolve(data);
  try {
    onStateChange();
    worker.postMessage({ kind, input }, [port2]);
    return await answer.promise;
  } finally {
    clearTimeout(timer);
    worker.removeEventListener("statechange", onStateChange);
    port1.close();
  }
}
