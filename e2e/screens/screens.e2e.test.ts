import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ENGINES, launchBrowser } from "../support/browser.ts";
import { lookAt, overflowOf } from "./look.ts";
import { RULES } from "./rules.ts";
import { SCREENS } from "./screens.ts";
import { startTheatre, type Theatre } from "./stage.ts";

let theatre: Theatre;
beforeAll(async () => {
  theatre = await startTheatre();
});
afterAll(() => theatre[Symbol.asyncDispose]());

describe.each(ENGINES)("in %s", (engine) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser(engine);
  });
  afterAll(() => browser.close());

  it.each(SCREENS)("a person comes to $id, which fits a phone and is open to everyone", async (screen) => {
    await theatre.play(browser, async (stage) => {
      await screen.journey(stage);
      expect(await overflowOf(stage.page)).toEqual([]);
      if (engine === "chromium") expect(await lookAt(stage.page, screen)).toEqual([]);
    });
  });

  it.each(RULES)("$rule", ({ journey }) => theatre.play(browser, journey));
});
