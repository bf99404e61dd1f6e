import {
  type AdoptedDownload,
  type Content,
  type ContentOptions,
  chosenBody,
  chosenName,
  createDeferred,
  type Download,
  PauseSwitch,
  type SavedBody,
  savedBody,
} from "@envoi/client";
import { ciphertextBytes } from "@envoi/protocol";
import { endKeeping, type KeptDownload, type KeptRequest } from "../shared/saving/kept/keep-download.ts";
import { safeFileName } from "../shared/saving/safe-file-name.ts";
import type { StreamCalls, StreamOutcome, StreamState, TakenFiles } from "../shared/saving/service-worker-calls.ts";
import type { DownloadProgress, OpenRequest } from "../shared/transfer/transfer.ts";
import { fromFailure, toFailure } from "../shared/worker/failure.ts";
import { attachmentHeaders } from "./attachment.ts";
import { type StreamEnd, watchStream } from "./watch-stream.ts";

/** How long to wait for the browser to fetch a stream; if it has not done so by then, it never will. */
const CLAIM_TIMEOUT_MS = 10_000;

/** How long an outcome is kept for the page, which fetches it within 1 s unless a browser dialog blocks the page. */
const OUTCOME_KEPT_MS = 5 * 60_000;

/** How a stream reads a body: under its own Claim or the page's. */
export type BodyAccess = {
  openDownload: (request: OpenRequest, signal: AbortSignal) => Promise<Download>;
  adoptContent: (opened: AdoptedDownload, options?: ContentOptions) => Promise<Content>;
  keepDownload: (wanted: Omit<KeptRequest, "server">, onLost: () => void) => Promise<KeptDownload | null>;
};

type Input = Omit<StreamCalls["open"]["input"], "streamId">;

export type DownloadStream = ReturnType<typeof openStream>;

function toOutcome(end: StreamEnd): StreamOutcome {
  switch (end.kind) {
    case "complete":
      return { kind: "saved" };
    case "failed":
      return { kind: "failed", failure: toFailure(end.error) };
    case "cancelled":
      return end;
  }
}

type NamedBody = SavedBody & { name: string };

type Reading = {
  onProgress: (progress: DownloadProgress) => void;
  pausing: PauseSwitch;
  signal: AbortSignal;
  /** Resolves when the page no longer needs the stream. */
  closed: Promise<void>;
};

/** Reads files under the Claim that the page has taken. */
async function readTaken(
  { adoptContent }: BodyAccess,
  { id, secretB64, openedKeys = null }: OpenRequest,
  { ticket, metadata, indexes }: TakenFiles,
  { onProgress, pausing, signal, closed }: Reading,
): Promise<NamedBody> {
  const opened = { id, secretB64, openedKeys, plaintextBytes: metadata.size, ticket };
  const content = await adoptContent(opened, { pausing });
  // Leaves the Claim open because the page ends it.
  void closed.then(() => content.close("leave"));
  return {
    ...chosenBody(content, { metadata, indexes }, { onProgress, signal }),
    name: chosenName(metadata, indexes),
  };
}

/**
 * Opens a download that is decrypted while the browser saves it.
 *
 * @param onExpired - called some time after the end, when the page should have fetched the outcome
 */
export function openStream(access: BodyAccess, { request, taken, continues = false }: Input, onExpired: () => void) {
  const controller = new AbortController();
  const { signal } = controller;
  const pausing = new PauseSwitch();
  const closed = createDeferred<void>();
  let keeper: KeptDownload | null = null;
  let state: StreamState = { kind: "opening" };
  /** The response for the browser; `null` before it exists, and after the browser has fetched it. */
  let answer: Response | null = null;

  const isRunning = () => state.kind === "opening" || state.kind === "open";

  function settle(outcome: StreamOutcome): void {
    if (!isRunning()) return;
    state = outcome;
    answer = null;
    // Aborting the request also prevents the server from counting a failed download.
    if (outcome.kind !== "saved") controller.abort();
    // "cancelled" leaves the kept part unchanged: a browser that is closing also cancels, so the page decides whether
    // to keep this part.
    if (outcome.kind === "saved") void endKeeping(keeper);
    // The page then continues a kept part in another way.
    else if (outcome.kind === "unclaimed") void (continues ? keeper?.leave() : keeper?.discard());
    else if (outcome.kind === "failed") void endKeeping(keeper, fromFailure(outcome.failure));
    setTimeout(onExpired, OUTCOME_KEPT_MS);
  }

  const onProgress = (progress: DownloadProgress) => {
    if (state.kind === "open") state = { kind: "open", progress };
  };

  const reading = { onProgress, pausing, signal, closed: closed.promise };

  async function readAll(): Promise<NamedBody> {
    const { metadata, read } = await access.openDownload(request, signal);
    const wanted = { id: request.id, totalBytes: ciphertextBytes(metadata.size), continues };
    keeper = await access.keepDownload(wanted, () => controller.abort());
    const body = await read({ onProgress, pausing, signal, ...(keeper && { keeper }) });
    return { ...savedBody(body, metadata), name: metadata.name };
  }

  async function makeAnswer(): Promise<Response> {
    const { body, bytes, name } = taken === null ? await readAll() : await readTaken(access, request, taken, reading);
    const toDisk = watchStream(body, (end) => settle(toOutcome(end)));
    return new Response(toDisk, { headers: attachmentHeaders(safeFileName(name), bytes) });
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
    /** Whether the browser is saving the download or about to. */
    isRunning,
    /**
     * @returns the response for the browser to save, and a promise that resolves when the stream no longer needs this
     * service worker; `null` until the stream is open, and after the first call
     */
    handOut(): { answer: Response; closed: Promise<void> } | null {
      if (answer === null) return null;
      const handedOut = { answer, closed: closed.promise };
      answer = null;
      return handedOut;
    },
    pause: (isPaused: boolean) => pausing.set(isPaused),
    /** Cancels the stream if it is still running. The kept part stays, unless `discards` is set. */
    close(discards: boolean): void {
      controller.abort();
      closed.resolve();
      void (discards ? keeper?.discard() : keeper?.leave());
    },
  };
}
