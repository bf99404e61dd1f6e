import type { UploadProgress } from "./transfer.ts";
import { addSample, type RateSample } from "./transfer-rate.ts";

/** How far something that is being sent has come. */
export type SendingState = { progress: UploadProgress | null; samples: readonly RateSample[]; isPaused: boolean };

export const NOTHING_SENT: SendingState = { progress: null, samples: [], isPaused: false };

export function addProgress<State extends SendingState>(state: State, progress: UploadProgress, atMs: number): State {
  const sample = { atMs, bytes: progress.receivedBytes };
  return { ...state, progress, samples: state.isPaused ? [] : addSample(state.samples, sample) };
}

/** Restarts the speed measurement. */
export function changePause<State extends SendingState>(state: State, isPaused: boolean): State {
  return { ...state, samples: [], isPaused };
}
