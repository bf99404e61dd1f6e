import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { type App, startApp } from "./app.ts";
import { launchChromium } from "./browser.ts";

const PATIENCE_MS = 120_000;

/** What all tests in a file share: Envoi in this test project's mode, a Chromium browser and a folder. */
export type People = {
  app(): App;
  origin(): string;
  /** Directory for sent and received files; removed afterwards. */
  directory(): string;
  /** Opens a page in a fresh profile. */
  freshPage(): Promise<Page>;
  /** Clicks download. @returns the saved file's path, and the name that the page gave the file */
  saveDownload(page: Page): Promise<{ path: string; name: string }>;
};

/** @param settings - the app's settings, read at startup */
export function sharedPeople(
  settings: () => Record<string, string> | Promise<Record<string, string>> = () => ({}),
): People {
  let app: App;
  let browser: Browser;
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "envoi-files-"));
    [app, browser] = await Promise.all([startApp({ LOG_LEVEL: "warn", ...(await settings()) }), launchChromium()]);
  });
  afterAll(async () => {
    await browser.close();
    await app[Symbol.asyncDispose]();
    await rm(directory, { recursive: true, force: true });
  });
  return {
    app: () => app,
    origin: () => app.origin,
    directory: () => directory,
    async freshPage() {
      const context = await browser.newContext({ acceptDownloads: true });
      return context.newPage();
    },
    async saveDownload(page) {
      const saved = page.waitForEvent("download", { timeout: PATIENCE_MS });
      await page.getByTestId("download-button").click();
      const download = await saved;
      const path = join(directory, `received-${crypto.randomUUID()}`);
      await download.saveAs(path);
      return { path, name: download.suggestedFilename() };
    },
  };
}

/** Uploads the selected files. @returns the link */
export async function uploadChosen(page: Page): Promise<string> {
  await page.getByTestId("upload-button").click();
  const link = page.getByTestId("share-link");
  await link.waitFor({ timeout: PATIENCE_MS });
  return link.inputValue();
}

/** Selects a local file on the home page, and uploads it. @returns the link */
export async function sendFile(page: Page, origin: string, file: string): Promise<string> {
  await page.goto(origin);
  await page.getByTestId("file-input").setInputFiles(file);
  return uploadChosen(page);
}

export async function closeAll(...pages: Page[]): Promise<void> {
  await Promise.all(pages.map((page) => page.context().close()));
}
