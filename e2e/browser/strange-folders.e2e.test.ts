import { ENGINES } from "@envoi/testkit";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, it } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { launchBrowser } from "../support/browser.ts";
import { sendStrangeFolder } from "../support/send-strange-folder.ts";

/** Seeds of the folders. Firefox takes fewer, others, because a new context costs it seconds. */
const SEEDS = { chromium: { first: 1, count: 100 }, firefox: { first: 101, count: 50 } };
/** Number of concurrent workers: one waits for network and disk while the other computes. */
const CONCURRENCY = 2;

let app: App;
beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: "warn", UPLOADS_PER_HOUR_PER_NETWORK: "0" });
});
afterAll(() => app[Symbol.asyncDispose]());

describe.each(ENGINES)("in %s", (engine) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser(engine);
  });
  afterAll(() => browser.close());

  const { first, count } = SEEDS[engine];

  it(`from ${count} folders with strange content, the chosen files arrive, or the page says which will not [R5.28b]`, async () => {
    const seeds = Array.from({ length: count }, (_, at) => first + at);
    const lane = async () => {
      for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
        await sendStrangeFolder(browser, engine, { origin: app.origin, seed });
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, lane));
  });
});
