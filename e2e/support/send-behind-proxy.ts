import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { StandaloneProcess } from "@envoi/testkit";
import { expect } from "vitest";
import { launchChromium } from "./browser.ts";
import { writeRandomFile } from "./files.ts";

const FILE_BYTES = 30_000_000;

/**
 * Sends and receives a file on pages of this origin, over HTTP/2 and a WebSocket.
 *
 * @param app - a process started with BASE_URL, TRUST_PROXY=1 and LOG_LEVEL=info
 */
export async function sendBehindProxy(origin: string, app: StandaloneProcess): Promise<void> {
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ ignoreHTTPSErrors: true, acceptDownloads: true });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(origin);
    const protocol = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType("navigation");
      return (navigation as PerformanceNavigationTiming).nextHopProtocol;
    });
    expect(protocol).toBe("h2");
    const path = await writeRandomFile(join(app.dataDirectory, "to-send", "film.bin"), FILE_BYTES);
    await page.getByTestId("file-input").setInputFiles(path);
    await page.getByTestId("upload-button").click();
    const link = await page.getByTestId("share-link").inputValue();
    const recipient = await context.newPage();
    await recipient.goto(link);
    const saved = recipient.waitForEvent("download");
    await recipient.getByTestId("download-button").click();
    expect((await readFile(await (await saved).path())).equals(await readFile(path))).toBe(true);
    await recipient.getByTestId("download-finished").waitFor();
  } finally {
    await browser.close();
  }
  expect(app.output()).toContain('"msg":"upload completed"');
  expect(app.output()).not.toContain('"transport":"http"');
}
