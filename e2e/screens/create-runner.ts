import type { Engine } from "@envoi/testkit";
import type { Browser, BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { type Fixture, startTestSite, type TestSite } from "./fixture.ts";

/** Starts one Envoi and one browser for all tests of a file. @returns a function to run a journey with them */
export function createRunner(
  engine: Engine,
): (journey: (fixture: Fixture) => Promise<void>, options?: BrowserContextOptions) => Promise<void> {
  let site: TestSite | null = null;
  let browser: Browser | null = null;
  beforeAll(async () => {
    site = await startTestSite();
    browser = await launchBrowser(engine);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.[Symbol.asyncDispose]();
  });
  return async (journey, options) => {
    if (site === null || browser === null) throw new Error("only tests have a fixture");
    await site.run(browser, journey, options);
  };
}
