import { type Browser, chromium } from "playwright-core";

/** Real Chromium with nothing that reaches for the network by itself. `npm test` says where it is. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env["CHROMIUM_BIN"] ?? "/usr/bin/chromium",
    // Without a locale Chromium can't read files whose names are not ASCII.
    env: { ...process.env, LC_ALL: "C.UTF-8" },
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}
