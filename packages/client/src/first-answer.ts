import { ProtocolError } from "@envoi/protocol";
import { type BodySource, bodyPath, claimOf, releaseClaim } from "./claim.ts";
import { createDeferred } from "./deferred.ts";
import { pause, RETRY_DELAYS_MS } from "./retry.ts";
import type { Signer } from "./signed-request.ts";
import { TransferError } from "./transfer-error.ts";

/** After a cancellation, how long to wait for the answer in order to release its Claim. */
const LATE_MS = 10_000;

/** Retries after the first attempt. Few, because nothing is lost yet, and people should see the failure soon. */
const MAX_RETRIES = 4;

/** Refusals that may be temporary and start no download. */
const TEMPORARY = new Set(["unavailable", "busy"]);

export type DownloadTarget = BodySource & {
  signer: Signer;
  /** Sent in addition to those of every signed request. */
  headers?: Record<string, string>;
};

/**
 * Sends the first request of a download, and retries while the server is unreachable or busy.
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

/** If cancelled early, waits for the answer and releases its Claim, which is unknown until then. */
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
