import type { OwnerEvent, UploadId } from "@envoi/protocol";
import { uidOf } from "../../shared/account/account-state.ts";
import { anySignal } from "../../shared/any-signal.ts";
import type { Environment } from "../../shared/environment.tsx";
import type { WatchReport } from "../../shared/transfer/transfer.ts";
import { type OwnUpload, shownTo } from "../../shared/uploads/own-upload.ts";
import { keepFocus } from "./keep-focus.ts";
import { areNotificationsOn, notify } from "./notifications.ts";
import { onRecentDownload } from "./recent-downloads.ts";
import { createCountRefresh } from "./refresh-counts.ts";
import { changeNews, takeOwnerEvent } from "./take-owner-event.ts";

/** How often the server is asked for the counts while it reports no events. */
const POLL_MS = 15_000;
/** A hidden page polls every so many times. */
const HIDDEN_POLLS = 4;
/** Delay after an upload was added, so that the next ones are subscribed to with it. */
const SETTLE_MS = 1_000;
/** Pause after a server without owner events, randomly shortened by up to half. */
const UNSUPPORTED_MS = 600_000;
/** An upload whose record is younger has been sent a moment ago, so its first download is news. */
const JUST_SENT_MS = 60_000;

/** The part of `Window` that is used. */
export type NewsView = Pick<Window, "addEventListener"> & {
  document: Pick<Document, "visibilityState" | "addEventListener">;
};

/**
 * Keeps news and list up to date for all tabs, until aborted: by owner events, or by polling while there are none. Shows
 * notifications if the person wants them.
 */
export async function leadNews(environment: Environment, view: NewsView, signal: AbortSignal): Promise<void> {
  const { transfer, ownUploads, account, storage, now } = environment;
  /** Their counts were read since this tab leads: when one grows, it has just been downloaded. */
  const known = new Set<UploadId>();
  let watched: ReadonlySet<UploadId> = new Set();
  let stream = new AbortController();
  let settling: ReturnType<typeof setTimeout> | undefined;
  let isLive = false;
  let isCounted = false;
  let ticks = 0;

  const refreshCounts = createCountRefresh(environment, signal);
  const shown = () => shownTo(ownUploads.store.getState(), account.getState());

  async function poll(): Promise<void> {
    await refreshCounts();
    for (const { id } of ownUploads.store.getState()) known.add(id);
  }

  function tick(): void {
    ticks += 1;
    const isDue = view.document.visibilityState !== "hidden" || ticks % HIDDEN_POLLS === 0;
    if (!isLive && isDue) void poll();
  }

  function subscribeToAdded(): void {
    if (settling !== undefined || shown().every(({ id }) => watched.has(id))) return;
    settling = setTimeout(() => {
      settling = undefined;
      stream.abort();
    }, SETTLE_MS);
  }

  function noticeSent(uploads: readonly OwnUpload[]): void {
    for (const { id, dtotal, createdAt } of uploads) {
      if (dtotal === 0 && now() - createdAt < JUST_SENT_MS) known.add(id);
    }
  }

  /** Downloads of which no event came: their count was polled, or is in a snapshot after a gap. */
  function noticeCounts(uploads: readonly OwnUpload[], before: readonly OwnUpload[]): void {
    for (const { id, dtotal } of uploads) {
      const former = before.find((upload) => upload.id === id);
      if (former === undefined || dtotal <= former.dtotal) continue;
      if (!known.has(id)) {
        // An event may still report when that was.
        if (environment.news.getState()[id] !== undefined) changeNews(environment, id, () => ({ downloadedAt: null }));
        continue;
      }
      const ending = ownUploads.past.getState().find((upload) => upload.id === id);
      const isDownload = ending === undefined || (ending.end === "downloaded" && !ending.isLate);
      if (isDownload) changeNews(environment, id, () => ({ running: 0, downloadedAt: now() }));
    }
  }

  function take(report: WatchReport): void {
    if ("lastEventId" in report) storage.writeMark("lastEventId", report.lastEventId);
    else if ("state" in report) isLive = report.state === "open";
    else takeEvent(report.event);
  }

  function takeEvent(event: OwnerEvent): void {
    // It may also mean that the token is wrong.
    if (event.type === "gone") return void poll();
    isCounted = event.type === "download.completed";
    keepFocus(() => takeOwnerEvent(environment, event));
    isCounted = false;
    known.add(event.id);
  }

  const stops = [
    ownUploads.store.subscribe((uploads, before) => {
      subscribeToAdded();
      noticeSent(uploads);
      if (!isCounted) noticeCounts(uploads, before);
    }),
    account.subscribe((state, before) => {
      if (uidOf(state) !== uidOf(before)) stream.abort();
    }),
    onRecentDownload(environment, ({ id, downloadedAt, message }) => {
      if (areNotificationsOn(storage)) notify(message, `${id} ${downloadedAt}`).catch(() => undefined);
    }),
  ];
  view.addEventListener("online", () => stream.abort(), { signal });
  // Nobody knows when a count grew meanwhile.
  view.addEventListener("offline", () => known.clear(), { signal });
  const ticking = setInterval(tick, POLL_MS);
  noticeSent(shown());

  while (!signal.aborted) {
    const uploads = shown();
    watched = new Set(uploads.map(({ id }) => id));
    stream = new AbortController();
    const streamSignal = anySignal([signal, stream.signal]);
    try {
      await transfer.watchUploads(
        uploads.map(({ id, ownerToken }) => ({ id, ownerToken })),
        { lastEventId: storage.readMark("lastEventId"), onReport: take, signal: streamSignal },
      );
    } catch {
      // The worker broke, or the subscription was aborted.
    }
    if (streamSignal.aborted) continue;
    isLive = false;
    const pauseMs = UNSUPPORTED_MS * (0.5 + Math.random() / 2);
    await transfer.delay(pauseMs, streamSignal).catch(() => undefined);
  }

  clearInterval(ticking);
  clearTimeout(settling);
  for (const stop of stops) stop();
}
