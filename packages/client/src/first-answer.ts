import { ProtocolError } from "@envoi/protocol";
import { type BodySource, bodyPath, claimOf, releaseClaim } from "./claim.ts";
import { createDeferred } from "./deferred.ts";
import { pause, RETRY_DELAYS_MS } from "./retry.ts";
import type { Signer } from "./signed-request.ts";
import { TransferError } from "./transfer-error.ts";

/** An answer that nobody waits for any more is waited for this long, to give its Claim back. */
const LATE_MS = 10_000;

/** Tries after the first one. As nothing has begun that could be lost, whoever waits is told sooner than later on. */
const MAX_RETRIES = 4;

/** Servers that answer so have begun nothing, and may have room again. */
const PASSING = new Set(["unavailable", "busy"]);

export type DownloadTarget = BodySource & {
  signer: Signer;
  /** Beside those of every signed request. */
  headers?: Record<string, string>;
};

/**
 * The answer to the first request of a download, which is asked for again while the server is away or busy.
 *
 * @throws ProtocolError; TransferError `cancelled`, `connect_failed`
 */
export async function firstAnswer(target: DownloadTarget, range: string, signal: AbortSignal): Promise<Response> {
  for (const delayMs of RETRY_DELAYS_MS.slice(0, MAX_RETRIES)) {
    try {
      return await ask(target, range, signal);
    } catch (error) {
      if (!isPassing(error)) throw error;
    }
    await pause(delayMs, signal);
  }
  return ask(target, range, signal);
}

function isPassing(error: unknown): boolean {
  if (error instanceof ProtocolError) return PASSING.has(error.code);
  return error instanceof TransferError && error.reason === "connect_failed";
}

/** Called off before the answer came, it gives the download back when it comes: only then is the Claim known. */
async function ask(target: DownloadTarget, range: string, signal: AbortSignal): Promise<Response> {
  if (signal.aborted) throw new TransferError("cancelled");
  const line = new AbortController();
  const hangUp = () => line.abort();
  const calledOff = createDeferred<never>();
  let tooLate: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    calledOff.reject(new TransferError("cancelled"));
    tooLate = setTimeout(hangUp, LATE_MS);
  };
  signal.addEventListener("abort", leave, { once: true });
  const answer = target.signer
    .get(bodyPath(target), line.signal, { headers: { ...target.headers, Range: range } })
    .finally(() => {
      clearTimeout(tooLate);
      signal.removeEventListener("abort", leave);
    });
  const wanted = answer.then((response) => {
    if (!signal.aborted) signal.addEventListener("abort", hangUp, { once: true });
    else {
      hangUp();
      const claim = claimOf(target, response);
      if (claim !== null) void releaseClaim(claim);
    }
    return response;
  });
  return Promise.race([wanted, calledOff.promise]);
}
