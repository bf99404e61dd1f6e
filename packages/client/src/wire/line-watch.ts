import { TransferError } from "../transfer-error.ts";
import { pause } from "./pause.ts";
import type { Server } from "./server.ts";

/*
 * [Note: Cut lines]
 *
 * A connection that is opened while the line is cut waits longer and longer between its retries. Browsers keep the
 * connections of aborted requests and give them to later ones, so repeated requests would wait for them long after the
 * line is back. So once a line is silent, nothing is requested on it before the server answers a
 * probe. WebSockets have connections of their own, each of which ends with its WebSocket. What the server answers does
 * not matter: the probe is not even for an address that takes WebSockets.
 */

const PROBE_PATH = "/__lbheartbeat__";
/** Longer than the first retries of a connection that is opened just before the line is back. */
const PROBE_MS = 4_000;
const PAUSE_MS = 500;
/** Longest probing: some networks drop WebSockets silently, and requests must continue there. */
const MAX_PROBING_MS = 60_000;

/** The cause of errors about lines on which nothing arrives. */
class Silence extends Error {}

/** Nothing has arrived for too long: the line may be cut. */
export function silentLine(): TransferError {
  return new TransferError("connection_lost", { cause: new Silence() });
}

/** Whether a request or an answer failed because nothing arrived. */
function isSilence(error: unknown): boolean {
  return error instanceof TransferError && error.cause instanceof Silence;
}

/** Tracks whether the line to a server is silent. See [Note: Cut lines]. */
export class LineWatch {
  readonly #server: Server;
  readonly #probeMs: number;
  #probing: Promise<void> | null = null;
  #isSilent = false;

  constructor(server: Server, { probeMs = PROBE_MS } = {}) {
    this.#server = server;
    this.#probeMs = probeMs;
  }

  /** Call it with each failure of a request. */
  failed(error: unknown): void {
    if (isSilence(error)) this.#isSilent = true;
  }

  /** Resolves at once unless the line is silent, and otherwise when requests may go on, or the signal aborts. */
  async ready(signal: AbortSignal): Promise<void> {
    if (!this.#isSilent) return;
    this.#probing ??= this.#probe(signal).finally(() => {
      this.#probing = null;
      this.#isSilent = false;
    });
    await this.#probing;
  }

  async #probe(signal: AbortSignal): Promise<void> {
    const giveUpAtMs = performance.now() + MAX_PROBING_MS;
    while (!signal.aborted && performance.now() < giveUpAtMs) {
      if (await isLineAnswered(this.#server, signal, this.#probeMs)) return;
      await pause(PAUSE_MS, signal);
    }
  }
}

/** Whether a probe is answered in time, by anything. See [Note: Cut lines]. */
export function isLineAnswered({ origin }: Server, signal: AbortSignal, probeMs = PROBE_MS): Promise<boolean> {
  const socket = new WebSocket(`${origin.replace(/^http/, "ws")}${PROBE_PATH}`);
  return new Promise((resolve) => {
    const end = (answered: boolean) => {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
      resolve(answered);
      // Closing an unanswered one is reported as an error.
      socket.close();
    };
    const stop = () => end(false);
    const timer = setTimeout(stop, probeMs);
    signal.addEventListener("abort", stop, { once: true });
    // Refusals are answers, too.
    for (const kind of ["open", "error"] as const) socket.addEventListener(kind, () => end(true), { once: true });
  });
}
