import type { Metadata } from "@envoi/protocol";
import type { DownloadProgress } from "../../shared/transfer/transfer.ts";
import type { FailureCode } from "../../shared/transfer/transfer-failure.ts";
import type { RateSample } from "../../shared/transfer/transfer-rate.ts";

/** What the person sees before fetching: nothing of it costs a download. */
export type Preview = {
  metadata: Metadata;
  ttlMs: number;
  finalDownload: boolean;
  /** It is large, and this browser can only save it by way of its memory. */
  needsMemory: boolean;
};

/** Where fetching one upload stands, from opening the page to the saved file. */
export type DownloadState =
  /** Asking whether it is there, or for its Metadata. */
  | { kind: "initialized" }
  /** `retryAfterSeconds`: how long the server asked to wait. */
  | { kind: "checkFailed"; code: FailureCode; retryAfterSeconds: number | null }
  | { kind: "gone" }
  | { kind: "locked"; attempt: "none" | "running" | "refused" }
  /** `note`: what is said of the last thing that was tried here. `taken`: others are fetching the last downloads now. */
  | { kind: "ready"; preview: Preview; note: "none" | "copied" | "copyRefused" | "taken" }
  | {
      kind: "downloading";
      preview: Preview;
      progress: DownloadProgress | null;
      samples: readonly RateSample[];
    }
  /** All bytes are here; the file is being put together. */
  | { kind: "decrypting"; preview: Preview; totalBytes: number }
  | { kind: "complete"; preview: Preview }
  /** The page is to be left for another route. */
  | { kind: "left"; to: "/404" }
  | { kind: "left"; to: "/error"; code: FailureCode };

export type DownloadStateOf<Kind extends DownloadState["kind"]> = Extract<DownloadState, { kind: Kind }>;
export type RunningDownload = DownloadStateOf<"downloading" | "decrypting">;

export type DownloadAction =
  | { type: "getMetadata" }
  | { type: "checkFailed"; code: FailureCode; retryAfterSeconds: number | null }
  | { type: "notThere" }
  | { type: "passwordNeeded" }
  | { type: "passwordSent" }
  | { type: "passwordRefused" }
  | { type: "opened"; preview: Preview }
  /** The link was copied. */
  | { type: "copy" }
  | { type: "copyRefused" }
  | { type: "download" }
  | { type: "taken" }
  /** Only the browser's memory is left for it, and nobody was asked yet. */
  | { type: "memoryNeeded" }
  | { type: "progressed"; progress: DownloadProgress; atMs: number }
  | { type: "saved" }
  | { type: "vanished" }
  | { type: "broke"; code: FailureCode }
  /** The page was left, and nothing goes on. */
  | { type: "closed" };

/** It goes on, whatever page is shown. */
export function isRunning(state: DownloadState): state is RunningDownload {
  return state.kind === "downloading" || state.kind === "decrypting";
}

/** Of a download that runs: bytes on the wire. */
export function bytesOf(state: RunningDownload): { doneBytes: number; totalBytes: number } {
  if (state.kind === "decrypting") return { doneBytes: state.totalBytes, totalBytes: state.totalBytes };
  return { doneBytes: state.progress?.receivedBytes ?? 0, totalBytes: state.progress?.totalBytes ?? 0 };
}
