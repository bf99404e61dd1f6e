import { ownerTokenMatches } from "@envoi/auth/node";
import { createNoticeThrottle, type FactOf, OBSERVED_FACTS, type ObservedFactType, type Observer } from "@envoi/events";
import { type Clock, createPlaces, type Log, type Place, type PlacesInUse, pause } from "@envoi/platform";
import {
  isFinalOwnerEvent,
  MAX_WATCHED_UPLOADS,
  type Notice,
  type OwnerEvent,
  ProtocolError,
  type UploadId,
} from "@envoi/protocol";
import type { StoredUpload, UploadReader } from "@envoi/store";
import type { Response } from "express";
import type { MetadataReporter } from "../report.ts";
import { eventOf, type KnownLimits, limitsBefore, limitsOf, snapshotOf } from "./event-of-fact.ts";
import { type EventStream, eventText, HEARTBEAT, openEventStream } from "./event-stream.ts";
import { createRecentFacts, type ObservedFact } from "./recent-facts.ts";

/*
 * [Note: Owner events]
 *
 * Every process observes the bus and notifies the owners whose streams are open there. A stream begins with the state of
 * its Uploads, read from the store; events follow. Nothing depends on them: if Facts may have been missed, the store is read
 * again and owners get a new snapshot. A Fact is published after the change it describes, so a state read after the position
 * of a Fact includes that change.
 */

export type OwnerNewsConfig = {
  /** Streams open in this process, in total and per client network (0: no limit). */
  maxOpenStreams: number;
  maxOpenStreamsPerNetwork: number;
  /** Maximum lifetime of a stream. The actual lifetime is random, at least three quarters of it. */
  streamSeconds: number;
};

export type OwnerNewsDeps = {
  uploads: Pick<UploadReader, "read">;
  bus: {
    observe(types: readonly ObservedFactType[], observer: Observer<ObservedFactType>): Promise<AsyncDisposable>;
  };
  config: OwnerNewsConfig;
  report: Pick<MetadataReporter, "ownerTokenRefused" | "streamOpened" | "streamEnded">;
  clock: Clock;
  log: Log;
  /** Interval of the timer for heartbeats and lifetimes. Tests shorten it. */
  tickMs?: number;
  /** Returns 0 to 1. Spreads reconnects over time. */
  random?: () => number;
};

type Claimed = { id: UploadId; ownerToken: string };
type Request = { uploads: readonly Claimed[]; since: number | null; network: string };

export type OwnerNews = AsyncDisposable & {
  readonly places: Readonly<Record<string, PlacesInUse>>;
  start(): Promise<void>;
  /**
   * Opens the stream of a subscription. Resolves once the state of its Uploads has been sent.
   *
   * @throws ProtocolError `busy`, `unavailable`
   */
  open(request: Request, response: Response): Promise<void>;
  /** Ends all streams and refuses new ones. */
  drain(): void;
};

/** Facts kept for clients that reconnect: some minutes of a busy site, weeks of a quiet one. */
const RECENT_FACTS = 10_000;
/** Maximum number of missed events to replay. With the snapshots they stay below MAX_UNREAD_BYTES. */
const MAX_REPLAYED = 200;
/** Watched Uploads per allowed stream: most people have few. */
const UPLOADS_PER_STREAM = 16;
/** Concurrent reads for one subscription, and for a refresh of all Uploads. */
const READS_AT_ONCE = 16;
/** Attempts to read the states without missing a Fact meanwhile. */
const READ_TRIES = 3;
/** In ticks, which are seconds. */
const BEAT_TICKS = { least: 20, most: 25 };
/** A stream open for longer than this may be evicted when others need its place. */
const STAY_TICKS = 60;
const LIFE_SHARE = { least: 0.75, most: 1 };
const REFRESH_AGAIN_MS = 5_000;
/** When clients should reconnect: after the lifetime or a shutdown, and after an eviction. */
const SOON_MS = { least: 1_000, most: 5_000 };
const LATER_MS = { least: 30_000, most: 60_000 };
const DRAIN_RETRY_SECONDS = 2;

/** An Upload with open streams of its owner. */
type Watched = KnownLimits & { streams: Set<OpenStream> };
type OpenStream = {
  stream: EventStream;
  uploadIds: Set<UploadId>;
  ticks: number;
  beatAtTick: number;
  endsAtTick: number;
};

