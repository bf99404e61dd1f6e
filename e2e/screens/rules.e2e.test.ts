import { ENGINES } from "@envoi/testkit";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, it } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { RULES } from "./rules.ts";
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

  it.each(RULES)("$rule", ({ journey }) => theatre.play(browser, journey));
});
