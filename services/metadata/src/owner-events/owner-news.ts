import { ownerTokenMatches } from "@envoi/auth/node";
import { OBSERVED_FACTS, type ObservedFactType, type Observer } from "@envoi/events";
import { type Clock, createSlots, forEachBounded, type Log, type Slot, type SlotUse } from "@envoi/platform";
import { MAX_WATCHED_UPLOADS, ProtocolError, type RequestId, type UploadId } from "@envoi/protocol";
import type { RequestStore, StoredUpload, UploadReader } from "@envoi/store";
import type { Response } from "express";
import type { MetadataReporter } from "../reporter.ts";
import { FactFeed, READS_AT_ONCE } from "./fact-feed.ts";
import { OwnerStream } from "./owner-stream.ts";
import { sendStart } from "./start-of-stream.ts";
import { WatchedUploads } from "./watched-uploads.ts";

/*
 * [Note: Owner events]
 *
 * Every process observes the bus and notifies the owners whose streams are open there. A stream begins with the state
 * of its Uploads, read from the store, and events follow. Nothing depends on getting every event: if Facts may have
 * been missed, the store is read again and owners get a new snapshot. A Fact is published after the change that it
 * describes, so a state includes that change if it was read after the bus had delivered the Fact.
 */

type OwnerNewsConfig = {
  /** Maximum number of open streams in this process, in total and per client network (0: no limit). */
  maxOpenStreams: number;
  maxOpenStreamsPerNetwork: number;
  /** Maximum lifetime of a stream. The actual lifetime is random, at least three quarters of it. */
  streamSeconds: number;
};

export type OwnerNewsDeps = {
  uploads: Pick<UploadReader, "read"> & Pick<RequestStore, "readRequest">;
  bus: {
    observe(types: readonly ObservedFactType[], observer: Observer<ObservedFactType>): Promise<AsyncDisposable>;
  };
  config: OwnerNewsConfig;
  report: Pick<MetadataReporter, "ownerTokenRefused" | "requestTokenRefused" | "streamOpened" | "streamEnded">;
  clock: Clock;
  log: Log;
  /** Interval of the timer for heartbeats and lifetimes. Tests shorten it. */
  tickMs?: number;
  /** Returns a number from 0 to 1, to spread reconnects over time. */
  random?: () => number;
};

type RequestedUpload = { id: UploadId; ownerToken: string };
type WatchedRequest = { id: RequestId; ownerToken: string };
type Request = {
  uploads: readonly RequestedUpload[];
  requests: readonly WatchedRequest[];
  since: number | null;
  network: string;
};

export type OwnerNews = AsyncDisposable & {
  readonly slots: Readonly<Record<string, SlotUse>>;
  start(): Promise<void>;
  /**
   * Opens the stream of a subscription. Resolves once the state of its Uploads has been sent.
   *
   * @throws ProtocolError `busy`, `unavailable`
   */
  open(request: Request, response: Response): Promise<void>;
  /** Ends all streams and rejects new ones. */
  drain(): void;
};

/** Maximum number of watched Uploads and requests, as a multiple of the maximum number of streams. Most owners have few Uploads. */
const UPLOADS_PER_STREAM = 16;
const DRAIN_RETRY_SECONDS = 2;

