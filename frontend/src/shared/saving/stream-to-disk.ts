import { TransferError } from "@envoi/client";
import type { OpenRequest } from "../transfer/transfer.ts";
import { fromFailure } from "../worker/failure.ts";
import { followPausing } from "./pausing.ts";
import type { SaveOptions } from "./saver.ts";
import {
  answerOrLost,
  callServiceWorker,
  hasSameProtocol,
  ServiceWorkerGone,
  type ServiceWorkerPort,
  type StreamCalls,
  StreamLost,
  type StreamOutcome,
  type StreamState,
  streamPath,
  type TakenFiles,
} from "./service-worker-calls.ts";

/** Interval at which the page polls a stream's state. */
const POLL_MS = 1_000;
/** Polling interval until the server responds: shorter because the recipient sees no progress yet. */
const OPENING_POLL_MS = 100;

/** The browser fetched nothing through the service worker, so the download can use another route. */
export class StreamUnclaimed extends Error {}

type StreamOptions = Pick<SaveOptions, "onProgress" | "continues" | "pausing" | "signal">;

/**
 * Makes the service worker decrypt a download of any size straight to disk with little memory.
 *
 * @param taken - the files to read under the page's Claim; `null` to read all files under a new Claim
 * @throws ProtocolError, TransferError, DecryptionError; StreamUnclaimed; StreamLost
 */
export type StreamToDisk = (request: OpenRequest, options: StreamOptions, taken: TakenFiles | null) => Promise<void>;

export type StreamToDiskDependencies = {
  /** Called for every download, because an update or clearing the site data changes the active worker. */
  activeWorker: () => ServiceWorkerPort | null;
  /** Makes the browser fetch a URL and save the response. */
  navigate: (path: string) => void;
  /** Must work even while the page is hidden and browsers throttle its timers. */
  delay: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** Repeats calls without a reply, because the device may be busy or asleep. */
async function readState(worker: ServiceWorkerPort, streamId: string, signal: AbortSignal): Promise<StreamState> {
  for (;;) {
    try {
      return await callServiceWorker(worker, "look", { streamId });
    } catch (error) {
      if (!(error instanceof ServiceWorkerGone)) throw error;
      if (worker.state === "redundant") return { kind: "lost" };
      signal.throwIfAborted();
    }
  }
}

/** @throws the error of the outcome, unless everything has been saved */
function requireSaved(outcome: StreamOutcome): void {
  switch (outcome.kind) {
    case "saved":
      return;
    case "cancelled":
      throw new TransferError("cancelled");
    case "failed":
      throw fromFailure(outcome.failure);
    case "unclaimed":
      throw new StreamUnclaimed();
    case "lost":
      throw new StreamLost();
  }
}

export function createStreamToDisk({ activeWorker, navigate, delay }: StreamToDiskDependencies): StreamToDisk {
  async function follow(
    worker: ServiceWorkerPort,
    input: StreamCalls["open"]["input"],
    { onProgress, signal }: StreamOptions,
  ): Promise<StreamOutcome> {
    const { streamId, request } = input;
    let isFetched = false;
    let state = await answerOrLost(callServiceWorker(worker, "open", input));
    signal.throwIfAborted();
    while (state.kind === "opening" || state.kind === "open") {
      if (state.kind === "open" && !isFetched) {
        navigate(streamPath(request.id, streamId));
        isFetched = true;
      }
      await delay(isFetched ? POLL_MS : OPENING_POLL_MS, signal);
      state = await readState(worker, streamId, signal);
      signal.throwIfAborted();
      if (state.kind === "open" && state.progress !== null) onProgress(state.progress);
    }
    return state.kind === "lost" && !isFetched ? { kind: "unclaimed" } : state;
  }

  return async (request, options, taken) => {
    const worker = activeWorker();
    if (worker === null || !(await hasSameProtocol(worker))) throw new StreamUnclaimed();
    const streamId = crypto.randomUUID();
    const pause = (isPaused: boolean) => callServiceWorker(worker, "pause", { streamId, isPaused });
    let unfollow = () => {};
    let isCancelled = false;
    try {
      const { continues = false } = options;
      const following = follow(worker, { streamId, request, taken, continues }, options);
      unfollow = followPausing(options.pausing, pause);
      requireSaved(await following);
    } catch (error) {
      isCancelled = options.signal.aborted || (error instanceof TransferError && error.code === "cancelled");
      throw error;
    } finally {
      unfollow();
      void answerOrLost(callServiceWorker(worker, "close", { streamId, discards: isCancelled }));
    }
  };
}
