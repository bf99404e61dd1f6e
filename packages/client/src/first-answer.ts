import { ProtocolError } from "@envoi/protocol";
import { type BodySource, bodyPath, claimOf, releaseClaim } from "./claim.ts";
import { createDeferred } from "./deferred.ts";
import { pause, RETRY_DELAYS_MS } from "./retry.ts";
import type { Signer } from "./signed-request.ts";
import { TransferError } from "./transfer-error.ts";

/** After a cancellation the answer is awaited this long, to release its Claim. */
const LATE_MS = 10_000;

/** Attempts after the first one. Few, because nothing is lost yet, and the person should learn of the failure soon. */
const MAX_RETRIES = 4;

/** Refusals that start nothing and may be temporary. */
const TEMPORARY = new Set(["unavailable", "busy"]);

export type DownloadTarget = BodySource & {
  signer: Signer;
  /** Beside those of every signed request. */
  headers?: Record<string, string>;
};

/**
 * The answer to the first request of a download. It is requested again while the server is unreachable or busy.
 *
 * @throws ProtocolError; TransferError `cancelled`, `connect_failed`
 */
export async function firstAnswer(target: DownloadTarget, range: string, signal: AbortSignal): Promise<Response> {
  for (const delayMs of RETRY_DELAYS_MS.slice(0, MAX_RETRIES)) {
    try {
      return await ask(target, range, signal);
    } catch (error) {
      if (!isTemporary(error)) throw error;
    }
    await pause(delayMs, signal);
  }
  return ask(target, range, signal);
}

function isTemporary(error: unknown): boolean {
  if (error instanceof ProtocolError) return TEMPORARY.has(error.code);
  return error instanceof TransferError && error.reason === "connect_failed";
}

/** If cancelled before the answer arrives, releases the Claim once it does: only then is it known. */
async function ask(target: DownloadTarget, range: string, signal: AbortSignal): Promise<Response> {
  if (signal.aborted) throw new TransferError("cancelled");
  const connection = new AbortController();
  const abortRequest = () => connection.abort();
  const cancelled = createDeferred<never>();
  let tooLate: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    cancelled.reject(new TransferError("cancelled"));
    tooLate = setTimeout(abortRequest, LATE_MS);
  };
  signal.addEventListener("abort", leave, { once: true });
  const answer = target.signer
    .get(bodyPath(target), connection.signal, { headers: { ...target.headers, Range: range } })
    .finally(() => {
      clearTimeout(tooLate);
      signal.removeEventListener("abort", leave);
    });
  const wanted = answer.then((response) => {
    if (!signal.aborted) signal.addEventListener("abort", abortRequest, { once: true });
    else {
      abortRequest();
      const claim = claimOf(target, response);
      if (claim !== null) void releaseClaim(claim);
    }
    return response;
  });
  return Promise.race([wanted, cancelled.promise]);
}
