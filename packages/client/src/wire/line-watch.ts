import { TransferError } from "../transfer-error.ts";
import { pause } from "./pause.ts";
import type { Server } from "./server.ts";

/*
 * [Note: Cut lines]
 *
 * A connection opened during a network outage waits ever longer between retransmissions. Browsers keep the connections
 * of aborted requests and reuse them for later ones, so repeated requests would wait for such connections long after
 * the network is back. So once the network is silent, nothing is requested until the server responds to a probe. Probes
 * are WebSockets, because each has its own connection, which ends with it. The response's content does not matter: the
 * probe's address does not even accept WebSockets.
 */

const PROBE_PATH = "/__lbheartbeat__";
/**
 * Timeout of a probe. If a connection is opened just before the network is back, its first retransmissions arrive
 * within this time.
 */
const PROBE_MS = 4_000;
const PAUSE_MS = 500;
/** Maximum probing time: requests must continue even on networks that silently drop WebSockets. */
const MAX_PROBING_MS = 60_000;

/** The cause of errors on a silent network. */
class Silence extends Error {}

/** The error when nothing has arrived for too long: the network may be down. */
export function silentLine(): TransferError {
  return new TransferError("connection_lost", { cause: new Silence() });
}

/** Whether a request or a response failed because no bytes arrived. */
function isSilence(error: unknown): boolean {
  return error instanceof TransferError && error.cause instanceof Silence;
}

/** Tracks whether the network to a server is silent. See [Note: Cut lines]. */
export class LineWatch {
  readonly #server: Server;
  readonly #probeMs: number;
  #probing: Promise<void> | null = null;
  #isSilent = false;

  constructor(server: Server, { probeMs = PROBE_MS } = {}) {
    this.#server = server;
    this.#probeMs = probeMs;
  }

  /** Call this with the error of each failed request. */
  failed(error: unknown): void {
    if (isSilence(error)) this.#isSilent = true;
  }

  /**
   * Resolves immediately if the network responds. While the network is silent, waits until requests may continue or the
   * signal aborts.
   */
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

/** Whether a probe gets any response in time. See [Note: Cut lines]. */
export function isLineAnswered({ origin }: Server, signal: AbortSignal, probeMs = PROBE_MS): Promise<boolean> {
  const socket = new WebSocket(`${origin.replace(/^http/, "ws")}${PROBE_PATH}`);
  return new Promise((resolve) => {
    const end = (answered: boolean) => {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
      resolve(answered);
      // Closes the socket last: if no response has arrived, closing it is reported as an error.
      socket.close();
    };
    const stop = () => end(false);
    const timer = setTimeout(stop, probeMs);
    signal.addEventListener("abort", stop, { once: true });
    // Any response shows that the network works, even a rejection.
    for (const kind of ["open", "error"] as const) socket.addEventListener(kind, () => end(true), { once: true });
  });
}
