import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchChromium } from "../support/browser.ts";
import { type RefusingProxy, startRefusingProxy } from "../support/forward-proxy.ts";
import { startTheatre, type Theatre } from "./stage.ts";
import { openLink, sendLetter } from "./steps.ts";

/** A host that Chromium contacts by itself, on any page. */
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

it("with every other origin blocked people send, receive and read the legal page, and no other origin is requested", async () => {
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

      // Any request to another origin would be recorded.
      await page.goto("http://elsewhere.test/").catch(() => {});
      expect(elsewhere.asked).toContain("http://elsewhere.test/");
    },
    options,
  );
});
