import { OutgoingMessage } from "node:http";
import { Readable } from "node:stream";
import { pause } from "@envoi/platform";
import { type BlobBody, BlobStoreError } from "../port.ts";
import { mayPass, storeError } from "./s3-faults.ts";
import { writeRequest } from "./write-request.ts";

/** Sends one PUT of known length: an object or a Part. The SDK cancels the request when the signal aborts. */
export type Put = (body: Readable, bytes: number, signal: AbortSignal) => Promise<{ ETag?: string | undefined }>;

/** Deadline for the store's response after the last byte. */
const ANSWER_MS = 60_000;
const RETRY_DELAYS_MS: readonly number[] = [200, 1_000, 3_000, 6_000];

/**
 * A stream whose `pipe` writes batches directly to the SDK's request. A real stream would cost a tenth of the
 * throughput.
 */
class SelfWritingBody extends Readable {
  readonly #writeTo: (request: OutgoingMessage) => void;

  constructor(writeTo: (request: OutgoingMessage) => void) {
    super();
    this.#writeTo = writeTo;
  }

  override pipe<Destination extends NodeJS.WritableStream>(request: Destination): Destination {
    if (!(request instanceof OutgoingMessage)) throw new TypeError("the S3 client does not send bodies by Node's http");
    this.#writeTo(request);
    return request;
  }

  override _read(): void {
    this.destroy(new TypeError("the S3 client reads bodies instead of piping them"));
  }
}

/**
 * Streams a body to the store, without retries.
 *
 * @returns the etag of the object or Part
 * @throws BlobStoreError; the source's own error; the signal's reason
 */
export async function putBody(put: Put, body: BlobBody, bytes: number, signal: AbortSignal): Promise<string> {
  signal.throwIfAborted();
  const batches = body[Symbol.asyncIterator]();
  const failure = new AbortController();
  const onAbort = () => failure.abort(signal.reason);
  signal.addEventListener("abort", onAbort, { once: true });
  let deadline: NodeJS.Timeout | undefined;
  const onSent = () => {
    deadline = setTimeout(() => failure.abort(new BlobStoreError("unavailable")), ANSWER_MS);
  };
  const sending = new SelfWritingBody((request) => {
    writeRequest(request, batches, bytes).then(onSent, (error) => failure.abort(error));
  });
  try {
    const { ETag = "" } = await put(sending, bytes, failure.signal);
    return ETag;
  } catch (error) {
    const reason = failure.signal.aborted ? failure.signal.reason : storeError(error);
    // If the store responded before the end of the body, the request is still open and must be aborted.
    failure.abort(reason);
    throw reason;
  } finally {
    clearTimeout(deadline);
    signal.removeEventListener("abort", onAbort);
    batches.return?.().then(undefined, () => {});
  }
}

/**
 * Sends a complete body, retrying while the store is unreachable.
 *
 * @param body - creates the body again for each attempt
 */
export async function putWhole(put: Put, body: () => BlobBody, bytes: number, signal: AbortSignal): Promise<string> {
  for (const delayMs of RETRY_DELAYS_MS) {
    try {
      return await putBody(put, body(), bytes, signal);
    } catch (error) {
      if (signal.aborted || !(error instanceof BlobStoreError) || !mayPass(error)) throw error;
    }
    await pause(delayMs, signal);
    signal.throwIfAborted();
  }
  return putBody(put, body(), bytes, signal);
}
