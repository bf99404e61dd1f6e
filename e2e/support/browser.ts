import { CHROMIUM_ARGUMENTS, type Engine, findProgram } from "@envoi/testkit";

import { type Browser, type BrowserContext, chromium, firefox, type LaunchOptions } from "playwright-core";

/**
 * Features to disable. Those that Playwright disables are repeated, because Chromium obeys only the last such argument.
 * The others are prepared for each window but needed by no test: address bar popups and a spare process, which are half
 * of the cost of a window.
 */
const WITHOUT = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "BlockOriginHeaderModificationOnRedirect",
  "DestroyProfileOnBrowserClose",
  "DialMediaRouteProvider",
  "GlobalMediaControls",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "Translate",
  "SpareRendererForSitePerProcess",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "WebUIOmniboxPopup",
];

/** @param downloadsPath - directory of downloads; by default they are deleted with the browser */
export function launchBrowser(engine: Engine, downloadsPath?: string): Promise<Browser> {
  return engine === "chromium" ? launchChromium(downloadsPath) : launchFirefox(downloadsPath);
}

type Profile = { folder: string; downloads: string };

/** Starts a browser with a profile on disk, which outlives the browser. */
export function openProfile(engine: Engine, { folder, downloads }: Profile): Promise<BrowserContext> {
  return engine === "chromium"
    ? chromium.launchPersistentContext(folder, { ...chromiumOptions(downloads), locale: "en-US" })
    : firefox.launchPersistentContext(folder, { ...firefoxOptions(downloads), locale: "en-US" });
}

/** Starts a real Chromium. */
export function launchChromium(downloadsPath?: string): Promise<Browser> {
  return chromium.launch(chromiumOptions(downloadsPath));
}

function chromiumOptions(downloadsPath?: string): LaunchOptions {
  return {
    executablePath: findProgram("chromium"),
    ...(downloadsPath !== undefined && { downloadsPath }),
    // Without a UTF-8 locale, Chromium cannot read files whose names are not ASCII.
    env: { ...process.env, LC_ALL: "C.UTF-8" },
    args: [...CHROMIUM_ARGUMENTS, `--disable-features=${WITHOUT.join(",")}`],
  };
}

/** Starts a real, released Firefox, driven by WebDriver BiDi. */
function launchFirefox(downloadsPath?: string): Promise<Browser> {
  return firefox.launch(firefoxOptions(downloadsPath));
}

function firefoxOptions(downloadsPath?: string): LaunchOptions {
  return {
    channel: "moz-firefox",
    executablePath: findProgram("firefox"),
    ...(downloadsPath !== undefined && { downloadsPath }),
    env: { ...process.env, LC_ALL: "C.UTF-8" },
    firefoxUserPrefs: {
      // Overlay scrollbars, which do not reduce the width of the page.
      "ui.useOverlayScrollbars": 1,
      "browser.download.useDownloadDir": true,
      "browser.download.always_ask_before_handling_new_types": false,
      ...(downloadsPath !== undefined && { "browser.download.folderList": 2, "browser.download.dir": downloadsPath }),
    },
  };
}
