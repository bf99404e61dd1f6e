import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { WatchedBrowser } from "@envoi/testkit";
import { until, within } from "../measuring/within.ts";

export const TRANSFER_SECONDS = 600;
const PATIENCE = { seconds: TRANSFER_SECONDS, everyMs: 10 };

const SHOWN_SECONDS = 60;

/** Measures the time from the click until the page shows the link, in milliseconds. */
const SEND = `
  const startedAt = performance.now();
  document.querySelector('[data-testid="upload-button"]').click();
  const isFinished = () => document.querySelector('[data-testid="upload-finished"]') !== null;
  await new Promise((resolve) => {
    const observer = new MutationObserver(() => isFinished() && (observer.disconnect(), resolve()));
    observer.observe(document.body, { childList: true, subtree: true });
  });
  return performance.now() - startedAt;
`;

/** Waits until the page shows the element with this test id. @throws Error naming the element */
export async function shown(browser: WatchedBrowser, testId: string): Promise<void> {
  await within(SHOWN_SECONDS, `"${testId}" on the page`, browser.until(testId));
}

export async function chooseFile(browser: WatchedBrowser, origin: string, file: string): Promise<void> {
  await browser.open(origin);
  await shown(browser, "file-input");
  await browser.choose("file-input", file);
  await shown(browser, "upload-button");
}

/** Milliseconds from the click until the page shows the link of the new upload. */
export async function sendChosen(browser: WatchedBrowser): Promise<number> {
  return Number(await browser.run(SEND));
}

export async function openLink(browser: WatchedBrowser, link: string): Promise<void> {
  await browser.open("about:blank");
  await browser.open(link);
  await shown(browser, "download-button");
}

/** Milliseconds from the click on the download button until the file is on disk. */
export async function saveOpened(browser: WatchedBrowser, bytes: number): Promise<number> {
  return save(browser, bytes, () => browser.click("download-button"));
}

/** Resolves once a file of the given length has been downloaded and has its final name. */
async function savedFile({ downloads }: WatchedBrowser, bytes: number): Promise<string> {
  return until(`a file of ${bytes} bytes in ${downloads}`, PATIENCE, async () => {
    for (const name of await readdir(downloads)) {
      const file = join(downloads, name);
      const size = name.endsWith(".crdownload") ? 0 : (await stat(file).catch(() => null))?.size;
      if (size === bytes) return file;
    }
    return null;
  });
}

/** Milliseconds from calling `begin` until the file is on disk. */
export async function save(browser: WatchedBrowser, bytes: number, begin: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await begin();
  const file = await savedFile(browser, bytes);
  const ms = performance.now() - startedAt;
  await rm(file);
  return ms;
}
