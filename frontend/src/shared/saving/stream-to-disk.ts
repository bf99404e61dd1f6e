import { TransferError } from "@envoi/client";
import type { DownloadProgress, OpenRequest } from "../transfer/transfer.ts";
import { fromFailure } from "../worker/failure.ts";
import {
  STREAM_PROTOCOL,
  type StreamCalls,
  type StreamOutcome,
  type StreamState,
  streamPath,
} from "./service-worker-calls.ts";
import { type Answering, askServiceWorker, ServiceWorkerGone } from "./service-worker-line.ts";
import { StreamLost } from "./stream-lost.ts";

/** How often the service worker is asked how a download goes. */
const POLL_MS = 1_000;
/** The same while it asks the server: the person has clicked, and sees nothing yet. */
const OPENING_POLL_MS = 100;

/** Nothing of it went through the service worker: it is to be saved another way. */
export class StreamUnclaimed extends Error {}

type StreamOptions = { onProgress: (progress: DownloadProgress) => void; signal: AbortSignal };

/** Downloads that are decrypted straight to disk, whatever their size, in little memory. */
export type DiskStreams = {
  /**
   * @throws ProtocolError, TransferError, DecryptionError; StreamUnclaimed; StreamLost
   */
  save(request: OpenRequest, options: StreamOptions): Promise<void>;
};

export type DiskStreamsDependencies = {
  /** The one that runs now: it changes when site data are cleared, or a newer one takes over. */
  activeWorker: () => Answering | null;
  /** Makes the browser fetch an address whose answer it saves. */
  navigate: (path: string) => void;
  /** Waits also while the page is hidden, when its own clock hardly goes. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** Whoever does not answer has lost what it was asked about. */
async function answered<Answer>(asked: Promise<Answer>): Promise<Answer | { kind: "lost" }> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ServiceWorkerGone) return { kind: "lost" };
    throw error;
  }
}

async function speaksOurs(worker: Answering): Promise<boolean> {
  const hello = await answered(askServiceWorker(worker, "hello", null));
  return "protocol" in hello && hello.protocol === STREAM_PROTOCOL;
}

/** How a stream goes. One that is not heard of is asked about again: a device that slept, or is busy, loses nothing. */
async function look(worker: Answering, streamId: string, signal: AbortSignal): Promise<StreamState> {
  for (;;) {
    try {
      return await askServiceWorker(worker, "look", { streamId });
    } catch (error) {
      if (!(error instanceof ServiceWorkerGone)) throw error;
      if (worker.state === "redundant") return { kind: "lost" };
      signal.throwIfAborted();
    }
  }
}

/** @throws what the outcome means, unless all of it was saved */
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

export function createDiskStreams({ activeWorker, navigate, wait }: DiskStreamsDependencies): DiskStreams {
  async function follow(
    worker: Answering,
    { streamId, request }: StreamCalls["open"]["input"],
    { onProgress, signal }: StreamOptions,
  ): Promise<StreamOutcome> {
    const stateOf = async (asked: Promise<StreamState>) => {
      const state = await asked;
      signal.throwIfAborted();
      return state;
    };
    let isFetched = false;
    let state = await stateOf(answered(askServiceWorker(worker, "open", { streamId, request })));
    while (state.kind === "opening" || state.kind === "open") {
      if (state.kind === "open" && !isFetched) {
        navigate(streamPath(request.id, streamId));
        isFetched = true;
      }
      await wait(isFetched ? POLL_MS : OPENING_POLL_MS, signal);
      state = await stateOf(look(worker, streamId, signal));
      if (state.kind === "open" && state.progress !== null) onProgress(state.progress);
    }
    return state.kind === "lost" && !isFetched ? { kind: "unclaimed" } : state;
  }

  return {
    async save(request, options) {
      const worker = activeWorker();
      if (worker === null || !(await speaksOurs(worker))) throw new StreamUnclaimed();
      const streamId = crypto.randomUUID();
      try {
        requireSaved(await follow(worker, { streamId, request }, options));
      } finally {
        void answered(askServiceWorker(worker, "close", { streamId }));
      }
    },
  };
}
