/** The interface that the Android app adds to the page, so that the page can call the app. */
type AndroidBridge = { shareUrl: (url: string) => void };

/** `text`: accompanies the link. */
type ShareContent = { title: string; text: string; url: string };

export type Sharing = {
  platform: "android" | "web";
  /** Never rejects: the system shows the user whether sharing succeeded. */
  share: (shared: ShareContent) => Promise<void>;
};

function hasShareUrl(value: object): value is AndroidBridge {
  return "shareUrl" in value && typeof value.shareUrl === "function";
}

/** @returns `null` outside the Android app */
export function androidBridge(page: object): AndroidBridge | null {
  if (!("Android" in page) || typeof page.Android !== "object" || page.Android === null) return null;
  return hasShareUrl(page.Android) ? page.Android : null;
}

/**
 * Shares links through the bridge if there is one, otherwise through the system's share sheet.
 *
 * @param page - the window
 * @param system - its navigator
 */
export function createSharing(page: object, system: { share?: (shared: ShareContent) => Promise<void> }): Sharing {
  const bridge = androidBridge(page);
  return {
    platform: bridge === null ? "web" : "android",
    async share(shared) {
      try {
        if (bridge !== null) bridge.shareUrl(shared.url);
        else await system.share?.(shared);
      } catch {
        // The user closed the sheet, or no app can share.
      }
    },
  };
}
