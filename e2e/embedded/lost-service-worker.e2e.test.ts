import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startStandaloneProcess } from "@envoi/testkit";
import { expect, it } from "vitest";
import { launchChromium } from "../support/browser.ts";
import { generatorBytes } from "../support/generator-bytes.ts";
import { startTestProxy } from "../support/test-proxy.ts";
import { uploadClaiming } from "../support/upload-claiming.ts";

const BODY_BYTES = 2_000_000;

it.each([
  ["whose length is announced to the browser", BODY_BYTES],
  ["whose length is too large to be announced", 2 ** 31],
])(
  "a service worker terminated midway through a file %s leaves nothing that looks complete, and the page reports the failure",
  async (_which, bytes) => {
    const directory = await mkdtemp(join(tmpdir(), "envoi-lost-"));
    await using proxy = await startTestProxy();
    await using app = await startStandaloneProcess({ LOG_LEVEL: "warn", BASE_URL: proxy.origin });
    proxy.forwardTo(Number(new URL(app.origin).port));
    const link = await uploadClaiming(app.origin, bytes, generatorBytes(BODY_BYTES));
    const browser = await launchChromium(directory);
    try {
      const page = await browser.newPage();
      const devtools = await page.context().newCDPSession(page);
      await page.goto(link);
      proxy.slow("/api/download/", "down", { stopWhen: (_chunk, passedBytes) => passedBytes > BODY_BYTES / 2 });
      const saving = page.waitForEvent("download");
      await page.getByTestId("download-button").click();
      const download = await saving;
      expect(new URL(download.url()).searchParams.has("stream")).toBe(true);

      await devtools.send("ServiceWorker.enable");
      await devtools.send("ServiceWorker.stopAllWorkers");
      expect(await download.failure()).not.toBeNull();
      await page.getByText("stopped saving halfway").waitFor();
      // The browser removes a failed file a moment after reporting the failure.
      await expect.poll(() => readdir(directory)).toEqual([]);
    } finally {
      await browser.close();
      await rm(directory, { recursive: true });
    }
  },
);
