import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchChromium } from "../support/browser.ts";
import { type RefusingProxy, startRefusingProxy } from "../support/forward-proxy.ts";
import { startTheatre, type Theatre } from "./stage.ts";
import { openLink, sendLetter } from "./steps.ts";

/** What forms are like is asked by the browser itself, whatever page has them. */
const ASKED_BY_CHROMIUM = "content-autofill.googleapis.com:443";

let theatre: Theatre;
let browser: Browser;
let elsewhere: RefusingProxy;
beforeAll(async () => {
  theatre = await startTheatre();
  elsewhere = await startRefusingProxy();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await elsewhere[Symbol.asyncDispose]();
  await theatre[Symbol.asyncDispose]();
});

it("with every other origin closed people send, receive and read what happens to their files, and none is even asked", async () => {
  const options = { proxy: { server: elsewhere.address, bypass: new URL(theatre.origin).host } };
  await theatre.play(
    browser,
    async (stage) => {
      const { page, origin } = stage;
      const link = await sendLetter(stage);
      await openLink(stage, link);
      await page.getByTestId("download-button").click();
      await page.getByTestId("download-finished").waitFor();
      await page.goto(`${origin}/legal`);
      await page.getByRole("heading", { name: "Privacy and terms" }).waitFor();
      expect(elsewhere.asked.filter((address) => address !== ASKED_BY_CHROMIUM)).toEqual([]);

      // What asks elsewhere would be seen.
      await page.goto("http://elsewhere.test/").catch(() => {});
      expect(elsewhere.asked).toContain("http://elsewhere.test/");
    },
    options,
  );
});
