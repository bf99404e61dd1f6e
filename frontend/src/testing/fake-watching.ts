import { locks } from "node:worker_threads";
import type { OwnerEvent } from "@envoi/protocol";
import type { FollowedView } from "../features/files/follow-news.ts";
import { createAppStorage } from "../shared/storage/app-storage.ts";
import type { Transfer, WatchReport } from "../shared/transfer/transfer.ts";
import { fakeEnvironment } from "./fake-environment.ts";
import { createMemoryStorage } from "./memory-storage.ts";

/** A subscription through which the test sends owner events. */
type Watching = {
  owners: readonly object[];
  /** Owner's links of requests. */
  requests: readonly string[];
  lastEventId: string | null;
  isOpen: boolean;
  report: (report: WatchReport) => void;
  send: (event: OwnerEvent) => void;
  /** Ends the subscription, as if the server did not support owner events. */
  refuse: () => void;
};

/** An environment in which the test serves the subscriptions to owner events. */
export function fakeWatching(changes: Partial<Transfer> = {}, storage = createAppStorage(createMemoryStorage())) {
  const watchings: Watching[] = [];
  const environment = fakeEnvironment(
    {
      fetchInfo: () => new Promise(() => undefined),
      delay: (_, signal) => new Promise((_resolve, reject) => signal.addEventListener("abort", reject, { once: true })),
      watchUploads: (owners, { requests, lastEventId, onReport, signal }) =>
        new Promise((resolve) => {
          const watching: Watching = {
            owners,
            requests,
            lastEventId,
            isOpen: true,
            report: onReport,
            send: (event) => onReport({ event }),
            refuse: () => resolve("unsupported"),
          };
          watchings.push(watching);
          signal.addEventListener("abort", () => {
            watching.isOpen = false;
            resolve("cancelled");
          });
        }),
      ...changes,
    },
    storage,
  );
  return { environment, watchings, open: () => watchings.filter(({ isOpen }) => isOpen) };
}

/** A window that shares its locks with other windows, and can be hidden or left. */
export function fakeView() {
  const target = new EventTarget();
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" as DocumentVisibilityState });
  const view: FollowedView = {
    addEventListener: target.addEventListener.bind(target),
    document: page,
    navigator: { locks },
  };
  return {
    view,
    show(visibilityState: DocumentVisibilityState) {
      page.visibilityState = visibilityState;
      page.dispatchEvent(new Event("visibilitychange"));
    },
    dispatch: (type: string) => void target.dispatchEvent(new Event(type)),
  };
}

/** A browser with this permission for notifications. `shown`: titles of the notifications shown. */
export function fakeNotifications(permission: NotificationPermission) {
  const shown: string[] = [];
  class FakeNotification extends EventTarget {
    static permission = permission;
    static requestPermission = async () => permission;
    constructor(title: string) {
      super();
      shown.push(title);
    }
  }
  return { shown, Notification: FakeNotification };
}
