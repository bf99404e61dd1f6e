import { useSyncExternalStore } from "react";
import { windowEvents } from "./window-events.ts";

/**
 * `navigator.onLine` is not used: on some devices it is always false. A loaded page counts as online until the browser
 * reports a change.
 */
let isOffline = false;
globalThis.addEventListener?.("online", () => {
  isOffline = false;
});
globalThis.addEventListener?.("offline", () => {
  isOffline = true;
});

const subscribe = windowEvents("online", "offline");

/** Whether the browser has lost its network. Browsers notice this late, or not at all. */
export function useOffline(): boolean {
  return useSyncExternalStore(subscribe, () => isOffline);
}
