import { etagSchema, parseUrl } from "@envoi/protocol";
import { readText } from "@envoi/protocol/bounded-read";
import { TransferError } from "../transfer-error.ts";
import { putBlob } from "./put-blob.ts";
import { answerInTime } from "./read-in-time.ts";
import type { Server } from "./server.ts";

/*
 * [Note: Direct path]
 *
 * A server may refer a client to its object store for ranges: [Note: Direct ranges]. Not every client can reach the
 * store, for example behind a firewall, or if the store does not allow the page's origin. So the first range that is
 * read from a store is short, and the only one until the store responds. If the store does not respond in time, rejects
 * a range, or breaks off, the client requests the missing bytes from the service, and asks this server for no more URLs
 * for a while. Bytes that the store fails to send are lost, so a download that has lost half of its spare bytes no longer
 * reads from the store. The client need not trust the store, because all bytes are verified when they are decrypted.
 * A server over https can name only URLs over https, so it cannot point programs outside browsers, which know no
 * Content-Security-Policy, at devices in their own network that have no certificate.
 *
 * Uploads follow the same rules with Parts: [Note: Direct uploads].
 */

/** Length of the first range that is read from a store. These bytes are lost if the store cannot be reached. */
export const TRIAL_BYTES = 1_048_576;
/** Timeout for the start of the store's response. */
const STORE_ANSWER_MS = 5_000;
/** Time for which a store is avoided that has not responded, or has rejected a range. */
const AVOID_MS = 600_000;
/** Time for which a store is avoided after a response has broken off: the network may have changed, or a pause was long. */
const AVOID_BROKEN_MS = 60_000;
/** A URL has about 500 characters; with temporary credentials, about 2,000. */
const MAX_TOLD_BYTES = 16_384;
/** Number of servers whose stores are remembered. */
const MAX_PATHS = 16;

const paths = new Map<string, DirectPath>();

/** The way from this client to the object store of one server. See [Note: Direct path]. */
export class DirectPath {
  readonly #origin: string;
  readonly #answers = new WeakSet<Response>();
  #state: "untried" | "trying" | "open" = "untried";
  #avoidedUntilMs = 0;

  /** @param origin - the server's origin */
  constructor(origin: string) {
    this.#origin = origin;
  }

  /** The same for all downloads from a server, so that a failure is remembered. */
  static of({ origin }: Server): DirectPath {
    const path = paths.get(origin) ?? new DirectPath(origin);
    paths.set(origin, path);
    const [oldest] = paths.keys();
    if (paths.size > MAX_PATHS && oldest !== undefined) paths.delete(oldest);
    return path;
  }

  /** Whether the next range from the store would be the first one. */
  get isUntried(): boolean {
    return this.#state === "untried" && !this.isAvoided;
  }

  /** Whether the store has responded, and not failed since. */
  get isOpen(): boolean {
    return this.#state === "open" && !this.isAvoided;
  }

  /** Whether the store has failed recently. */
  get isAvoided(): boolean {
    return performance.now() < this.#avoidedUntilMs;
  }

  /** @returns whether to ask the server for a URL. If so, call `end` afterwards */
  begin(): boolean {
    if (this.isAvoided || this.#state === "trying") return false;
    if (this.#state === "untried") this.#state = "trying";
    return true;
  }

  /** @param answer - `null`: neither the server nor the store has sent the range */
  end(answer: Response | null): void {
    if (this.#state === "trying") this.#state = "untried";
    // The server no longer issues URLs.
    if (answer !== null && !this.#answers.has(answer)) this.#avoid(AVOID_MS);
  }

  /**
   * Fetches a range from the store.
   *
   * @param told - the server's response, which contains the URL
   * @throws TransferError, which does not contain the URL, because the URL is a credential
   */
  async fetch(told: Response, range: string, signal: AbortSignal): Promise<Response> {
    const ask = async (ending: AbortSignal) => fetchFromStore(await this.#readUrl(told), range, ending);
    const answer = await answerInTime(ask, signal, STORE_ANSWER_MS).catch(() => null);
    if (answer?.status !== 206) {
      void answer?.body?.cancel().catch(() => {});
      if (!signal.aborted) this.#avoid(AVOID_MS);
      throw new TransferError("connection_lost");
    }
    if (this.#state === "trying") this.#state = "open";
    this.#answers.add(answer);
    return answer;
  }

  /** Call this when a response breaks off. */
  broke(answer: Response): void {
    if (this.#answers.has(answer)) this.#avoid(AVOID_BROKEN_MS);
  }

  /**
   * Sends bytes to the store.
   *
   * @param url - the URL that the server has signed for them
   * @param onSent - called with the number of bytes sent so far, if the runtime reports it
   * @returns the ETag of the store's response
   * @throws TransferError, which does not contain the URL
   */
  async put(url: string, content: Blob, signal: AbortSignal, onSent: (bytes: number) => void): Promise<string> {
    const isTrial = this.#state !== "open";
    let etag: string | null;
    try {
      etag = await putBlob(this.#check(url), content, { answerMs: STORE_ANSWER_MS, isTrial }, signal, onSent);
    } catch (error) {
      if (!signal.aborted) this.#avoid(isTrial ? AVOID_MS : AVOID_BROKEN_MS);
      throw error;
    }
    // A proxy may have removed or weakened the ETag. The server would end the upload of a client that reports it.
    if (etag === null || !etagSchema.safeParse(etag).success) {
      this.#avoid(AVOID_MS);
      throw new TransferError("connection_lost");
    }
    this.#state = "open";
    return etag;
  }

  async #readUrl(told: Response): Promise<URL> {
    const { url }: { url?: unknown } = JSON.parse(await readText(told, { maxBytes: MAX_TOLD_BYTES }));
    return this.#check(String(url));
  }

  /** @throws TransferError unless the client may send requests to this URL */
  #check(url: string): URL {
    const parsed = parseUrl(url);
    const isSecure =
      parsed?.protocol === "https:" || (parsed?.protocol === "http:" && this.#origin.startsWith("http:"));
    if (parsed === null || !isSecure) throw new TransferError("connection_lost");
    return parsed;
  }

  #avoid(ms: number): void {
    this.#state = "untried";
    this.#avoidedUntilMs = Math.max(this.#avoidedUntilMs, performance.now() + ms);
  }
}

function fetchFromStore(url: URL, range: string, signal: AbortSignal): Promise<Response> {
  return fetch(url, {
    headers: { Range: range },
    // The signature is the only credential, and it is for this URL only.
    credentials: "omit",
    redirect: "error",
    referrerPolicy: "no-referrer",
    cache: "no-store",
    signal,
  });
}
