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

  const rules = RULES.filter(({ onlyIn = engine }) => onlyIn === engine);
  // By `%s`: long titles stay whole, as docs/requirements.md has them.
  it.each(rules.map(({ rule, journey }) => [rule, journey] as const))("%s", (_rule, journey) =>
    theatre.play(browser, journey),
  );
});
