import { CHROMIUM_ARGUMENTS, type Engine, findProgram } from "@envoi/testkit";
import { type Browser, chromium, firefox } from "playwright-core";

/**
 * What Playwright switches off, as of these arguments only the last counts, and what Chromium makes ready beside each
 * new window though no test looks at it: the popups of its address bar, and a process for a next page. That is half of
 * what a window costs.
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

/** @param downloadsPath - where downloads are put; they go with the browser when it is not given */
export function launchBrowser(engine: Engine, downloadsPath?: string): Promise<Browser> {
  return engine === "chromium" ? launchChromium(downloadsPath) : launchFirefox(downloadsPath);
}

/** Real Chromium. */
export function launchChromium(downloadsPath?: string): Promise<Browser> {
  return chromium.launch({
    executablePath: findProgram("chromium"),
    ...(downloadsPath !== undefined && { downloadsPath }),
    // Without a locale Chromium can't read files whose names are not ASCII.
    env: { ...process.env, LC_ALL: "C.UTF-8" },
    args: [...CHROMIUM_ARGUMENTS, `--disable-features=${WITHOUT.join(",")}`],
  });
}

/** Real Firefox as it is released, driven by WebDriver BiDi. */
function launchFirefox(downloadsPath?: string): Promise<Browser> {
  return firefox.launch({
    channel: "moz-firefox",
    executablePath: findProgram("firefox"),
    ...(downloadsPath !== undefined && { downloadsPath }),
    env: { ...process.env, LC_ALL: "C.UTF-8" },
    firefoxUserPrefs: {
      // Beside the page, not taken out of its width.
      "ui.useOverlayScrollbars": 1,
      "browser.download.useDownloadDir": true,
      "browser.download.always_ask_before_handling_new_types": false,
      ...(downloadsPath !== undefined && { "browser.download.folderList": 2, "browser.download.dir": downloadsPath }),
    },
  });
}
