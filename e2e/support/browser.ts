import { CHROMIUM_ARGUMENTS, type Engine, findProgram } from "@envoi/testkit";

import { type Browser, type BrowserContext, chromium, firefox, type LaunchOptions } from "playwright-core";

/**
 * Features to disable. Those disabled by Playwright are repeated, because Chromium obeys only the last such argument.
 * The others (address bar popups and a spare process) account for half of a window's cost, and no test needs them.
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

/** @param downloadsPath - download directory; by default, downloads are deleted with the browser */
export function launchBrowser(engine: Engine, downloadsPath?: string): Promise<Browser> {
  return engine === "chromium" ? launchChromium(downloadsPath) : launchFirefox(downloadsPath);
}

type Profile = { folder: string; downloads: string };

/** Starts a browser with an on-disk profile that is kept after the browser exits. */
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
    // Without a UTF-8 locale, Chromium cannot read files with non-ASCII names.
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
