import type { OwnerEvent, RequestEvent, RequestId, UploadId } from "@envoi/protocol";
import { uidOf } from "../../shared/account/account-state.ts";
import { anySignal } from "../../shared/any-signal.ts";
import type { Environment } from "../../shared/environment.tsx";
import { isolated } from "../../shared/l10n/isolated.ts";
import { areNotificationsOn, notify } from "../../shared/notifications/notifications.ts";
import type { KeptRequest } from "../../shared/storage/kept-request.ts";
import type { WatchReport } from "../../shared/transfer/transfer.ts";
import { nameParts } from "../../shared/uploads/name-parts.ts";
import type { News, UploadNews } from "../../shared/uploads/news.ts";
import { type OwnUpload, shownTo } from "../../shared/uploads/own-upload.ts";
import { uploadName } from "../../shared/uploads/upload-name.ts";
import { keepFocus } from "./list-focus.ts";
import { onNewDelivery } from "./new-deliveries.ts";
import { RequestRefresh } from "./refresh-requests.ts";
import { createCountRefresh } from "./use-fresh-uploads.ts";

/** Interval at which the counts are polled while the server sends no events. */
const POLL_MS = 15_000;
/** Number of ticks between two polls while the page is hidden. */
const HIDDEN_POLLS = 4;
/** Delay after an upload is added, so that one subscription covers all uploads added in quick succession. */
const SETTLE_MS = 1_000;
/** Pause before asking a server without owner events again, randomly shortened by up to half. */
const UNSUPPORTED_MS = 600_000;
/** Age up to which an upload counts as just sent, so that its first download is reported. */
const JUST_SENT_MS = 60_000;

export type NewsView = Pick<Window, "addEventListener"> & {
  document: Pick<Document, "visibilityState" | "addEventListener">;
};

export type NewsDeps = Pick<
  Environment,
  "transfer" | "ownUploads" | "ownRequests" | "account" | "storage" | "news" | "language" | "now"
>;

/**
 * Keeps the news and the lists of all tabs up to date until aborted: through owner events, or by polling while no events
 * arrive. Shows notifications if enabled.
 */
export function leadNews(deps: NewsDeps, view: NewsView, signal: AbortSignal): Promise<void> {
  return new NewsLeader(deps, signal).run(view);
}

/** The tab that follows this device's uploads and requests for all tabs. */
class NewsLeader {
  readonly #deps: NewsDeps;
  readonly #signal: AbortSignal;
  readonly #refreshCounts: () => Promise<void>;
  readonly #requests: RequestRefresh;
  /** Uploads whose counts this tab has read. A growing count means a new download. */
  readonly #known = new Set<UploadId>();
  #watched: ReadonlySet<UploadId | RequestId> = new Set();
  /** Requests of which the current stream sends events. */
  readonly #followed = new Set<RequestId>();
  #stream = new AbortController();
  #settling: ReturnType<typeof setTimeout> | undefined;
  #isLive = false;
  #isCounted = false;

  constructor(deps: NewsDeps, signal: AbortSignal) {
    this.#deps = deps;
    this.#signal = signal;
    this.#refreshCounts = createCountRefresh(deps, signal);
    this.#requests = new RequestRefresh(deps, signal);
  }

