import { ENGINES } from "@envoi/testkit";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestSite, type TestSite } from "../screens/fixture.ts";
import { chooseLetter, openLink, PARCEL, stopDownload } from "../screens/steps.ts";
import { launchBrowser } from "../support/browser.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

describe.each(ENGINES)("in %s", (engine) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser(engine);
  });
  afterAll(() => browser.close());

  it("a silent WebSocket is reported within 15 s with advice, and the same files can be sent again", async () => {
    await site.run(browser, async (fixture) => {
      const { page, proxy } = fixture;
      await chooseLetter(fixture);
      proxy.hold("/api/ws");
      proxy.cut("/api/uploads");
      await page.getByTestId("upload-button").click();
      await page.getByText("Try another network").waitFor();
      proxy.reset();
      await page.getByTestId("retry-upload").click();
      await page.getByTestId("upload-finished").waitFor();
    });
  });

  it("a download continues while its recipient visits other pages, goes back and returns home", async () => {
    await site.run(browser, async (fixture) => {
      const { page, proxy } = fixture;
      await openLink(fixture, await fixture.receive({ bytes: PARCEL.bytes }));
      await stopDownload(fixture);
      await page.getByRole("link", { name: "Privacy" }).click();
      await page
        .getByTestId("download-strip")
        .getByText(/[1-9]\d*%/)
        .waitFor();
      await page.goBack();
      await page.getByTestId("percent").getByText(/[1-9]/).waitFor();
      expect(await page.getByTestId("download-strip").count()).toBe(0);
      await page.getByRole("link", { name: "Envoi, home" }).click();
      await page.getByTestId("download-strip").getByRole("link", { name: "Show" }).click();
      await page.getByTestId("percent").waitFor();
      // The key was not added to the browser history again.
      expect(new URL(page.url()).hash).toBe("");
      proxy.reset();
      await page.getByTestId("download-finished").waitFor();
    });
  });

  it("a failed download can be retried from the error page, which keeps its link", async () => {
    await site.run(browser, async (fixture) => {
      const { page, proxy } = fixture;
      const link = await fixture.receive({ bytes: PARCEL.bytes });
      await openLink(fixture, link);
      await page.getByTestId("download-button").waitFor();
      proxy.answer("/api/download", 429, { error: 429, code: "rate_limited" });
      await page.getByTestId("download-button").click();
      await page.getByTestId("error").waitFor();
      proxy.reset();
      await page.getByTestId("retry-download").click();
      await page.getByTestId("download-button").click();
      await page.getByTestId("download-finished").waitFor();
      expect(page.url()).toBe(link);
    });
  });
});
