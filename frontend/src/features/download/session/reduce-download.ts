import { addSample } from "../../../shared/transfer/rate-samples.ts";
import { type DownloadAction, type DownloadState, isRunning, type RunningDownload } from "./download-state.ts";

const continuationOf = ({ isContinued }: RunningDownload) => (isContinued === true ? { isContinued } : {});

const folderOf = ({ folder }: { folder?: string }) => (folder === undefined ? {} : { folder });

export function reduceDownload(state: DownloadState, action: DownloadAction): DownloadState {
  switch (action.type) {
    case "getMetadata":
    case "closed":
      return { kind: "initialized" };
    case "checkFailed":
      return { kind: "checkFailed", code: action.code, retryAfterSeconds: action.retryAfterSeconds };
    case "notThere":
      return { kind: "gone" };
    case "removed":
      return { kind: "removed" };
    case "passwordNeeded":
      return { kind: "locked", attempt: "none" };
    case "passwordSent":
      return { kind: "locked", attempt: "running" };
    case "stretched":
      return state.kind === "locked" && state.attempt === "running" ? { ...state, stretched: action.fraction } : state;
    case "passwordRefused":
      return { kind: "locked", attempt: "refused" };
    case "opened":
      return { kind: "ready", preview: action.preview, note: "none" };
    case "keptFound":
      if (state.kind !== "ready") return state;
      return { kind: "kept", preview: state.preview, keptBytes: action.keptBytes, totalBytes: action.totalBytes };
    case "begunAnew":
      return state.kind === "downloading" ? { ...state, progress: null, samples: [], isAnew: true } : state;
    case "copy":
      return state.kind === "ready" ? { ...state, note: "copied" } : state;
    case "copyRefused":
      return state.kind === "ready" ? { ...state, note: "copyRefused" } : state;
    case "download":
      if (state.kind !== "ready" && state.kind !== "kept") return state;
      return {
        kind: "downloading",
        preview: state.preview,
        chosen: action.chosen,
        progress: state.kind === "kept" ? { receivedBytes: state.keptBytes, totalBytes: state.totalBytes } : null,
        samples: [],
        isPaused: false,
        ...(state.kind === "kept" && { isReplayed: true, isContinued: true }),
      };
    case "unreached":
      return state.kind === "downloading" ? { ...state, isUnreached: true } : state;
    case "counted":
      return "preview" in state ? { ...state, preview: { ...state.preview, counted: true } } : state;
    case "stopped":
      return "preview" in state ? { kind: "ready", preview: state.preview, note: "none" } : state;
    case "downloadFailed":
      if (!isRunning(state)) return state;
      return { kind: "ready", preview: state.preview, note: "failed", failure: action.code };
    case "taken":
      return "preview" in state ? { kind: "ready", preview: state.preview, note: "taken" } : state;
    case "memoryNeeded":
      if (!isRunning(state)) return state;
      return {
        kind: "ready",
        preview: { ...state.preview, needsMemory: true },
        note: "none",
        ...(state.chosen !== null && { largePart: state.chosen }),
      };
    case "progressed": {
      if (state.kind !== "downloading") return state;
      const { receivedBytes, totalBytes } = action.progress;
      const { preview, chosen } = state;
      if (receivedBytes >= totalBytes)
        return { kind: "decrypting", preview, chosen, totalBytes, ...continuationOf(state) };
      const sample = { atMs: action.atMs, bytes: receivedBytes };
      const samples = state.isPaused ? [] : addSample(state.samples, sample);
      return { ...state, progress: action.progress, samples, isReplayed: false, isUnreached: false };
    }
    case "paused":
      // The speed is measured anew.
      return state.kind === "downloading" ? { ...state, samples: [], isPaused: action.isPaused } : state;
    case "saved":
      if (!isRunning(state)) return state;
      if (state.chosen !== null) return { kind: "ready", preview: state.preview, note: "saved", ...folderOf(action) };
      return { kind: "complete", preview: state.preview, ...continuationOf(state), ...folderOf(action) };
    case "fetched":
      return isRunning(state) ? { kind: "ready", preview: state.preview, note: "fetched" } : state;
    case "noteRead":
      return isRunning(state) ? { kind: "noteShown", preview: state.preview, text: action.text } : state;
    case "keyRefused":
      return { kind: "left", to: "/404", reason: "wrongKey" };
    case "vanished":
      return { kind: "left", to: "/404", reason: "vanished" };
    case "broke":
      return { kind: "left", to: "/error", code: action.code };
  }
}
