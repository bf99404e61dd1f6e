import type { UploadId } from "@envoi/protocol";
import type { DownloadProgress, OpenRequest } from "../transfer/transfer.ts";
import type { Failure } from "../worker/failure.ts";

/** Raised when a page and a service worker of another version would no longer understand each other. */
export const STREAM_PROTOCOL = 1;

/** What became of a download that the service worker decrypts on its way to disk. */
export type StreamOutcome =
  /** Every byte is verified and handed over. */
  | { kind: "saved" }
  /** Called off by the person, in the browser's own list of downloads. */
  | { kind: "cancelled" }
  | { kind: "failed"; failure: Failure }
  /** The browser never came to fetch it. */
  | { kind: "unclaimed" }
  /** Another service worker runs than the one that was asked: the browser has ended it, in its middle. */
  | { kind: "lost" };

export type StreamState =
  /** The server has not answered yet. */
  | { kind: "opening" }
  /** Not yet fetched by the browser to its end. */
  | { kind: "open"; progress: DownloadProgress | null }
  | StreamOutcome;

/** What the page asks of the service worker. Each message brings a `MessagePort` for its answer. */
export type StreamCalls = {
  hello: { input: null; output: { protocol: number; openStreams: number } };
  /**
   * Begins to open a download under a name that the page made up. Answered at once: a server may take its time, and
   * `look` tells. Nothing is decrypted before the browser fetches it.
   */
  open: { input: { streamId: string; request: OpenRequest }; output: StreamState };
  look: { input: { streamId: string }; output: StreamState };
  /** Nobody asks about it any more: what still runs is called off. */
  close: { input: { streamId: string }; output: null };
  /** Makes a stream of two bytes, the second of which waits for `goOn`: whether streams reach the page as they flow. */
  probe: { input: { streamId: string }; output: null };
  goOn: { input: { streamId: string }; output: null };
  /** Asked of one that waits for an older one to end. */
  takeOver: { input: null; output: null };
};
export type StreamCall = keyof StreamCalls;

export type ToServiceWorker = { [Name in StreamCall]: { kind: Name; input: StreamCalls[Name]["input"] } }[StreamCall];

const STREAM_PARAMETER = "stream";

/** Where the browser fetches a stream. The service worker answers it; no server ever sees a request for it. */
export function streamPath(id: UploadId | "probe", streamId: string): string {
  return `/api/download/${id}?${new URLSearchParams({ [STREAM_PARAMETER]: streamId })}`;
}

/** @returns the stream that this address stands for, or `null` for every other address */
export function streamIdOf(url: URL): string | null {
  return url.pathname.startsWith("/api/download/") ? url.searchParams.get(STREAM_PARAMETER) : null;
}
