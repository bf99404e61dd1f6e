import { openDownload, type Server } from "@envoi/client";
import { safeFileName } from "../shared/safe-file-name.ts";
import {
  STREAM_PROTOCOL,
  type StreamCall,
  type StreamCalls,
  type StreamState,
  streamIdOf,
  type ToServiceWorker,
} from "../shared/streaming/stream-messages.ts";
import { toFailure } from "../shared/transfer/messages.ts";
import { savedBody } from "../shared/transfer/saved-body.ts";
import type { OpenRequest } from "../shared/transfer/transfer.ts";
import { attachmentHeaders } from "./attachment.ts";
import { followed } from "./followed.ts";

/** The browser comes for a stream at once, or not at all. */
const CLAIM_MS = 10_000;

type Waitable = { waitUntil(work: Promise<unknown>): void };
type FetchEvent = Waitable & { request: Request; respondWith(answer: Response): void };
type MessageEvent = Waitable & { data: ToServiceWorker; ports: readonly MessagePort[] };

/** The part of `ServiceWorkerGlobalScope` that is used. */
export type StreamScope = {
  location: { origin: string };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
  addEventListener(type: "activate", listener: (event: Waitable) => void): void;
};

type Stream = {
  state: StreamState;
  /** What the browser has not come for yet. */
  answer: Response | null;
  /** Gives the download up. */
  stop(): void;
  /** Of a probe: lets it end. */
  goOn(): void;
};

/**
 * Decrypts downloads on their way to disk: the page opens one under a name, the browser fetches it by that name.
 *
 * The page asks every second how it goes. That also keeps this worker alive: browsers end one that gets no message for
 * some 30 s, whatever still flows through it.
 */
export function serveStreams(scope: StreamScope, server: Server): void {
  const streams = new Map<string, Stream>();

  /** What follows the browser's fetching it ends here: the answer to `look` tells the page. */
  function settle(stream: Stream, state: StreamState): void {
    if (stream.state.kind === "open") stream.state = state;
    stream.answer = null;
  }

  async function open(streamId: string, request: OpenRequest): Promise<StreamState> {
    const controller = new AbortController();
    const stream: Stream = {
      state: { kind: "open", progress: null },
      answer: null,
      stop: () => controller.abort(),
      goOn: () => {},
    };
    streams.set(streamId, stream);
    try {
      const { signal } = controller;
      const { metadata, read } = await openDownload(server, request, signal);
      const plaintext = await read({
        onProgress(progress) {
          if (stream.state.kind === "open") stream.state = { kind: "open", progress };
        },
        signal,
      });
      const { body, bytes } = savedBody(plaintext, metadata);
      const toDisk = followed(body, (end) => {
        if (end.kind === "complete") return settle(stream, { kind: "saved" });
        // Ends the request as well, so that the server knows and the download does not count.
        controller.abort();
        settle(stream, end.kind === "failed" ? { kind: "failed", failure: toFailure(end.error) } : end);
      });
      stream.answer = new Response(toDisk, { headers: attachmentHeaders(safeFileName(metadata.name), bytes) });
      setTimeout(() => {
        if (stream.answer === null) return;
        settle(stream, { kind: "unclaimed" });
        controller.abort();
      }, CLAIM_MS);
    } catch (error) {
      settle(stream, { kind: "failed", failure: toFailure(error) });
    }
    return look(streamId);
  }

  function look(streamId: string): StreamState {
    const state = streams.get(streamId)?.state ?? { kind: "lost" };
    if (state.kind !== "open") streams.delete(streamId);
    return state;
  }

  function probe(streamId: string): void {
    const gate = Promise.withResolvers<void>();
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
    const state: StreamState = { kind: "open", progress: null };
    streams.set(streamId, { state, answer: new Response(bytes), stop() {}, goOn: gate.resolve });
  }

  async function answer(message: ToServiceWorker): Promise<StreamCalls[StreamCall]["output"]> {
    switch (message.kind) {
      case "hello":
        return { protocol: STREAM_PROTOCOL, openStreams: streams.size };
      case "open":
        return open(message.input.streamId, message.input.request);
      case "look":
        return look(message.input.streamId);
      case "cancel":
        streams.get(message.input.streamId)?.stop();
        streams.delete(message.input.streamId);
        return null;
      case "probe":
        probe(message.input.streamId);
        return null;
      case "goOn":
        streams.get(message.input.streamId)?.goOn();
        streams.delete(message.input.streamId);
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
    const stream = streams.get(streamId);
    // No content: the browser stays where it is.
    event.respondWith(stream?.answer ?? new Response(null, { status: 204 }));
    if (stream !== undefined) stream.answer = null;
  });
}
