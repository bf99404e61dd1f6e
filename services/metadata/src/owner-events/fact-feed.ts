import { createNoticeThrottle, type FactOf, type ObservedFactType, type Observer } from "@envoi/events";
import { type Clock, forEachBounded, type Log, pause } from "@envoi/platform";
import { type Notice, ProtocolError, type RequestId, type UploadId } from "@envoi/protocol";
import type { RequestStore, UploadReader } from "@envoi/store";
import { createEvent, createSnapshot, limitsOf } from "./owner-event.ts";
import { createRecentFacts, type ObservedFact } from "./recent-facts.ts";
import type { WatchedUploads } from "./watched-uploads.ts";

/** Number of Facts stored for reconnecting clients. They cover minutes on a busy site, and weeks on a quiet one. */
const RECENT_FACTS = 10_000;
/** Maximum number of attempts to read the states without missing a Fact. */
const READ_TRIES = 3;
/** Maximum number of concurrent reads for one subscription; also for a refresh of all watched Uploads. */
export const READS_AT_ONCE = 16;
const REFRESH_AGAIN_MS = 5_000;
const RETRY_SECONDS = 2;
/** Changes of a request within this time are one event, because an owner may collect hundreds of deliveries at once. */
const REQUEST_NEWS_MS = 250;

type Dependencies = {
  uploads: Pick<UploadReader, "read"> & Pick<RequestStore, "readRequest">;
  watched: WatchedUploads;
  clock: Clock;
  log: Log;
};

/** Stores the bus's recent Facts, and reports Facts about watched Uploads to the owners. */
export class FactFeed implements Disposable {
  readonly observer: Observer<ObservedFactType> = {
    onFact: (fact, position) => this.#onFact(fact, position),
    onNotice: (notice) => this.#onNotice(notice),
    onGap: () => this.#onGap(),
  };
  readonly #deps: Dependencies;
  readonly #recent = createRecentFacts(RECENT_FACTS);
  readonly #notices = createNoticeThrottle({
    send: (notice) => this.#sendNotice(notice),
    now: () => this.#deps.clock.now(),
  });
  readonly #stopped = new AbortController();
  #gaps = 0;
  #isRefreshing = false;
  /** Requests that have changed, with the latest time, until their owners are notified. */
  #changedRequests = new Map<RequestId, number>();

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /**
   * @returns the result of `read`, which includes every Fact up to `position`
   * @throws ProtocolError `unavailable` if every attempt misses Facts
   */
  async readCurrent<State>(read: () => Promise<State>): Promise<{ state: State; position: number | null }> {
    for (let tries = 1; ; tries += 1) {
      const [position, before] = [this.#recent.position, this.#gaps];
      const state = await read();
      if (before === this.#gaps) return { state, position };
      if (tries === READ_TRIES) throw new ProtocolError("unavailable", { retryAfterSeconds: RETRY_SECONDS });
    }
  }

  /** See `since` of `createRecentFacts`. */
  since(position: number | null, uploadIds: ReadonlySet<string>): ObservedFact[] | null {
    return this.#recent.since(position, uploadIds);
  }

  [Symbol.dispose](): void {
    this.#stopped.abort();
    this.#notices[Symbol.dispose]();
  }

  #onFact(fact: FactOf<ObservedFactType>, position: number): void {
    const { watched, clock } = this.#deps;
    if ("requestId" in fact) {
      this.#noteRequest(fact.requestId, fact.atMs);
      return;
    }
    this.#recent.add({ fact, position });
    const known = watched.find(fact.uploadId);
    if (known !== undefined) watched.notify(createEvent(fact, known, clock.now()), position);
  }

  #noteRequest(id: RequestId, atMs: number): void {
    if (this.#changedRequests.size === 0) {
      void pause(REQUEST_NEWS_MS, this.#stopped.signal).then(() => {
        const changed = this.#changedRequests;
        this.#changedRequests = new Map();
        for (const [requestId, at] of changed) this.#deps.watched.notifyRequest({ type: "request", id: requestId, at });
      });
    }
    this.#changedRequests.set(id, atMs);
  }

  #onNotice({ type, uploadId, count }: Notice): void {
    // The counts of notices are added up, because each replica sends its own notices.
    if (this.#deps.watched.find(uploadId as UploadId) !== undefined) this.#notices.add({ type, uploadId, count });
  }

  #onGap(): void {
    this.#gaps += 1;
    this.#recent.clear();
    if (!this.#isRefreshing) void this.#refreshUntilCurrent();
  }

  #sendNotice({ type, uploadId, count, atMs }: Notice): void {
    this.#deps.watched.notify({ type, id: uploadId as UploadId, at: atMs, count }, null);
  }

  async #refreshUntilCurrent(): Promise<void> {
    const { watched, log } = this.#deps;
    const { signal } = this.#stopped;
    this.#isRefreshing = true;
    for (let refreshed = -1; refreshed !== this.#gaps && !signal.aborted; ) {
      const before = this.#gaps;
      try {
        await forEachBounded(watched.ids(), READS_AT_ONCE, (id) => this.#refresh(id), signal);
        await forEachBounded(watched.requestIds(), READS_AT_ONCE, (id) => this.#refreshRequest(id), signal);
        refreshed = before;
      } catch (error) {
        log.warn({ err: error }, "the states of watched uploads could not be read; retrying");
        await pause(REFRESH_AGAIN_MS, signal);
      }
    }
    this.#isRefreshing = false;
  }

  async #refresh(id: UploadId): Promise<void> {
    const { uploads, watched } = this.#deps;
    const upload = await uploads.read(id);
    const known = watched.find(id);
    if (known === undefined) return;
    if (upload === null) return watched.notify({ type: "gone", id }, null);
    Object.assign(known, limitsOf(upload));
    watched.notify(createSnapshot(id, upload), null);
  }

  async #refreshRequest(id: RequestId): Promise<void> {
    const { uploads, watched, clock } = this.#deps;
    const request = await uploads.readRequest(id);
    watched.notifyRequest(request === null ? { type: "request.gone", id } : { type: "request", id, at: clock.now() });
  }
}
