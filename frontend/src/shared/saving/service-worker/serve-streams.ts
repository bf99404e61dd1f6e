import {
  STREAM_PROTOCOL,
  type StreamCall,
  type StreamCalls,
  streamIdOf,
  type ToServiceWorker,
} from "../service-worker-calls.ts";
import type { DownloadStreams } from "./download-streams.ts";
import { type ProbeStream, probeStream } from "./probe-stream.ts";

type Waitable = { waitUntil(work: Promise<unknown>): void };
export type FetchEvent = Waitable & { request: Pick<Request, "url" | "mode">; respondWith(answer: Response): void };
export type MessageEvent = Waitable & { data: ToServiceWorker; ports: readonly MessagePort[] };

/** The part of `ServiceWorkerGlobalScope` that is used. */
export type StreamScope = {
  location: { origin: string };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
  addEventListener(type: "activate", listener: (event: Waitable) => void): void;
};

/** A browser that follows a link to it stays where it is, as it does for no content: an error would take the page's place. */
function unknownStream({ mode }: Pick<Request, "mode">): Response {
  return new Response(null, { status: mode === "navigate" ? 204 : 400 });
}

/**
 * Decrypts downloads on their way to disk: the page opens one under a name, the browser fetches it by that name.
 *
 * The page asks every second how it goes. That also keeps this worker alive: browsers end one that gets no message for
 * some 30 s, whatever still flows through it.
 */
export function serveStreams(scope: StreamScope, downloads: DownloadStreams): void {
  const probes = new Map<string, ProbeStream>();

  async function answer(message: ToServiceWorker): Promise<StreamCalls[StreamCall]["output"]> {
    switch (message.kind) {
      case "hello":
        // A page that was loaded again past the cache is not controlled, and no `activate` comes for it any more.
        await scope.clients.claim();
        return { protocol: STREAM_PROTOCOL, openStreams: downloads.runningCount() };
      case "open":
        return downloads.open(message.input.streamId, message.input.request);
      case "look":
        return downloads.look(message.input.streamId);
      case "close":
        downloads.close(message.input.streamId);
        return null;
      case "probe":
        probes.set(message.input.streamId, probeStream());
        return null;
      case "goOn":
        probes.get(message.input.streamId)?.goOn();
        probes.delete(message.input.streamId);
        return null;
      case "takeOver":
        await scope.skipWaiting();
        return null;
    }
  }

  scope.addEventListener("activate", (event) => event.waitUntil(scope.clients.claim()));
  scope.addEventListener("message", (event) => {
    event.waitUntil(answer(event.data).then((output) => event.ports[0]?.postMessage(output)));
  });
  scope.addEventListener("fetch", (event) => {
    const url = new URL(event.request.url);
    const streamId = url.origin === scope.location.origin ? streamIdOf(url) : null;
    if (streamId === null) return;
    const download = downloads.handOut(streamId);
    // While a question of the browser's holds up the page, nothing else says that this worker is needed.
    if (download !== null) event.waitUntil(download.closed);
    event.respondWith(download?.answer ?? probes.get(streamId)?.answer ?? unknownStream(event.request));
  });
}
