import type { FileIndexes } from "@envoi/client";
import type { Metadata } from "@envoi/protocol";
import type { DownloadProgress } from "../../../shared/transfer/transfer.ts";
import type { FailureCode } from "../../../shared/transfer/transfer-failure.ts";
import type { RateSample } from "../../../shared/transfer/transfer-rate.ts";
import type { NameParts } from "../../../shared/uploads/name-parts.ts";

/** Details shown before the download. */
export type Preview = {
  metadata: Metadata;
  ttlMs: number;
  finalDownload: boolean;
  /** The sender is still uploading, so the upload can be downloaded only as a whole. */
  isLive?: boolean;
  /** The file is large, and this browser must buffer all of it in memory to save it. */
  needsMemory: boolean;
  /** Some content has been fetched, claiming the download. All content fetched here from now on belongs to it. */
  counted: boolean;
};

export type ChosenFiles = { indexes: FileIndexes; name: NameParts; bytes: number };

/** State of one received upload, from opening the page to the saved file. */
export type DownloadState =
  /** Checking whether the upload exists, or fetching its Metadata. */
  | { kind: "initialized" }
  /** `retryAfterSeconds`: the wait requested by the server. */
  | { kind: "checkFailed"; code: FailureCode; retryAfterSeconds: number | null }
  | { kind: "gone" }
  /** Removed by the operator. */
  | { kind: "removed" }
  /** `stretched`: progress of deriving keys from a strong password, from 0 to 1. */
  | { kind: "locked"; attempt: "none" | "running" | "refused"; stretched?: number }
  /**
   * `note`: the outcome of the last action. `fetched`: files can be shared with other apps. `taken`: other recipients
   * have claimed the last downloads. `saved`, `failed`: some files were saved, or could not be; `failure` gives the
   * reason. `largePart`: selected files whose download must be held in memory, which the user has to allow.
   */
  | {
      kind: "ready";
      preview: Preview;
      note: "none" | "copied" | "copyRefused" | "taken" | "saved" | "fetched" | "failed";
      failure?: FailureCode;
      largePart?: ChosenFiles;
      folder?: string;
    }
  /**
   * An earlier page was closed during the download, and the remaining bytes can be fetched. `keptBytes` and
   * `totalBytes` are numbers of bytes on the wire.
   */
  | { kind: "kept"; preview: Preview; keptBytes: number; totalBytes: number }
  /** `chosen`: the files being fetched; `null` for all. `isRestarted`: an earlier download could not be continued. */
  | {
      kind: "downloading";
      preview: Preview;
      chosen: ChosenFiles | null;
      progress: DownloadProgress | null;
      samples: readonly RateSample[];
      /** Paused by the user. The download also pauses while the browser is offline. */
      isPaused: boolean;
      /** Kept data is being read; nothing has been received yet. */
      isReplayed?: boolean;
      /** An earlier page started to save the file. */
      isContinued?: boolean;
      isRestarted?: boolean;
      /** The server is not reachable yet, and the download is being retried. */
      isUnreached?: boolean;
    }
  /** All bytes have arrived; the file is being assembled. */
  | { kind: "decrypting"; preview: Preview; chosen: ChosenFiles | null; totalBytes: number; isContinued?: boolean }
  /** `folder`: where the files were saved, if not in the downloads folder. */
  | { kind: "complete"; preview: Preview; isContinued?: boolean; folder?: string }
  /** A note was fetched, and is shown instead of saved. */
  | { kind: "noteShown"; preview: Preview; text: string }
  /** The page redirects to another route. */
  | { kind: "left"; to: "/404"; reason: "wrongKey" | "vanished" }
  | { kind: "left"; to: "/error"; code: FailureCode };

export type DownloadStateOf<Kind extends DownloadState["kind"]> = Extract<DownloadState, { kind: Kind }>;
export type RunningDownload = DownloadStateOf<"downloading" | "decrypting">;

export type DownloadAction =
  /** Dispatched when the link check starts over, or when the user has left the page while nothing was running. */
  | { type: "reset" }
  | { type: "checkFailed"; code: FailureCode; retryAfterSeconds: number | null }
  | { type: "notThere" }
  | { type: "removed" }
  | { type: "locked"; attempt: DownloadStateOf<"locked">["attempt"] }
  | { type: "stretched"; fraction: number }
  | { type: "opened"; preview: Preview }
  | { type: "keptFound"; keptBytes: number; totalBytes: number }
  /** The kept download cannot be continued. */
  | { type: "restarted" }
  | { type: "copy" }
  | { type: "copyRefused" }
  | { type: "unreached" }
  | { type: "download"; chosen: ChosenFiles | null }
  /** Content has been fetched, so the download is claimed. */
  | { type: "counted" }
  /** Returns to the file list. A claimed download stays claimed. */
  | { type: "stopped" }
  /** A download of some files failed, and the others can still be fetched. */
  | { type: "downloadFailed"; code: FailureCode }
  | { type: "taken" }
  /** The download must be held in memory to be saved, and the user has not agreed to that. */
  | { type: "memoryNeeded" }
  | { type: "progressed"; progress: DownloadProgress; atMs: number }
  | { type: "paused"; isPaused: boolean }
  | { type: "saved"; folder?: string }
  /** Files are ready to be shared with other apps. */
  | { type: "fetched" }
  | { type: "noteRead"; text: string }
  | { type: "notFound"; reason: "wrongKey" | "vanished" }
  | { type: "broke"; code: FailureCode };

/** Whether a download is running. It continues when another page is shown. */
export function isRunning(state: DownloadState): state is RunningDownload {
  return state.kind === "downloading" || state.kind === "decrypting";
}

/** A running download's progress, in bytes on the wire. */
export function countBytes(state: RunningDownload): { doneBytes: number; totalBytes: number } {
  if (state.kind === "decrypting") return { doneBytes: state.totalBytes, totalBytes: state.totalBytes };
  return { doneBytes: state.progress?.receivedBytes ?? 0, totalBytes: state.progress?.totalBytes ?? 0 };
}
