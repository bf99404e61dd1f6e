import { ENGINES } from "@envoi/testkit";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTheatre, type Theatre } from "../screens/stage.ts";
import { chooseLetter, openLink, PARCEL, stopDownload } from "../screens/steps.ts";
import { launchBrowser } from "../support/browser.ts";

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

  it("a silent WebSocket is reported within 15 s, with advice, and the same files can be sent again", async () => {
    await theatre.play(browser, async (stage) => {
      const { page, door } = stage;
      await chooseLetter(stage);
      door.hold("/api/ws");
      door.cut("/api/uploads");
      await page.getByTestId("upload-button").click();
      await page.getByText("Try another network").waitFor();
      door.open();
      await page.getByTestId("retry-upload").click();
      await page.getByTestId("upload-finished").waitFor();
    });
  });

  it("a download continues while its recipient visits other pages, goes back and returns home", async () => {
    await theatre.play(browser, async (stage) => {
      const { page, door } = stage;
      await openLink(stage, await stage.receive({ bytes: PARCEL.bytes }));
      await stopDownload(stage);
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
      // The key was not added to the history again.
      expect(new URL(page.url()).hash).toBe("");
      door.open();
      await page.getByTestId("download-finished").waitFor();
    });
  });

  it("a failed download can be retried from the error page: its link is not lost", async () => {
    await theatre.play(browser, async (stage) => {
      const { page, door } = stage;
      const link = await stage.receive({ bytes: PARCEL.bytes });
      await openLink(stage, link);
      await page.getByTestId("download-button").waitFor();
      door.answer("/api/download", 429, { error: 429, code: "rate_limited" });
      await page.getByTestId("download-button").click();
      await page.getByTestId("error").waitFor();
      door.open();
      await page.getByTestId("retry-download").click();
      await page.getByTestId("download-button").click();
      await page.getByTestId("download-finished").waitFor();
      expect(page.url()).toBe(link);
    });
  });
});
