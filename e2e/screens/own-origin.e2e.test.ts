import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchChromium } from "../support/browser.ts";
import { type RefusingProxy, startRefusingProxy } from "../support/forward-proxy.ts";
import { startTestSite, type TestSite } from "./fixture.ts";
import { openLink, sendLetter } from "./steps.ts";

/** A host that Chromium itself contacts, whatever page is open. */
const ASKED_BY_CHROMIUM = "content-autofill.googleapis.com:443";

let site: TestSite;
let browser: Browser;
let elsewhere: RefusingProxy;
beforeAll(async () => {
  site = await startTestSite();
  elsewhere = await startRefusingProxy();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await elsewhere[Symbol.asyncDispose]();
  await site[Symbol.asyncDispose]();
});

it("with every other origin blocked, users send, receive and read the legal page without requests to other origins", async () => {
  const options = { proxy: { server: elsewhere.address, bypass: new URL(site.origin).host } };
  await site.run(
    browser,
    async (fixture) => {
      const { page, origin } = fixture;
      const link = await sendLetter(fixture);
      await openLink(fixture, link);
      await page.getByTestId("download-button").click();
      await page.getByTestId("download-finished").waitFor();
      await page.goto(`${origin}/legal`);
      await page.getByRole("heading", { name: "Privacy and terms" }).waitFor();
      expect(elsewhere.asked.filter((address) => address !== ASKED_BY_CHROMIUM)).toEqual([]);

      // Checks that requests to other origins would have been recorded.
      await page.goto("http://elsewhere.test/").catch(() => {});
      expect(elsewhere.asked).toContain("http://elsewhere.test/");
    },
    options,
  );
});
