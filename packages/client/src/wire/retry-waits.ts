import { isInterception } from "../transfer-error.ts";
import { pauseUntilOnline } from "./pause.ts";

/*
 * Delays before the retries of transfers. For delays that a server asks for, see `server-waits.ts`.
 */

/** Delays before the retries of a broken download, which fails after the last one. */
export const DOWNLOAD_RETRY_DELAYS_MS: readonly number[] = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/** Delays before the retries of a live link's download, which is retried for longer. */
export const LIVE_RETRY_DELAYS_MS: readonly number[] = [
  ...DOWNLOAD_RETRY_DELAYS_MS,
  5_000,
  10_000,
  20_000,
  30_000,
  30_000,
];

/** Delays before attempts to continue an upload; the last delay repeats. Each is shortened by up to half, at random. */
const UPLOAD_RETRY_DELAYS_MS = [250, 1_000, 2_000, 4_000] as const;

/** Maximum number of consecutive attempts to continue an upload without storing a new byte. */
export const MAX_FRUITLESS_UPLOAD_TRIES = 20;

/**
 * Delays before a further connection of an upload is tried again. After the last delay, the upload uses fewer
 * connections.
 */
export const CONNECTION_RETRY_DELAYS_MS: readonly number[] = [500, 2_000, 8_000];

/**
 * Delay between retries while another host responds instead of the server, because the user may be signing in to a
 * network. All of these retries together end before an idle Claim lapses.
 */
const INTERCEPTED_DELAY_MS = 2_000;
const MAX_INTERCEPTED_RETRIES = 50;

/**
 * @param failures - number of failures before this error, without progress in between
 * @param delaysMs - delays for all errors except interception
 * @returns the delay before the next retry of a download; `undefined` when there have been enough retries
 */
export function downloadRetryDelayMs(
  error: unknown,
  failures: number,
  delaysMs = DOWNLOAD_RETRY_DELAYS_MS,
): number | undefined {
  if (!isInterception(error)) return delaysMs[failures];
  return failures < MAX_INTERCEPTED_RETRIES ? INTERCEPTED_DELAY_MS : undefined;
}

/** Waits before an upload is retried. @param tries - number of retries before this one */
export function pauseBeforeUploadRetry(tries: number, signal: AbortSignal): Promise<void> {
  const delayMs = UPLOAD_RETRY_DELAYS_MS[tries] ?? UPLOAD_RETRY_DELAYS_MS[3];
  return pauseUntilOnline(delayMs * (1 - Math.random() / 2), signal);
}

/** Varies a delay by up to a quarter, so that many clients do not retry at the same time. */
export function jitter(ms: number): number {
  return ms * (0.75 + Math.random() / 2);
}