  async run(view: NewsView): Promise<void> {
    const stops = this.#followList();
    const signal = this.#signal;
    view.addEventListener("online", () => this.#stream.abort(), { signal });
    // Discards the known counts, because they may increase at unknown times while the browser is offline.
    view.addEventListener("offline", () => this.#known.clear(), { signal });
    const stopPolling = this.#startPolling(view);
    this.#noticeSent(this.#shown());
    while (!signal.aborted) await this.#watch();
    stopPolling();
    clearTimeout(this.#settling);
    for (const stop of stops) stop();
  }

  #shown(): readonly OwnUpload[] {
    const { ownUploads, account } = this.#deps;
    return shownTo(ownUploads.store.getState(), account.getState());
  }

  #shownRequests(): readonly KeptRequest[] {
    const { ownRequests, account } = this.#deps;
    return shownTo(ownRequests.store.getState(), account.getState());
  }

  /** Follows the stream of the listed uploads and requests until it ends. */
  async #watch(): Promise<void> {
    const { transfer, storage } = this.#deps;
    const uploads = this.#shown();
    const requests = this.#shownRequests();
    this.#watched = new Set([...uploads, ...requests].map(({ id }) => id));
    this.#followed.clear();
    this.#stream = new AbortController();
    const signal = anySignal([this.#signal, this.#stream.signal]);
    try {
      await transfer.watchUploads(
        uploads.map(({ id, ownerToken }) => ({ id, ownerToken })),
        {
          requests: requests.map(({ ownerLink }) => ownerLink),
          lastEventId: storage.readMark("lastEventId"),
          onReport: (report) => this.#take(report),
          signal,
        },
      );
    } catch {
      // The worker failed, or the subscription was aborted.
    }
    if (signal.aborted) return;
    this.#isLive = false;
    const pauseMs = UNSUPPORTED_MS * (0.5 + Math.random() / 2);
    await transfer.delay(pauseMs, signal).catch(() => undefined);
  }

  #followList(): (() => void)[] {
    const { ownUploads, ownRequests, account, storage } = this.#deps;
    return [
      ownRequests.store.subscribe(() => this.#subscribeToAdded()),
      ownUploads.store.subscribe((uploads, before) => {
        this.#subscribeToAdded();
        this.#noticeSent(uploads);
        if (!this.#isCounted) this.#noticeCounts(uploads, before);
      }),
      account.subscribe((state, before) => {
        if (uidOf(state) !== uidOf(before)) this.#stream.abort();
      }),
      onRecentDownload(this.#deps, ({ id, downloadedAt, message }) => {
        if (areNotificationsOn(storage, "downloads")) notify(message, `${id} ${downloadedAt}`).catch(() => undefined);
      }),
      // Each arrival has a tag of its own: a notification that only replaced another would not alert the user.
      onNewDelivery(this.#deps, ({ id, arrivedAt, message }) => {
        if (areNotificationsOn(storage, "deliveries")) notify(message, `${id} ${arrivedAt}`).catch(() => undefined);
      }),
    ];
  }

  #startPolling(view: NewsView): () => void {
    let ticks = 0;
    const ticking = setInterval(() => {
      ticks += 1;
      const isDue = view.document.visibilityState !== "hidden" || ticks % HIDDEN_POLLS === 0;
      if (!isDue) return;
      if (!this.#isLive) void this.#poll();
      // An older server sends no events of requests.
      for (const { id } of this.#shownRequests()) if (!this.#isLive || !this.#followed.has(id)) this.#requests.ask(id);
    }, POLL_MS);
    return () => clearInterval(ticking);
  }

  async #poll(): Promise<void> {
    await this.#refreshCounts();
    for (const { id } of this.#deps.ownUploads.store.getState()) this.#known.add(id);
  }

  #subscribeToAdded(): void {
    const isWatched = ({ id }: OwnUpload | KeptRequest) => this.#watched.has(id);
    if (this.#settling !== undefined || [...this.#shown(), ...this.#shownRequests()].every(isWatched)) return;
    this.#settling = setTimeout(() => {
      this.#settling = undefined;
      this.#stream.abort();
    }, SETTLE_MS);
  }

  #noticeSent(uploads: readonly OwnUpload[]): void {
    const nowMs = this.#deps.now();
    for (const { id, dtotal, createdAt } of uploads) {
      if (dtotal === 0 && nowMs - createdAt < JUST_SENT_MS) this.#known.add(id);
    }
  }

  /** Reports downloads for which no event arrived: the new count was polled, or arrived in a snapshot after a gap. */
  #noticeCounts(uploads: readonly OwnUpload[], before: readonly OwnUpload[]): void {
    const { news, ownUploads, now } = this.#deps;
    for (const { id, dtotal } of uploads) {
      const former = before.find((upload) => upload.id === id);
      if (former === undefined || dtotal <= former.dtotal) continue;
      if (!this.#known.has(id)) {
        // An event that reports the time of this download may still arrive.
        if (news.getState()[id] !== undefined) changeNews(this.#deps, id, () => ({ downloadedAt: null }));
        continue;
      }
      const ending = ownUploads.past.getState().find((upload) => upload.id === id);
      const isDownload = ending === undefined || (ending.end === "downloaded" && !ending.isLate);
      if (isDownload) changeNews(this.#deps, id, () => ({ running: 0, downloadedAt: now() }));
    }
  }

  #take(report: WatchReport): void {
    if ("lastEventId" in report) this.#deps.storage.writeMark("lastEventId", report.lastEventId);
    else if ("state" in report) this.#isLive = report.state === "open";
    else if ("request" in report) this.#takeRequestEvent(report.request);
    else this.#takeEvent(report.event);
  }

  #takeRequestEvent({ type, id }: RequestEvent): void {
    if (type === "request") this.#followed.add(id);
    // The inbox is read in any case, because `request.gone` may also mean that the token is wrong.
    this.#requests.ask(id);
  }

  #takeEvent(event: OwnerEvent): void {
    // The counts are fetched, because `gone` may also mean that the token is wrong.
    if (event.type === "gone") return void this.#poll();
    this.#isCounted = event.type === "download.completed";
    keepFocus(() => takeOwnerEvent(this.#deps, event));
    this.#isCounted = false;
    this.#known.add(event.id);
  }
}

