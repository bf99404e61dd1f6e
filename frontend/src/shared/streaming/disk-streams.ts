import { TransferError } from "@envoi/client";
import { fromFailure } from "../transfer/messages.ts";
import type { DownloadProgress, OpenRequest } from "../transfer/transfer.ts";
import { type Answering, askServiceWorker } from "./service-worker-line.ts";
import { streamPath } from "./stream-messages.ts";

/** How often the service worker is asked how a download goes. */
const POLL_MS = 1_000;

/** The browser did not come for a stream: it is to be saved another way. */
export class StreamUnclaimed extends Error {}

/** The browser ended the service worker in the middle: what it has saved is not whole. */
export class StreamLost extends Error {}

/** Downloads that are decrypted straight to disk, whatever their size, in little memory. */
export type DiskStreams = {
  /**
   * @throws ProtocolError, TransferError, DecryptionError; StreamUnclaimed; StreamLost
   */
  save(
    request: OpenRequest,
    options: { onProgress: (progress: DownloadProgress) => void; signal: AbortSignal },
  ): Promise<void>;
};

export type DiskStreamsDependencies = {
  worker: Answering;
  /** Makes the browser fetch an address whose answer it saves. */
  navigate: (path: string) => void;
  /** Waits also while the page is hidden, when its own clock hardly goes. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
};

export function createDiskStreams({ worker, navigate, wait }: DiskStreamsDependencies): DiskStreams {
  return {
    async save(request, { onProgress, signal }) {
      const streamId = crypto.randomUUID();
      const cancel = () => void askServiceWorker(worker, "cancel", { streamId });
      signal.addEventListener("abort", cancel, { once: true });
      try {
        let state = await askServiceWorker(worker, "open", { streamId, request });
        signal.throwIfAborted();
        if (state.kind === "open") navigate(streamPath(request.id, streamId));
        while (state.kind === "open") {
          await wait(POLL_MS, signal);
          state = await askServiceWorker(worker, "look", { streamId });
          signal.throwIfAborted();
          if (state.kind === "open" && state.progress !== null) onProgress(state.progress);
        }
        switch (state.kind) {
          case "saved":
            return;
          case "cancelled":
            throw new TransferError("cancelled");
          case "failed":
            throw fromFailure(state.failure);
          case "unclaimed":
            throw new StreamUnclaimed();
          case "lost":
            throw new StreamLost();
        }
      } finally {
        signal.removeEventListener("abort", cancel);
      }
    },
  };
}
