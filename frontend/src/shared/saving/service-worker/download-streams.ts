import { createDeferred, type Deferred, type Download } from "@envoi/client";
import type { OpenRequest } from "../../transfer/transfer.ts";
import { toFailure } from "../../worker/failure.ts";
import { safeFileName } from "../safe-file-name.ts";
import { savedBody } from "../saved-body.ts";
import type { StreamOutcome, StreamState } from "../service-worker-calls.ts";
import { attachmentHeaders } from "./attachment.ts";
import { followed, type StreamEnd } from "./followed.ts";

/** The browser comes for a stream at once, or not at all. */
const CLAIM_MS = 10_000;

/** A page asks how a stream ended within a second, unless a question of the browser's keeps it from doing anything. */
const TOLD_WITHIN_MS = 5 * 60_000;

export type OpenDownload = (request: OpenRequest, signal: AbortSignal) => Promise<Download>;

/** Downloads that are decrypted while the browser saves them, by the names that pages gave them. */
export type DownloadStreams = {
  /** How many the browser saves, or is about to. */
  runningCount: () => number;
  open: (streamId: string, request: OpenRequest) => StreamState;
  look: (streamId: string) => StreamState;
  /** Calls off what still runs, and forgets it. */
  close: (streamId: string) => void;
  /**
   * @returns what the browser is to save, once, and what resolves when nobody needs this service worker for it any more;
   *   `null` when there is no such stream to be fetched
   */
  handOut: (streamId: string) => { answer: Response; closed: Promise<void> } | null;
};

type Stream = {
  state: StreamState;
  /** What the browser has not come for yet. */
  answer: Response | null;
  controller: AbortController;
  closed: Deferred<void>;
};

const isRunning = ({ state }: Stream) => state.kind === "opening" || state.kind === "open";

function outcomeOf(end: StreamEnd): StreamOutcome {
  switch (end.kind) {
    case "complete":
      return { kind: "saved" };
    case "failed":
      return { kind: "failed", failure: toFailure(end.error) };
    case "cancelled":
      return end;
  }
}

export function createDownloadStreams(openDownload: OpenDownload): DownloadStreams {
  const streams = new Map<string, Stream>();

  function close(streamId: string): void {
    const stream = streams.get(streamId);
    streams.delete(streamId);
    stream?.controller.abort();
    stream?.closed.resolve();
  }

  /** Where one ends: the answer to the page's next `look` tells it. */
  function settle(streamId: string, stream: Stream, outcome: StreamOutcome): void {
    if (!isRunning(stream)) return;
    stream.state = outcome;
    stream.answer = null;
    // Also ends the request, so that the server knows and a download that broke off does not count.
    if (outcome.kind !== "saved") stream.controller.abort();
    setTimeout(() => close(streamId), TOLD_WITHIN_MS);
  }

  async function answerOf(streamId: string, stream: Stream, request: OpenRequest): Promise<Response> {
    const { signal } = stream.controller;
    const { metadata, read } = await openDownload(request, signal);
    const plaintext = await read({
      onProgress(progress) {
        if (stream.state.kind === "open") stream.state = { kind: "open", progress };
      },
      signal,
    });
    const { body, bytes } = savedBody(plaintext, metadata);
    const toDisk = followed(body, (end) => settle(streamId, stream, outcomeOf(end)));
    return new Response(toDisk, { headers: attachmentHeaders(safeFileName(metadata.name), bytes) });
  }

  async function start(streamId: string, stream: Stream, request: OpenRequest): Promise<void> {
    try {
      stream.answer = await answerOf(streamId, stream, request);
      stream.state = { kind: "open", progress: null };
      setTimeout(() => {
        if (stream.answer !== null) settle(streamId, stream, { kind: "unclaimed" });
      }, CLAIM_MS);
    } catch (error) {
      settle(streamId, stream, { kind: "failed", failure: toFailure(error) });
    }
  }

  return {
    runningCount: () => [...streams.values()].filter(isRunning).length,
    open(streamId, request) {
      const stream: Stream = {
        state: { kind: "opening" },
        answer: null,
        controller: new AbortController(),
        closed: createDeferred(),
      };
      streams.set(streamId, stream);
      void start(streamId, stream, request);
      return stream.state;
    },
    look: (streamId) => streams.get(streamId)?.state ?? { kind: "lost" },
    close,
    handOut(streamId) {
      const stream = streams.get(streamId);
      if (stream === undefined || stream.answer === null) return null;
      const { answer, closed } = stream;
      stream.answer = null;
      return { answer, closed: closed.promise };
    },
  };
}
