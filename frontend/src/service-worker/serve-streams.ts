import { createDeferred, type Owner } from "@envoi/client";
import {
  parseStreamId,
  STREAM_PROTOCOL,
  type StreamCall,
  type StreamCalls,
  type StreamState,
  type ToServiceWorker,
} from "../shared/saving/service-worker-calls.ts";
import { type BodyAccess, type DownloadStream, openStream } from "./download-stream.ts";
import { createMediaFile, type MediaFile } from "./media-file.ts";

type Waitable = { waitUntil(work: Promise<unknown>): void };
export type FetchEvent = Waitable & {
  request: Pick<Request, "url" | "mode" | "headers">;
  respondWith(answer: Response | Promise<Response>): void;
};
export type MessageEvent = Waitable & { data: ToServiceWorker; ports: readonly MessagePort[] };

export type StreamScope = {
  location: { origin: string };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
  addEventListener(type: "activate", listener: (event: Waitable) => void): void;
};

/**
 * Responds to a navigation with 204, which leaves the current page in place. An error response would replace the page.
 */
function unknownStream({ mode }: Pick<Request, "mode">): Response {
  return new Response(null, { status: mode === "navigate" ? 204 : 400 });
}

type OwnerAccess = { deleteUpload: (owner: Owner) => Promise<void> };

type ProbeStream = { answer: Response; goOn: () => void };

/** A body of two bytes. The second one waits for `goOn`. */
function probeStream(): ProbeStream {
  const gate = createDeferred<void>();
  const bytes = new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(Uint8Array.of(1)),
      async pull(controller) {
        await gate.promise;
        controller.enqueue(Uint8Array.of(2));
        controller.close();
      },
    },
    { highWaterMark: 1 },
  );
  return { answer: new Response(bytes), goOn: gate.resolve };
}

/**
 * Decrypts downloads while the browser saves them. The page opens a stream under an id, and the browser fetches it by
 * that id.
 *
 * The page polls the stream's state every second, which also keeps this worker alive: browsers stop a service worker
 * after about 30 s without a message, even in mid-stream.
 */
export function serveStreams(scope: StreamScope, access: BodyAccess & OwnerAccess): void {
  const streams = new Map<string, DownloadStream>();
  const shown = new Map<string, MediaFile>();
  const probes = new Map<string, ProbeStream>();

  function close(streamId: string, discards = false): void {
    streams.get(streamId)?.close(discards);
    streams.delete(streamId);
    shown.get(streamId)?.close();
    shown.delete(streamId);
  }

  function stateOf(streamId: string): StreamState {
    if (shown.has(streamId)) return { kind: "open", progress: null };
    return streams.get(streamId)?.state() ?? { kind: "lost" };
  }

  async function answer(message: ToServiceWorker): Promise<StreamCalls[StreamCall]["output"]> {
    switch (message.kind) {
      case "hello":
        // Needed after a reload that bypassed the cache: no service worker controls such a page, and this one is
        // already active.
        await scope.clients.claim();
        return {
          protocol: STREAM_PROTOCOL,
          openStreams: [...streams.values()].filter((stream) => stream.isRunning()).length + shown.size,
        };
      case "open": {
        const { streamId, ...input } = message.input;
        const stream = openStream(access, input, () => close(streamId));
        streams.set(streamId, stream);
        return stream.state();
      }
      case "look":
        return stateOf(message.input.streamId);
      case "show": {
        const { streamId, ...input } = message.input;
        close(streamId);
        shown.set(streamId, createMediaFile(access, input));
        return stateOf(streamId);
      }
      case "pause":
        streams.get(message.input.streamId)?.pause(message.input.isPaused);
        return null;
      case "close":
        close(message.input.streamId, message.input.discards);
        return null;
      case "probe":
        probes.set(message.input.streamId, probeStream());
        return null;
      case "goOn":
        probes.get(message.input.streamId)?.goOn();
        probes.delete(message.input.streamId);
        return null;
      case "deleteUpload":
        // The next page sends the deletion again if this fails.
        await access.deleteUpload(message.input).catch(() => undefined);
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
    const streamId = url.origin === scope.location.origin ? parseStreamId(url) : null;
    if (streamId === null) return;
    const media = shown.get(streamId);
    if (media !== undefined) return event.respondWith(media.answer(event.request.headers.get("Range")));
    const download = streams.get(streamId)?.handOut() ?? null;
    // Keeps this worker alive while a browser dialog blocks the page and its messages.
    if (download !== null) event.waitUntil(download.closed);
    event.respondWith(download?.answer ?? probes.get(streamId)?.answer ?? unknownStream(event.request));
  });
}
