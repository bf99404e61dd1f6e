import { ProtocolError } from "@envoi/protocol";
import { createDeferred } from "../deferred.ts";
import { TransferError } from "../transfer-error.ts";
import { LineWatch, silentLine } from "../wire/line-watch.ts";
import { linkController, pause } from "../wire/pause.ts";
import { answerInTime, SILENT_MS } from "../wire/read-in-time.ts";
import { DOWNLOAD_RETRY_DELAYS_MS, jitter } from "../wire/retry-waits.ts";
import type { Server } from "../wire/server.ts";
import type { Signer } from "../wire/signed-request.ts";
import { type BodySource, bodyPath, dropAnswer } from "./claim.ts";

/*
 * [Note: First requests on cut lines]
 *
 * During a network outage, TCP doubles its wait before each retransmission, so after an outage of 40 s the connection
 * may stay silent for another 11 s. Once the network is back, the first request of a download is therefore repeated
 * over another connection. The first request is not aborted, because the server may have received it and given it the
 * last Claim. The first successful response is used, and the Claim in the other response is released.
 */

/** If a probe takes longer than this, the network was down; otherwise only the server is slow. */
const CUT_MS = 2_000;

/** Time to wait after a cancellation for the response whose Claim must be released. */
const LATE_MS = 10_000;

/** Timeout for the start of the response. A busy server's store may need some time. */
const ANSWER_MS = 120_000;

/** Number of retries. There are few, because nothing is lost yet, and the user should see the failure soon. */
const MAX_RETRIES = 4;

/** Rejections that may be temporary and do not start a download. */
const TEMPORARY = new Set(["unavailable", "busy"]);

export type DownloadTarget = BodySource & {
  signer: Signer;
  /** Headers that are sent in addition to those of every signed request. */
  headers?: Record<string, string>;
};

/**
 * Sends a download's first request, and retries while the server is unreachable or busy.
 *
 * @throws ProtocolError; TransferError `cancelled`, `connect_failed`
 */
export async function firstAnswer(target: DownloadTarget, range: string, signal: AbortSignal): Promise<Response> {
  for (const delayMs of DOWNLOAD_RETRY_DELAYS_MS.slice(0, MAX_RETRIES)) {
    try {
      return await askOnLine(target, range, signal);
    } catch (error) {
      if (!isTemporary(error)) throw error;
    }
    await pause(jitter(delayMs), signal);
  }
  return askOnLine(target, range, signal);
}

/** Sends the request again after a network outage. See [Note: First requests on cut lines]. */
async function askOnLine(target: DownloadTarget, range: string, signal: AbortSignal): Promise<Response> {
  const first = begin(target, range, signal);
  if (!(await isLateAfterCut(first.answer, target.server))) return first.answer;
  const second = begin(target, range, signal);
  try {
    const { response, other } = await Promise.any([
      first.answer.then((response) => ({ response, other: second })),
      second.answer.then((response) => ({ response, other: first })),
    ]);
    other.end();
    return response;
  } catch {
    return first.answer;
  }
}

function begin(target: DownloadTarget, range: string, signal: AbortSignal) {
  const ending = linkController(signal);
  const answer = answerInTime((late) => ask(target, range, late), ending.signal, ANSWER_MS);
  return { answer, end: () => ending.abort() };
}

/** @returns true if the network has recovered from an outage, but the response has still not arrived */
async function isLateAfterCut(answer: Promise<Response>, server: Server): Promise<boolean> {
  const arrived = new AbortController();
  const end = () => arrived.abort();
  answer.then(end, end);
  await pause(SILENT_MS, arrived.signal);
  if (arrived.signal.aborted) return false;
  const line = new LineWatch(server);
  line.failed(silentLine());
  const askedAtMs = performance.now();
  await line.ready(arrived.signal);
  return !arrived.signal.aborted && performance.now() - askedAtMs > CUT_MS;
}

function isTemporary(error: unknown): boolean {
  if (error instanceof ProtocolError) return TEMPORARY.has(error.code);
  return error instanceof TransferError && error.code === "connect_failed";
}

/**
 * If the download is cancelled before the response arrives, waits for it, because only the response names the Claim to
 * release.
 */
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
      dropAnswer(target, response);
      abortRequest();
    }
    return response;
  });
  return Promise.race([wanted, cancelled.promise]);
}
