import { areNotificationsOn } from "../../shared/notifications/notifications.ts";
import type { News } from "../../shared/uploads/news.ts";
import { shownTo } from "../../shared/uploads/own-upload.ts";
import { leadNews, type NewsDeps, type NewsView } from "./lead-news.ts";

/** Name of the leading tab's lock, and of the channel on which it shares the events. */
const NAME = "owner-news";

type Message = { kind: "ask" } | { kind: "news"; news: News };

type Locks = {
  request(name: string, options: { signal: AbortSignal }, lead: () => Promise<void>): Promise<unknown>;
};

/** Adds the locks shared by all tabs; undefined on insecure pages. */
export type FollowedView = NewsView & { navigator: { locks?: Locks } };

/**
 * [Note: Leading tab]
 *
 * A device has one stream of owner events. The tab that holds the lock follows it and shares the events with the
 * others. A tab requests the lock while it visibly lists the user's uploads or requests, and also while hidden if it has
 * to show notifications. The lists need no sharing because they are stored on the device.
 */
export function followNews(deps: NewsDeps, view: FollowedView): () => void {
  const { ownUploads, ownRequests, news, account, storage } = deps;
  const stopped = new AbortController();
  const { signal } = stopped;
  // On a device that stores nothing, each tab has its own list.
  const locks = storage.isUsable && view.navigator.locks;
  const channel = locks ? new BroadcastChannel(NAME) : null;
  let isLeading = false;
  let isLeft = false;
  let turn: AbortController | null = null;

  const post = (message: Message) => channel?.postMessage(message);

  async function lead(turnSignal: AbortSignal): Promise<void> {
    isLeading = true;
    try {
      await leadNews(deps, view, turnSignal);
    } finally {
      isLeading = false;
    }
  }

  function isWanted(): boolean {
    if (isLeft || signal.aborted) return false;
    const isHidden = view.document.visibilityState === "hidden";
    const hasUploads = shownTo(ownUploads.store.getState(), account.getState()).length > 0;
    const hasRequests = shownTo(ownRequests.store.getState(), account.getState()).length > 0;
    return (
      (hasUploads && (!isHidden || areNotificationsOn(storage, "downloads"))) ||
      (hasRequests && (!isHidden || areNotificationsOn(storage, "deliveries")))
    );
  }

  function update(): void {
    if (isWanted() === (turn !== null)) return;
    turn?.abort();
    if (!isWanted()) {
      turn = null;
      return;
    }
    turn = new AbortController();
    const turnSignal = turn.signal;
    // Rejects if this tab withdraws its request before getting the lock.
    if (locks) locks.request(NAME, { signal: turnSignal }, () => lead(turnSignal)).catch(() => undefined);
    else void lead(turnSignal);
  }

  channel?.addEventListener("message", ({ data }: MessageEvent<Message>) => {
    if (data.kind === "news" && !isLeading) news.dispatch(data.news);
    if (data.kind === "ask" && isLeading) post({ kind: "news", news: news.getState() });
  });
  post({ kind: "ask" });
  const stops = [
    ownUploads.store.subscribe(update),
    ownRequests.store.subscribe(update),
    account.subscribe(update),
    news.subscribe((state) => {
      if (isLeading) post({ kind: "news", news: state });
    }),
  ];
  view.document.addEventListener("visibilitychange", update, { signal });
  // Another tab may have sent an upload, created a request or enabled notifications.
  view.addEventListener(
    "storage",
    () => {
      ownUploads.reload();
      ownRequests.reload();
      update();
    },
    { signal },
  );
  const leave = (hasLeft: boolean) => () => {
    isLeft = hasLeft;
    update();
  };
  view.addEventListener("pagehide", leave(true), { signal });
  view.addEventListener("pageshow", leave(false), { signal });
  update();

  return () => {
    stopped.abort();
    update();
    for (const stop of stops) stop();
    channel?.close();
  };
}
