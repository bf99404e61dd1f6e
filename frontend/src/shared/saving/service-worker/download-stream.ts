import { createDeferred, type Download } from "@envoi/client";
import type { OpenRequest } from "../../transfer/transfer.ts";
import { toFailure } from "../../worker/failure.ts";
import { safeFileName } from "../safe-file-name.ts";
import { savedBody } from "../saved-body.ts";
import type { StreamOutcome, StreamState } from "../service-worker-calls.ts";
import { attachmentHeaders } from "./attachment.ts";
import { type StreamEnd, watchStream } from "./watch-stream.ts";

/** A browser fetches a stream at once, or never. */
const CLAIM_TIMEOUT_MS = 10_000;

/** A page asks for the outcome within a second, unless a dialog of the browser blocks it. */
const OUTCOME_KEPT_MS = 5 * 60_000;

export type OpenDownload = (request: OpenRequest, signal: AbortSignal) => Promise<Download>;

/** A download that is decrypted while the browser saves it. */
export type DownloadStream = {
  state: () => StreamState;
  /** The browser is saving it, or about to. */
  isRunning: () => boolean;
  /**
   * @returns the response that the browser saves, only once, and a promise that resolves when the stream no longer
   *   needs this service worker; `null` if there is nothing to fetch, or no longer
   */
  handOut: () => { answer: Response; closed: Promise<void> } | null;
  /** Cancels the stream if it is still running. */
  close: () => void;
};

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

/** @param onExpired - called when the page has had enough time to learn the outcome */
export function openStream(openDownload: OpenDownload, request: OpenRequest, onExpired: () => void): DownloadStream {
  const controller = new AbortController();
  const { signal } = controller;
  const closed = createDeferred<void>();
  let state: StreamState = { kind: "opening" };
  /** Until the browser fetches it. */
  let answer: Response | null = null;

  const isRunning = () => state.kind === "opening" || state.kind === "open";

  function settle(outcome: StreamOutcome): void {
    if (!isRunning()) return;
    state = outcome;
    answer = null;
    // Aborts the request too, so that the server does not count a broken download.
    if (outcome.kind !== "saved") controller.abort();
    setTimeout(onExpired, OUTCOME_KEPT_MS);
  }

  async function makeAnswer(): Promise<Response> {
    const { metadata, read } = await openDownload(request, signal);
    const plaintext = await read({
      onProgress(progress) {
        if (state.kind === "open") state = { kind: "open", progress };
      },
      signal,
    });
    const { body, bytes } = savedBody(plaintext, metadata);
    const toDisk = watchStream(body, (end) => settle(outcomeOf(end)));
    return new Response(toDisk, { headers: attachmentHeaders(safeFileName(metadata.name), bytes) });
  }

  async function start(): Promise<void> {
    try {
      answer = await makeAnswer();
      state = { kind: "open", progress: null };
      setTimeout(() => {
        if (answer !== null) settle({ kind: "unclaimed" });
      }, CLAIM_TIMEOUT_MS);
    } catch (error) {
      settle({ kind: "failed", failure: toFailure(error) });
    }
  }

  void start();
  return {
    state: () => state,
    isRunning,
    handOut() {
      if (answer === null) return null;
      const handedOut = { answer, closed: closed.promise };
      answer = null;
      return handedOut;
    },
    close() {
      controller.abort();
      closed.resolve();
    },
  };
}