/** See [Note: Owner events]. */
export function createOwnerNews(deps: OwnerNewsDeps): OwnerNews {
  const { bus, config, report, tickMs = 1_000, random = Math.random } = deps;
  const slots = createStreamSlots(config);
  const watched = new WatchedUploads();
  const feed = new FactFeed({ ...deps, watched });
  const streams = new Set<OwnerStream>();
  let isDraining = false;
  let observing: AsyncDisposable | null = null;
  const ticking = setInterval(() => {
    for (const stream of [...streams]) stream.tick();
  }, tickMs);
  ticking.unref();

  function refuseWhileDraining(): void {
    if (isDraining) throw new ProtocolError("unavailable", { retryAfterSeconds: DRAIN_RETRY_SECONDS });
  }

  function begin(stream: OwnerStream, response: Response, held: readonly Slot[]): void {
    streams.add(stream);
    stream.begin(response, (reason) => {
      streams.delete(stream);
      watched.removeAll(stream);
      for (const slot of held) slot.leave();
      report.streamEnded(reason);
    });
    report.streamOpened();
  }

  return {
    slots: slots.inUse,
    async start() {
      observing = await bus.observe(OBSERVED_FACTS, feed.observer);
    },
    async open({ uploads: claimed, requests: claimedRequests, since, network }, response) {
      refuseWhileDraining();
      const stream = new OwnerStream(config.streamSeconds, random);
      const held = slots.take(stream, network, claimed.length + claimedRequests.length);
      try {
        const requests = await findOwnRequests(deps, claimedRequests);
        const { state: owned, position } = await feed.readCurrent(() => readOwned(deps, claimed));
        refuseWhileDraining();
        begin(stream, response, held);
        const ids = claimed.map(({ id }) => id);
        sendStart({ watched, feed, clock: deps.clock }, stream, { ids, owned, requests, position, since });
      } catch (error) {
        for (const slot of held) slot.leave();
        streams.delete(stream);
        throw error;
      }
    },
    drain() {
      isDraining = true;
      for (const stream of [...streams]) stream.drain();
    },
    async [Symbol.asyncDispose]() {
      clearInterval(ticking);
      feed[Symbol.dispose]();
      for (const stream of [...streams]) stream.drain();
      await observing?.[Symbol.asyncDispose]();
    },
  };
}

/** The slots for streams, and for their Uploads. */
function createStreamSlots({ maxOpenStreams: inAll, maxOpenStreamsPerNetwork: perNetwork }: OwnerNewsConfig) {
  const streams = createSlots({ inAll, perNetwork });
  const uploads = createSlots({
    inAll: Math.max(MAX_WATCHED_UPLOADS, inAll * UPLOADS_PER_STREAM),
    perNetwork: perNetwork * UPLOADS_PER_STREAM,
  });
  return {
    inUse: { "event streams": streams, "watched uploads": uploads },
    /** @throws ProtocolError `busy` */
    take(stream: OwnerStream, network: string, count: number): Slot[] {
      const holder = { isIdle: () => stream.mayBeEvicted, evict: () => stream.evict() };
      const slot = streams.take(network, holder);
      try {
        return [slot, uploads.take(network, holder, count)];
      } catch (error) {
        slot.leave();
        throw error;
      }
    },
  };
}

/** Reads the Uploads that belong to the owner. The result does not distinguish unknown Uploads from wrong tokens. */
async function readOwned(
  { uploads, report }: Pick<OwnerNewsDeps, "uploads" | "report">,
  claimed: readonly RequestedUpload[],
): Promise<Map<UploadId, StoredUpload>> {
  const owned = new Map<UploadId, StoredUpload>();
  const read = async ({ id, ownerToken }: RequestedUpload) => {
    const upload = await uploads.read(id);
    // A complete delivery belongs to its request's owner, not to its sender.
    if (upload === null || upload.requestId !== null) return;
    if (ownerTokenMatches(upload.ownerTokenHash, ownerToken)) owned.set(id, upload);
    else report.ownerTokenRefused(id);
  };
  await forEachBounded(claimed, READS_AT_ONCE, read, new AbortController().signal);
  return owned;
}

/** @returns whether each request exists and belongs to the owner */
async function findOwnRequests(
  { uploads, report }: Pick<OwnerNewsDeps, "uploads" | "report">,
  claimed: readonly WatchedRequest[],
): Promise<Map<RequestId, boolean>> {
  const found = new Map<RequestId, boolean>(claimed.map(({ id }) => [id, false]));
  const read = async ({ id, ownerToken }: WatchedRequest) => {
    const request = await uploads.readRequest(id);
    if (request === null) return;
    if (ownerTokenMatches(request.ownerTokenHash, ownerToken)) found.set(id, true);
    else report.requestTokenRefused(id, "owner_token");
  };
  await forEachBounded(claimed, READS_AT_ONCE, read, new AbortController().signal);
  return found;
}
