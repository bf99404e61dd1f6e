import type { Engine } from "@envoi/testkit";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { lookAt, overflowOf } from "./look.ts";
import { SCREENS } from "./screens.ts";
import { startTheatre, type Theatre } from "./stage.ts";

/** Comes to every screen. Each engine has a test file of its own: files run side by side. */
export function playScreens(engine: Engine): void {
  let theatre: Theatre;
  let browser: Browser;
  beforeAll(async () => {
    [theatre, browser] = await Promise.all([startTheatre(), launchBrowser(engine)]);
  });
  afterAll(async () => {
    await browser.close();
    await theatre[Symbol.asyncDispose]();
  });

  describe(`in ${engine}`, () => {
    it.each(SCREENS)("a person comes to $id, which fits a phone and is open to everyone", async (screen) => {
      await theatre.play(browser, async (stage) => {
        await screen.journey(stage);
        expect(await overflowOf(stage.page)).toEqual([]);
        if (engine === "chromium") expect(await lookAt(stage.page, screen)).toEqual([]);
      });
    });
  });
}
