import { lazyPart } from "../../../shared/chunks/lazy-part.tsx";

export const DownloadGuard = lazyPart("download-guard", () => import("./download-guard.tsx"), "DownloadGuard");

export const DownloadStrip = lazyPart("download-strip", () => import("./download-strip.tsx"), "DownloadStrip");

export const WrongKeyPanel = lazyPart("wrong-key-panel", () => import("./key-panel.tsx"), "WrongKeyPanel");

/** Preloads what a download shows outside its page. */
export async function preloadParts(): Promise<void> {
  await Promise.all([DownloadGuard, DownloadStrip, WrongKeyPanel].map(({ preload }) => preload()));
}
