import type { UploadId } from "@envoi/protocol";
import { addProgress, changePause, NOTHING_SENT, type SendingState } from "../../../shared/transfer/sending-state.ts";
import type { UploadProgress } from "../../../shared/transfer/transfer.ts";

/** The upload's state. `idle` before the upload and after a cancellation: files can be selected. */
export type UploadState =
  | { kind: "idle" }
  /** The upload starts once another upload has ended. */
  | { kind: "waiting" }
  | ({ kind: "uploading" } & SendingState)
  /** In this state and all later ones, the upload is in the user's list. */
  | { kind: "protecting"; id: UploadId }
  | { kind: "unprotected"; id: UploadId; busy: boolean; deleteFailed: boolean }
  /**
   * A dialog offers the link once. `isLive`: the link already worked during the upload. `password`: what the sender
   * typed, lost when this page closes.
   */
  | {
      kind: "finished";
      id: UploadId;
      dialog: "due" | "open" | "closed";
      isLive: boolean;
      password: string | null;
    };

export type UploadAction =
  | { type: "queued" }
  | { type: "started" }
  | { type: "progressed"; progress: UploadProgress; atMs: number }
  | { type: "paused"; isPaused: boolean }
  | { type: "stored"; id: UploadId }
  | { type: "passwordRefused" }
  | { type: "discarding" }
  | { type: "discardFailed" }
  | { type: "finished"; id: UploadId; password: string | null }
  | { type: "dialogOpened" }
  | { type: "dialogClosed" }
  | { type: "stopped" };

export function reduceUpload(state: UploadState, action: UploadAction): UploadState {
  switch (action.type) {
    case "queued":
      return { kind: "waiting" };
    case "started":
      return { kind: "uploading", ...NOTHING_SENT };
    case "progressed":
      return state.kind === "uploading" ? addProgress(state, action.progress, action.atMs) : state;
    case "paused":
      return state.kind === "uploading" ? changePause(state, action.isPaused) : state;
    case "stored":
      return { kind: "protecting", id: action.id };
    case "passwordRefused":
      if (state.kind !== "protecting") return state;
      return { kind: "unprotected", id: state.id, busy: false, deleteFailed: false };
    case "discarding":
      return state.kind === "unprotected" ? { ...state, busy: true, deleteFailed: false } : state;
    case "discardFailed":
      return state.kind === "unprotected" ? { ...state, busy: false, deleteFailed: true } : state;
    case "finished": {
      const isLive = state.kind === "uploading" && state.progress?.liveLink !== undefined;
      return { kind: "finished", id: action.id, dialog: "due", isLive, password: action.password };
    }
    case "dialogOpened":
      return state.kind === "finished" && state.dialog === "due" ? { ...state, dialog: "open" } : state;
    case "dialogClosed":
      return state.kind === "finished" ? { ...state, dialog: "closed" } : state;
    case "stopped":
      return { kind: "idle" };
  }
}

/** Whether files can be selected: the upload is neither queued nor running. */
export function acceptsFiles(state: UploadState): boolean {
  return state.kind === "idle" || state.kind === "finished";
}

export type UploadStep = "makingKey" | "importing" | "encrypting" | "uploading" | "finalising";

/** The upload's phase, measured by what the server has received, because sent bytes may still be in transit. */
export function uploadStep(progress: UploadProgress | null): UploadStep {
  if (progress?.phase === "stretching") return "makingKey";
  if (progress === null || progress.phase === "connecting") return "importing";
  if (progress.receivedBytes === 0) return "encrypting";
  return progress.receivedBytes < progress.totalBytes ? "uploading" : "finalising";
}