/** See [Note: Owner events]. */
export function createOwnerNews(deps: OwnerNewsDeps): OwnerNews {
  const { uploads, bus, config, report, clock, log, tickMs = 1_000, random = Math.random } = deps;
  const { maxOpenStreams: inAll, maxOpenStreamsPerNetwork: perNetwork } = config;
  const places = createPlaces({ inAll, perNetwork });
  const uploadPlaces = createPlaces({
    inAll: Math.max(MAX_WATCHED_UPLOADS, inAll * UPLOADS_PER_STREAM),
    perNetwork: perNetwork * UPLOADS_PER_STREAM,
  });
  const recent = createRecentFacts(RECENT_FACTS);
  const watched = new Map<string, Watched>();
  const open = new Set<OpenStream>();
  const notices = createNoticeThrottle({ send: tellNotice, now: clock.now });
  const stopped = new AbortController();
  let gaps = 0;
  let isDraining = false;
  let isRefreshing = false;
  let observing: AsyncDisposable | null = null;
  const ticking = setInterval(tick, tickMs);
  ticking.unref();

  function between({ least, most }: { least: number; most: number }): number {
    return least + random() * (most - least);
  }

  function notify(id: UploadId, event: OwnerEvent, position: number | null): void {
    const streams = watched.get(id)?.streams;
    if (streams === undefined) return;
    const text = eventText(event, position);
    for (const one of [...streams]) {
      one.stream.send(text);
      if (isFinalOwnerEvent(event)) unwatch(one, id);
    }
  }

  function onFact(fact: FactOf<ObservedFactType>, position: number): void {
    recent.add({ fact, position });
    const known = watched.get(fact.uploadId);
    if (known !== undefined) notify(fact.uploadId as UploadId, eventOf(fact, known, clock.now()), position);
  }

  function onNotice({ type, uploadId, count }: Notice): void {
    // Every replica sends its own.
    if (watched.has(uploadId)) notices.add({ type, uploadId, count });
  }
  function tellNotice({ type, uploadId, count, atMs }: Notice): void {
    const id = uploadId as UploadId;
    notify(id, { type, id, at: atMs, count }, null);
  }

  function onGap(): void {
    gaps += 1;
    recent.clear();
    if (!isRefreshing) void refreshUntilCurrent();
  }

  async function refreshUntilCurrent(): Promise<void> {
    isRefreshing = true;
    for (let refreshed = -1; refreshed !== gaps && !stopped.signal.aborted; ) {
      const before = gaps;
      try {
        await inChunks([...watched.keys()] as UploadId[], refresh);
        refreshed = before;
      } catch (error) {
        log.warn({ err: error }, "the states of watched uploads could not be read, and will be read again");
        await pause(REFRESH_AGAIN_MS, stopped.signal);
      }
    }
    isRefreshing = false;
  }

  async function refresh(id: UploadId): Promise<void> {
    const upload = await uploads.read(id);
    const known = watched.get(id);
    if (known === undefined) return;
    if (upload === null) return notify(id, { type: "gone", id }, null);
    Object.assign(known, limitsOf(upload));
    notify(id, snapshotOf(id, upload), null);
  }

  function watch(one: OpenStream, upload: StoredUpload): void {
    // The client may have disconnected meanwhile.
    if (!open.has(one)) return;
    const known = watched.get(upload.id) ?? { ...limitsOf(upload), streams: new Set<OpenStream>() };
    // The known count may be newer than the one just read.
    known.downloads = Math.max(known.downloads, upload.downloads);
    watched.set(upload.id, known);
    known.streams.add(one);
    one.uploadIds.add(upload.id);
  }

  function unwatch(one: OpenStream, id: UploadId): void {
    one.uploadIds.delete(id);
    forget(one, id);
    if (one.uploadIds.size === 0) one.stream.end("finished");
  }
  function forget(one: OpenStream, id: UploadId): void {
    const streams = watched.get(id)?.streams;
    streams?.delete(one);
    if (streams?.size === 0) watched.delete(id);
  }

  function tick(): void {
    for (const one of [...open]) {
      one.ticks += 1;
      if (one.ticks >= one.endsAtTick) one.stream.end("expired", between(SOON_MS));
      else if (one.ticks >= one.beatAtTick) {
        one.stream.send(HEARTBEAT);
        one.beatAtTick = one.ticks + Math.round(between(BEAT_TICKS));
      }
    }
  }

  /** Reads the Uploads that belong to the owner. Unknown Uploads and wrong tokens look the same. */
  async function readOwned(claimed: readonly Claimed[]): Promise<Map<UploadId, StoredUpload>> {
    const owned = new Map<UploadId, StoredUpload>();
    await inChunks(claimed, async ({ id, ownerToken }) => {
      const upload = await uploads.read(id);
      if (upload === null) return;
      if (ownerTokenMatches(upload.ownerTokenHash, ownerToken)) owned.set(id, upload);
      else report.ownerTokenRefused(id);
    });
    return owned;
  }

  /** @returns states that include every Fact up to `position` */
  async function readCurrent(claimed: readonly Claimed[]) {
    for (let tries = 1; ; tries += 1) {
      const [position, before] = [recent.position, gaps];
      const owned = await readOwned(claimed);
      if (before === gaps) return { owned, position };
      if (tries === READ_TRIES) throw new ProtocolError("unavailable", { retryAfterSeconds: DRAIN_RETRY_SECONDS });
    }
  }

  function takePlaces(one: { ticks: number; stream?: EventStream }, { network, uploads: claimed }: Request): Place[] {
    const holder = {
      isIdle: () => one.ticks > STAY_TICKS,
      putOut: () => one.stream?.end("evicted", between(LATER_MS)),
    };
    const place = places.take(network, holder);
    try {
      return [place, uploadPlaces.take(network, holder, claimed.length)];
    } catch (error) {
      place.leave();
      throw error;
    }
  }

  function begin(one: OpenStream, response: Response, heldPlaces: readonly Place[]): void {
    one.stream = openEventStream(response, (reason) => {
      open.delete(one);
      for (const id of one.uploadIds) forget(one, id);
      for (const place of heldPlaces) place.leave();
      report.streamEnded(reason);
    });
    report.streamOpened();
  }

  /** Sends missed events, the states, and the events that occurred while these were read. */
  function sendStart(
    one: OpenStream,
    { uploads: claimed, since }: Request,
    { owned, position }: Awaited<ReturnType<typeof readCurrent>>,
  ): void {
    const ids = new Set(owned.keys());
    const replay = (facts: readonly ObservedFact[]) => {
      const known = limitsBefore(facts, owned);
      for (const { fact, position: at } of facts) {
        const limits = known.get(fact.uploadId as UploadId);
        if (limits !== undefined) one.stream.send(eventText(eventOf(fact, limits, clock.now()), at));
      }
    };
    const missed = since === null ? null : recent.since(since, ids);
    if (missed !== null && missed.length <= MAX_REPLAYED) {
      replay(missed.filter((fact) => fact.position <= (position ?? 0)));
    }
    for (const { id } of claimed) {
      const upload = owned.get(id);
      one.stream.send(eventText(upload === undefined ? { type: "gone", id } : snapshotOf(id, upload), position));
    }
    for (const upload of owned.values()) watch(one, upload);
    for (const { fact, position: at } of recent.since(position, ids) ?? []) {
      const id = fact.uploadId as UploadId;
      const known = watched.get(id);
      if (known === undefined || !one.uploadIds.has(id)) continue;
      const event = eventOf(fact, known, clock.now());
      one.stream.send(eventText(event, at));
      if (isFinalOwnerEvent(event)) unwatch(one, id);
    }
    if (one.uploadIds.size === 0) one.stream.end("finished");
  }

  return {
    places: { "event streams": places, "watched uploads": uploadPlaces },
    async start() {
      observing = await bus.observe(OBSERVED_FACTS, { onFact, onNotice, onGap });
    },
    async open(request, response) {
      if (isDraining) throw new ProtocolError("unavailable", { retryAfterSeconds: DRAIN_RETRY_SECONDS });
      const one = {
        uploadIds: new Set<UploadId>(),
        ticks: 0,
        beatAtTick: Math.round(between(BEAT_TICKS)),
        endsAtTick: Math.max(1, Math.round(config.streamSeconds * between(LIFE_SHARE))),
      } as OpenStream;
      const heldPlaces = takePlaces(one, request);
      try {
        const states = await readCurrent(request.uploads);
        if (isDraining) throw new ProtocolError("unavailable", { retryAfterSeconds: DRAIN_RETRY_SECONDS });
        open.add(one);
        begin(one, response, heldPlaces);
        sendStart(one, request, states);
      } catch (error) {
        for (const place of heldPlaces) place.leave();
        open.delete(one);
        throw error;
      }
    },
    drain() {
      isDraining = true;
      for (const one of [...open]) one.stream.end("drained", between(SOON_MS));
    },
    async [Symbol.asyncDispose]() {
      stopped.abort();
      clearInterval(ticking);
      notices[Symbol.dispose]();
      for (const one of [...open]) one.stream.end("drained", between(SOON_MS));
      await observing?.[Symbol.asyncDispose]();
    },
  };
}

async function inChunks<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  for (let first = 0; first < items.length; first += READS_AT_ONCE) {
    await Promise.all(items.slice(first, first + READS_AT_ONCE).map(work));
  }
}
