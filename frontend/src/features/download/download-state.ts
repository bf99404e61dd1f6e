import type { Metadata } from "@envoi/protocol";
import type { DownloadProgress } from "../../shared/transfer/transfer.ts";
import type { FailureCode } from "../../shared/transfer/transfer-failure.ts";
import { addSample, type RateSample } from "../../shared/transfer/transfer-rate.ts";

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
  | { kind: "checkFailed" }
  | { kind: "gone" }
  | { kind: "locked"; attempt: "none" | "running" | "refused" }
  | { kind: "ready"; preview: Preview; copied: boolean }
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

export type DownloadEvent =
  | { type: "getMetadata" }
  | { type: "checkFailed" }
  | { type: "notThere" }
  | { type: "passwordNeeded" }
  | { type: "passwordSent" }
  | { type: "passwordRefused" }
  | { type: "opened"; preview: Preview }
  /** The page's own address was copied. */
  | { type: "copy" }
  | { type: "download" }
  | { type: "progressed"; progress: DownloadProgress; atMs: number }
  | { type: "saved" }
  | { type: "vanished" }
  | { type: "broke"; code: FailureCode };

export function reduceDownload(state: DownloadState, event: DownloadEvent): DownloadState {
  switch (event.type) {
    case "getMetadata":
      return { kind: "initialized" };
    case "checkFailed":
      return { kind: "checkFailed" };
    case "notThere":
      return { kind: "gone" };
    case "passwordNeeded":
      return { kind: "locked", attempt: "none" };
    case "passwordSent":
      return { kind: "locked", attempt: "running" };
    case "passwordRefused":
      return { kind: "locked", attempt: "refused" };
    case "opened":
      return { kind: "ready", preview: event.preview, copied: false };
    case "copy":
      return state.kind === "ready" ? { ...state, copied: true } : state;
    case "download":
      if (state.kind !== "ready") return state;
      return { kind: "downloading", preview: state.preview, progress: null, samples: [] };
    case "progressed": {
      if (state.kind !== "downloading") return state;
      const { receivedBytes, totalBytes } = event.progress;
      if (receivedBytes >= totalBytes) return { kind: "decrypting", preview: state.preview, totalBytes };
      const samples = addSample(state.samples, { atMs: event.atMs, bytes: receivedBytes });
      return { ...state, progress: event.progress, samples };
    }
    case "saved":
      if (state.kind !== "downloading" && state.kind !== "decrypting") return state;
      return { kind: "complete", preview: state.preview };
    case "vanished":
      return { kind: "left", to: "/404" };
    case "broke":
      return { kind: "left", to: "/error", code: event.code };
  }
}
