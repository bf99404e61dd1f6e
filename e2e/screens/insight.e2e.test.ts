import { type Beacon, beaconSchema } from "@envoi/protocol";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchChromium } from "../support/browser.ts";
import { startReportSink } from "../support/report-sink.ts";
import { type Fixture, startTestSite, type TestSite } from "./fixture.ts";
import { followBeacons, hide, LETTER, openHome, openLink, sendLetter } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

async function askNotToBeTracked(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "doNotTrack", { get: () => "1" }));
}

describe("the page's usage events", () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite();
  });
  afterAll(() => site[Symbol.asyncDispose]());

  function parseEvents(beacon = ""): Beacon["events"] {
    return beaconSchema.parse(JSON.parse(beacon)).events;
  }

  it("a visit, an upload and its deletion are sent when the page is hidden, and the service accepts them [R7.21]", async () => {
    await site.run(browser, async (fixture) => {
      const { page, origin } = fixture;
      const beacons = await followBeacons(page);
      const statuses: number[] = [];
      page.on("response", (response) => {
        if (response.url().endsWith("/api/metrics")) statuses.push(response.status());
      });
      const link = await sendLetter(fixture);
      await page.getByTestId("card-delete").click();
      await page.getByTestId("no-uploads").waitFor();
      expect(beacons).toEqual([]);
      await hide(page);
      await expect.poll(() => statuses).toEqual([200]);
      expect(
        parseEvents(beacons[0]).map(({ event_type, event_properties }) => ({ event_type, ...event_properties })),
      ).toEqual([
        expect.objectContaining({ event_type: "client_visit", entrypoint: "upload", referrer: "" }),
        expect.objectContaining({ event_type: "client_upload", status: "ok", file_count: 1, size: 4 }),
        expect.objectContaining({ event_type: "client_delete", status: "ok", age: 0, downloaded: false }),
      ]);
      const [, secret = ""] = link.split("#");
      for (const part of [LETTER.name, "letter", secret, link.slice(origin.length, -secret.length)]) {
        expect(beacons.join()).not.toContain(part);
      }
    });
  });

  it("a download is recorded when the page is left [R7.23]", async () => {
    await site.run(browser, async (fixture) => {
      const { page } = fixture;
      const beacons = await followBeacons(page);
      await openLink(fixture, await fixture.receive({ password: "open sesame" }));
      await page.getByTestId("password-input").pressSequentially("open sesame");
      await page.getByTestId("password-input").press("Enter");
      await page.getByTestId("download-button").click();
      await page.getByTestId("download-finished").waitFor();
      await hide(page);
      await expect.poll(() => beacons).toHaveLength(1);
      expect(parseEvents(beacons[0])).toMatchObject([
        { event_type: "client_visit", event_properties: { entrypoint: "download" } },
        { event_type: "client_download", event_properties: { status: "ok", size: 4, password_protected: true } },
      ]);
    });
  });

  it("a page sends no beacon if the user opts out of tracking [R7.22]", async () => {
    await site.run(browser, async (fixture) => {
      const { page } = fixture;
      await askNotToBeTracked(page);
      const beacons = await followBeacons(page);
      await sendLetter(fixture);
      await hide(page);
      await page.evaluate(() => fetch("/__version__").then(({ status }) => status));
      expect(beacons).toEqual([]);
    });
  });
});

describe("a page with an error", () => {
  let site: TestSite;
  let sink: Awaited<ReturnType<typeof startReportSink>>;
  beforeAll(async () => {
    sink = await startReportSink();
    site = await startTestSite({ ERROR_REPORTING_DSN: sink.address });
  });
  afterAll(async () => {
    await site[Symbol.asyncDispose]();
    await sink[Symbol.asyncDispose]();
  });

  async function failToDownload(fixture: Fixture): Promise<string> {
    const link = await fixture.receive({});
    fixture.proxy.answer("/api/download", 503, { error: 503, code: "busy" });
    await openLink(fixture, link);
    await fixture.page.getByTestId("download-button").click();
    await fixture.page.getByText(/is very busy/).waitFor();
    return link;
  }

  it("reports the error, without the link or a name, if the operator has configured error reports [R7.41]", async () => {
    await site.run(browser, async (fixture) => {
      const link = await failToDownload(fixture);
      await expect.poll(() => sink.reports).toHaveLength(1);
      const [report = ""] = sink.reports;
      expect(report).toContain('"code":"busy","during":"download"');
      const [address = "", secret = ""] = link.split("#");
      for (const part of [secret, new URL(address).pathname, "letter"]) expect(report).not.toContain(part);
    });
  });

  it("reports nothing if the user opts out of tracking [R7.41]", async () => {
    await site.run(browser, async (fixture) => {
      const before = sink.reports.length;
      await askNotToBeTracked(fixture.page);
      const loaded: string[] = [];
      fixture.page.on("request", (request) => loaded.push(request.url()));
      await failToDownload(fixture);
      await openHome(fixture);
      expect(sink.reports).toHaveLength(before);
      expect(loaded.filter((address) => address.includes("sentry"))).toEqual([]);
    });
  });
});
