import type { Browser } from "playwright-core";
import { afterAll, beforeAll, it } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { launchChromium } from "../support/browser.ts";
import { sendStrangeFolder } from "../support/send-strange-folder.ts";

let app: App;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ LOG_LEVEL: "warn" }), launchChromium()]);
});
afterAll(async () => {
  await browser.close();
  await app[Symbol.asyncDispose]();
});

it.each([
  ["with system files", 1],
  ["with only system files", 6],
  ["with system files and otherwise only empty files", 28],
  ["with more files than an upload may have", 7],
])("files selected from a folder %s arrive, or the page reports which files will not [R5.28]", async (_, seed) => {
  await sendStrangeFolder(browser, "chromium", { origin: app.origin, seed });
});
