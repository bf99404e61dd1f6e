import { isInterception } from "../transfer-error.ts";
import { fetchConfig } from "./config.ts";
import { isLineAnswered } from "./line-watch.ts";
import { pause } from "./pause.ts";
import type { Server } from "./server.ts";

/** Delay before the first check, so that shorter stalls are ignored. */
const FIRST_MS = 2_000;
/** Delay between checks. It is short, so that callers quickly detect that the user has signed in. */
const NEXT_MS = 5_000;

/**
 * While a transfer stalls, repeatedly checks whether something else responds instead of the server.
 *
 * See [Note: Answers of others]. No check is made during a network outage: [Note: Cut lines].
 *
 * @returns when the signal aborts
 */
export async function watchInterception(
  server: Server,
  onChecked: (isIntercepted: boolean) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let waitMs = FIRST_MS; ; waitMs = NEXT_MS) {
    await pause(waitMs, signal);
    if (signal.aborted) return;
    const isAnswered = await isLineAnswered(server, signal);
    const isIntercepted = isAnswered && (await fetchConfig(server, signal).then(() => false, isInterception));
    if (!signal.aborted) onChecked(isIntercepted);
  }
}
