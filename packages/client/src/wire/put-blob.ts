import { createDeferred } from "../deferred.ts";
import { TransferError } from "../transfer-error.ts";
import { linkController } from "./pause.ts";
import { SILENT_MS } from "./read-in-time.ts";

/** Time for the store to confirm bytes once all have been sent. */
const CONFIRM_MS = 30_000;
/** Without reports of progress, a request may take as long as at this rate. */
const SLOWEST_BYTES_PER_MS = 64;

type Limits = {
  /** Time until the first bytes must have been sent. */
  answerMs: number;
  /** Whether it is not yet known that the store can be reached. */
  isTrial: boolean;
};

/**
 * Sends bytes with `PUT`. Browsers report the progress of an upload only for XMLHttpRequest; elsewhere, `fetch` sends
 * the bytes, and whether the server can be reached is tried with a request without a body.
 *
 * @returns the ETag of the response; `null` when the server rejects the request
 * @throws TransferError when the connection breaks, or the server does not respond in time
 */
export function putBlob(
  url: URL,
  content: Blob,
  limits: Limits,
  signal: AbortSignal,
  onSent: (bytes: number) => void,
): Promise<string | null> {
  return typeof XMLHttpRequest === "undefined"
    ? putWithFetch(url, content, limits, signal)
    : putWithProgress(url, content, limits, signal, onSent);
}

function putWithProgress(
  url: URL,
  content: Blob,
  { answerMs }: Limits,
  signal: AbortSignal,
  onSent: (bytes: number) => void,
): Promise<string | null> {
  const { promise, resolve, reject } = createDeferred<string | null>();
  const request = new XMLHttpRequest();
  const fail = () => reject(new TransferError(signal.aborted ? "cancelled" : "connection_lost"));
  const cancel = () => request.abort();
  let silence = setTimeout(cancel, answerMs);
  const wait = (ms: number) => {
    clearTimeout(silence);
    silence = setTimeout(cancel, ms);
  };
  request.upload.addEventListener("progress", ({ loaded }) => {
    if (loaded === 0) return;
    wait(loaded < content.size ? SILENT_MS : CONFIRM_MS);
    onSent(loaded);
  });
  request.addEventListener("load", () => {
    resolve(request.status === 200 ? request.getResponseHeader("ETag") : null);
  });
  for (const event of ["error", "abort", "timeout"]) request.addEventListener(event, fail);
  signal.addEventListener("abort", cancel, { once: true });
  request.open("PUT", url);
  request.send(content);
  if (signal.aborted) cancel();
  return promise.finally(() => {
    clearTimeout(silence);
    signal.removeEventListener("abort", cancel);
  });
}

async function putWithFetch(
  url: URL,
  content: Blob,
  { answerMs, isTrial }: Limits,
  signal: AbortSignal,
): Promise<string | null> {
  const ending = linkController(signal);
  const endAfter = (ms: number) => setTimeout(() => ending.abort(), ms);
  const options = { credentials: "omit", redirect: "error", cache: "no-store", signal: ending.signal } as const;
  let timer = endAfter(answerMs);
  try {
    if (isTrial) await (await fetch(url.origin, { ...options, method: "HEAD", redirect: "manual" })).body?.cancel();
    clearTimeout(timer);
    timer = endAfter(CONFIRM_MS + content.size / SLOWEST_BYTES_PER_MS);
    const answer = await fetch(url, { ...options, method: "PUT", body: content, referrerPolicy: "no-referrer" });
    await answer.body?.cancel();
    return answer.status === 200 ? answer.headers.get("ETag") : null;
  } catch {
    // An error of `fetch` may contain the URL, which is a credential.
    throw new TransferError(signal.aborted ? "cancelled" : "connection_lost");
  } finally {
    clearTimeout(timer);
  }
}
