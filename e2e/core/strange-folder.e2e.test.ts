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
  ["with files of the system", 1],
  ["with only files of the system", 6],
  ["with only empty files besides", 28],
  ["with more files than an upload may have", 7],
])("what is chosen from a folder %s arrives, or the page says what will not [R5.28]", async (_, seed) => {
  await sendStrangeFolder(browser, "chromium", { origin: app.origin, seed });
});
