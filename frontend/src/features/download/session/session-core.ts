import { ProtocolError } from "@envoi/protocol";
import { createReducerStore, type ReducerStore } from "../../../shared/state/reducer-store.ts";
import type { Transfer } from "../../../shared/transfer/transfer.ts";
import { type FailureCode, failureCode } from "../../../shared/transfer/transfer-failure.ts";
import type { DownloadAction, DownloadState } from "./download-state.ts";
import { type DownloadLink, OpenedUpload } from "./opened-upload.ts";
import { reduceDownload } from "./reduce-download.ts";

export class SessionCore {
  readonly store: ReducerStore<DownloadState, DownloadAction>;
  readonly upload: OpenedUpload;
  #controller = new AbortController();

  constructor(transfer: Transfer, link: DownloadLink) {
    this.store = createReducerStore<DownloadState, DownloadAction>(reduceDownload, { kind: "initialized" });
    this.upload = new OpenedUpload(transfer, link);
  }

  /** Whether some content has been fetched, claiming the download. */
  get isCounted(): boolean {
    const state = this.store.getState();
    return "preview" in state && state.preview.counted;
  }

  /** Begins an operation. Cancels the previous one, because only one may run at a time. */
  begin(): AbortSignal {
    this.#controller.abort();
    this.#controller = new AbortController();
    return this.#controller.signal;
  }

  close(): void {
    this.#controller.abort();
    this.upload.close();
  }
}

/**
 * Failures that end a kept download: the server has lost its Claim, the Claim's bytes are used up, or the kept data was
 * changed.
 */
export const CANNOT_CONTINUE: readonly FailureCode[] = ["not_found", "bad_range", "rate_limited", "damaged"];

/**
 * Whether this failure means that an upload is removed: the server returns `removed` for the upload itself, and
 * `not_found` for any of its data.
 */
export function isGone(code: FailureCode): boolean {
  return code === "not_found" || code === "removed";
}

export function isRefusal(error: unknown): boolean {
  const code = failureCode(error);
  return code === "bad_proof" || code === "unauthorized";
}

/** The action to dispatch if a link or password could not be checked. */
export function checkFailure(error: unknown): DownloadAction {
  const code = failureCode(error);
  if (code === "damaged") return { type: "broke", code };
  const retryAfterSeconds = error instanceof ProtocolError ? (error.retryAfterSeconds ?? null) : null;
  return { type: "checkFailed", code, retryAfterSeconds };
}
