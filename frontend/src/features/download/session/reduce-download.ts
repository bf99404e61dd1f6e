import { addSample } from "../../../shared/transfer/transfer-rate.ts";
import {
  type DownloadAction,
  type DownloadState,
  type DownloadStateOf,
  isRunning,
  type RunningDownload,
} from "./download-state.ts";

const READY = { kind: "ready", note: "none" } as const;

export function reduceDownload(state: DownloadState, action: DownloadAction): DownloadState {
  switch (action.type) {
    case "reset":
      return { kind: "initialized" };
    case "checkFailed":
      return { kind: "checkFailed", code: action.code, retryAfterSeconds: action.retryAfterSeconds };
    case "notThere":
      return { kind: "gone" };
    case "removed":
      return { kind: "removed" };
    case "locked":
      return { kind: "locked", attempt: action.attempt };
    case "stretched":
      return state.kind === "locked" && state.attempt === "running" ? { ...state, stretched: action.fraction } : state;
    case "opened":
      return { ...READY, preview: action.preview };
    case "notFound":
      return { kind: "left", to: "/404", reason: action.reason };
    case "broke":
      return { kind: "left", to: "/error", code: action.code };
    default:
      return "preview" in state ? reduceOpen(state, action) : state;
  }
}

function reduceOpen(state: Extract<DownloadState, { preview: unknown }>, action: DownloadAction): DownloadState {
  const { preview } = state;
  switch (action.type) {
    case "counted":
      return { ...state, preview: { ...preview, counted: true } };
    case "stopped":
      return { ...READY, preview };
    case "taken":
      return { ...READY, preview, note: "taken" };
    default:
      if (isRunning(state)) return reduceRunning(state, action);
      return state.kind === "ready" || state.kind === "kept" ? reduceWaiting(state, action) : state;
  }
}

/** Reduces the state of a download that can be started. */
function reduceWaiting(state: DownloadStateOf<"ready" | "kept">, action: DownloadAction): DownloadState {
  if (action.type === "download") {
    const { chosen } = action;
    const started = { kind: "downloading", preview: state.preview, chosen, samples: [], isPaused: false } as const;
    if (state.kind === "ready") return { ...started, progress: null };
    const progress = { receivedBytes: state.keptBytes, totalBytes: state.totalBytes };
    return { ...started, progress, isReplayed: true, isContinued: true };
  }
  if (state.kind !== "ready") return state;
  switch (action.type) {
    case "keptFound":
      return { kind: "kept", preview: state.preview, keptBytes: action.keptBytes, totalBytes: action.totalBytes };
    case "copy":
      return { ...state, note: "copied" };
    case "copyRefused":
      return { ...state, note: "copyRefused" };
    default:
      return state;
  }
}

function reduceRunning(state: RunningDownload, action: DownloadAction): DownloadState {
  const { preview, chosen } = state;
  switch (action.type) {
    case "downloadFailed":
      return { ...READY, preview, note: "failed", failure: action.code };
    case "memoryNeeded":
      return { ...READY, preview: { ...preview, needsMemory: true }, ...(chosen !== null && { largePart: chosen }) };
    case "saved": {
      const { type: _, ...folder } = action;
      if (chosen !== null) return { ...READY, preview, note: "saved", ...folder };
      return { kind: "complete", preview, ...continuationOf(state), ...folder };
    }
    case "fetched":
      return { ...READY, preview, note: "fetched" };
    case "noteRead":
      return { kind: "noteShown", preview, text: action.text };
    default:
      return state.kind === "downloading" ? reduceDownloading(state, action) : state;
  }
}

function reduceDownloading(state: DownloadStateOf<"downloading">, action: DownloadAction): DownloadState {
  const { preview, chosen } = state;
  switch (action.type) {
    case "restarted":
      return { ...state, progress: null, samples: [], isRestarted: true };
    case "unreached":
      return { ...state, isUnreached: true };
    case "progressed": {
      const { receivedBytes, totalBytes } = action.progress;
      if (receivedBytes >= totalBytes)
        return { kind: "decrypting", preview, chosen, totalBytes, ...continuationOf(state) };
      const sample = { atMs: action.atMs, bytes: receivedBytes };
      const samples = state.isPaused ? [] : addSample(state.samples, sample);
      return { ...state, progress: action.progress, samples, isReplayed: false, isUnreached: false };
    }
    case "paused":
      // Restarts the speed measurement.
      return { ...state, samples: [], isPaused: action.isPaused };
    default:
      return state;
  }
}

const continuationOf = ({ isContinued }: RunningDownload) => (isContinued === true ? { isContinued } : {});
