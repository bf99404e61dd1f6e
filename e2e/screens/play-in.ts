import type { Engine } from "@envoi/testkit";
import type { Browser, BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { type Stage, startTheatre, type Theatre } from "./stage.ts";

/** One Envoi and one browser for all tests of a file. @returns a function that plays a journey there */
export function playIn(
  engine: Engine,
): (journey: (stage: Stage) => Promise<void>, options?: BrowserContextOptions) => Promise<void> {
  let theatre: Theatre | null = null;
  let browser: Browser | null = null;
  beforeAll(async () => {
    theatre = await startTheatre();
    browser = await launchBrowser(engine);
  });
  afterAll(async () => {
    await browser?.close();
    await theatre?.[Symbol.asyncDispose]();
  });
  return async (journey, options) => {
    if (theatre === null || browser === null) throw new Error("only tests have a stage");
    await theatre.play(browser, journey, options);
  };
}