/** Maximum age of a download to announce. Older downloads, which a reopened page discovers, only appear in the list. */
const RECENT_MS = 600_000;

/** `message`: "letter.txt was downloaded". */
type RecentDownload = { id: UploadId; downloadedAt: number; message: string };

/** Calls the listener for each newly counted download unless it is old. @returns a function that unsubscribes */
export function onRecentDownload(
  { news, ownUploads, language, now }: Pick<Environment, "news" | "ownUploads" | "language" | "now">,
  listener: (download: RecentDownload) => void,
): () => void {
  function formatMessage(id: UploadId): string | null {
    const upload = ownUploads.store.getState().find((one) => one.id === id);
    const parts = upload === undefined ? ownUploads.past.getState().find((one) => one.id === id) : nameParts(upload);
    const t = language.getState().shown.text;
    return parts === undefined ? null : t("wasDownloaded", { name: uploadName(t, parts, isolated) });
  }

  return news.subscribe((uploads: News, before: News) => {
    for (const id of Object.keys(uploads) as UploadId[]) {
      const downloadedAt = uploads[id]?.downloadedAt ?? null;
      if (downloadedAt === null || downloadedAt === before[id]?.downloadedAt) continue;
      const message = formatMessage(id);
      if (message !== null && now() - downloadedAt < RECENT_MS) listener({ id, downloadedAt, message });
    }
  });
}

/** Time allowed for a download, in addition to the time that its bytes take on a slow connection. */
const DOWNLOAD_MS = 120_000;
const SLOW_BYTES_PER_MS = 250;

const NOTHING: UploadNews = { running: 0, runningUntil: 0, downloadedAt: null, wrongPasswords: 0 };

type NewsEnvironment = Pick<Environment, "news" | "ownUploads" | "now">;

function changeNews(
  { news }: Pick<Environment, "news">,
  id: UploadId,
  change: (known: UploadNews) => Partial<UploadNews>,
): void {
  const known = news.getState()[id] ?? NOTHING;
  news.dispatch({ ...news.getState(), [id]: { ...known, ...change(known) } });
}

/** Applies an owner event to the recent events and the list of uploads. */
export function takeOwnerEvent(environment: NewsEnvironment, event: Exclude<OwnerEvent, { type: "gone" }>): void {
  const { ownUploads, now } = environment;
  const { id } = event;
  const own = ownUploads.store.getState().find((upload) => upload.id === id);
  // An upload that is missing from the list has ended, or was deleted on this page.
  if (own === undefined) return;
  const { size, dtotal } = own;
  // The server's clock may be ahead of this device's.
  const at = "at" in event ? Math.min(event.at, now()) : now();
  switch (event.type) {
    case "snapshot":
    case "changed":
      ownUploads.setCounts(id, event);
      break;
    case "download.started":
      changeNews(environment, id, ({ running }) => ({
        running: running + event.count,
        runningUntil: now() + DOWNLOAD_MS + size / SLOW_BYTES_PER_MS,
      }));
      break;
    case "download.completed":
      // Must precede the changes to the list below, which may remove the upload and its name.
      changeNews(environment, id, ({ running, downloadedAt }) => {
        // If the list already counts this download, its time is already recorded, unless it was unknown.
        const isNew = event.dtotal > dtotal || (event.dtotal === dtotal && downloadedAt === null);
        return { running: Math.max(0, running - 1), downloadedAt: isNew ? at : downloadedAt };
      });
      if (event.dtotal >= event.dlimit) ownUploads.end(id, "downloaded", at);
      else if (event.dtotal > dtotal) ownUploads.setCounts(id, event);
      break;
    case "password.refused":
      changeNews(environment, id, ({ wrongPasswords }) => ({ wrongPasswords: wrongPasswords + event.count }));
      break;
    case "exhausted":
      ownUploads.end(id, "downloaded", at);
      break;
    case "deleted":
    case "expired":
      ownUploads.end(id, event.type, at);
  }
}
