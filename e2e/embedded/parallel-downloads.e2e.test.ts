import { createReadStream } from "node:fs";
import { join } from "node:path";
import { fetchInfo, upload } from "@envoi/client";
import { isLargeFile, largeStream, startWatchedBrowser, type WatchedBrowser, waitFor } from "@envoi/testkit";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { App } from "../support/app.ts";
import { startEmbeddedApp } from "../support/embedded-app.ts";
import { startSlowLine } from "../support/slow-line.ts";
import { savedFiles, startDownload } from "../support/start-download.ts";

const MiB = 1_048_576;
const BYTES = 300 * MiB;
/** Speed of one connection. */
const BYTES_PER_SECOND = 2.5 * MiB;
const CUT_EVERY_MS = 4_000;
const CUTS = 4;
const SECONDS = 180;

const { signal } = new AbortController();
let app: App;
let browser: WatchedBrowser;
beforeAll(async () => {
  app = await startEmbeddedApp({ LOG_LEVEL: "warn" });
  browser = await startWatchedBrowser("chromium");
}, 60_000);
afterAll(async () => {
  await browser[Symbol.asyncDispose]();
  await app[Symbol.asyncDispose]();
});

it(
  "Chromium saves 300 MiB over several slow connections, which all break four times, as one counted download",
  async () => {
    const file = { name: "a.bin", type: "", size: BYTES, stream: () => largeStream(BYTES) };
    const sent = await upload(app, { files: [file], downloadLimit: 2, timeLimitSeconds: 3_600 }, { signal });
    await using line = await startSlowLine(app.origin, BYTES_PER_SECOND);
    await startDownload(browser, `${line.origin}/download/${sent.id}/#${sent.secretB64}`);
    let cuts = 0;
    const cutting = setInterval(() => {
      if (cuts++ < CUTS) line.cut();
    }, CUT_EVERY_MS);
    await browser.until("download-finished").finally(() => clearInterval(cutting));
    expect(cuts).toBeGreaterThanOrEqual(CUTS);
    expect(line.maxBusy()).toBeGreaterThan(2);
    const [name = ""] = await waitFor(
      () => savedFiles(browser),
      (names) => names.length === 1,
    );
    const saved = createReadStream(join(browser.downloads, name), { highWaterMark: MiB });
    expect(await isLargeFile(saved, BYTES)).toBe(true);
    expect(await fetchInfo(app, sent, signal)).toMatchObject({ dtotal: 1 });
  },
  (SECONDS + 60) * 1_000,
);
