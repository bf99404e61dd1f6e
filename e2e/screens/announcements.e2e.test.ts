import { collectDeliveries, readInbox, requestLinkOf } from "@envoi/client/request";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchChromium } from "../support/browser.ts";
import { MAX_FILE_BYTES, startTestSite, type TestSite } from "./fixture.ts";
import { chooseFiles, openHome, openLink, PARCEL } from "./steps.ts";

/** At this speed, a transfer takes about six seconds, so announcing each percent would be too frequent. */
const BYTES_PER_SECOND = 350_000;
const MIN_INTERVAL_MS = 5_000;
const { signal } = new AbortController();

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  site = await startTestSite();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

type Announcement = { atMs: number; text: string };
declare global {
  interface Window {
    announced: Announcement[];
  }
}

/** Records everything announced by live regions. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.announced = [];
    const live = "[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]";
    new MutationObserver((mutations) => {
      const regions = mutations.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest(live),
      );
      for (const region of new Set(regions)) {
        const text = region?.textContent?.trim() ?? "";
        if (text !== "") window.announced.push({ atMs: performance.now(), text });
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/**
 * Announcements less than 5 s after the previous one, with less than a tenth of progress since. A change of phase may
 * always be announced.
 */
function tooSoon(announced: readonly Announcement[]): Announcement[] {
  const parsePercent = ({ text }: Announcement) => Number(/(\d+)\s*%/.exec(text)?.[1]);
  return announced.filter((announcement, index) => {
    const before = announced[index - 1];
    if (before === undefined || announcement.atMs - before.atMs >= MIN_INTERVAL_MS) return false;
    const more = parsePercent(announcement) - parsePercent(before);
    return more < 10 && (more !== 0 || announcement.text === before.text);
  });
}

const percentsIn = (announced: readonly Announcement[]) => announced.filter(({ text }) => text.includes("%"));

it("during an upload, progress is announced only after a tenth of the upload or 5 seconds", async () => {
  await site.run(browser, async (fixture) => {
    const { page, proxy } = fixture;
    await listen(page);
    await openHome(fixture);
    proxy.slow("/api/ws", "up", { bytesPerSecond: BYTES_PER_SECOND });
    await chooseFiles(fixture, PARCEL);
    await page.getByTestId("upload-button").click();
    await page.getByTestId("upload-finished").waitFor();
    const percents = percentsIn(await page.evaluate(() => window.announced));
    expect(percents.length).toBeGreaterThan(1);
    expect(tooSoon(percents)).toEqual([]);
  });
});

it("during a delivery, progress is announced as for an upload, and then what became of it", async () => {
  await site.run(browser, async (fixture) => {
    const { page, proxy } = fixture;
    const limits = { maxBytes: MAX_FILE_BYTES, maxDeliveryBytes: MAX_FILE_BYTES };
    const own = await fixture.ask(limits);
    await listen(page);
    await openLink(fixture, requestLinkOf(own.owner));
    proxy.slow("/api/ws", "up", { bytesPerSecond: BYTES_PER_SECOND });
    await chooseFiles(fixture, PARCEL);
    await page.getByTestId("send-delivery").click();
    await page.getByTestId("delivery-sent").waitFor();
    const percents = percentsIn(await page.evaluate(() => window.announced));
    expect(percents.length).toBeGreaterThan(1);
    expect(tooSoon(percents)).toEqual([]);

    const { deliveries } = await readInbox(fixture, own.owner, signal);
    const ids = deliveries.map(({ id }) => id);
    await collectDeliveries(fixture, own.owner, ids, signal);
    await expect
      .poll(async () => (await page.evaluate(() => window.announced)).map(({ text }) => text))
      .toContain("Collected.");
  });
});

it("during a download, progress is announced only after a tenth of the download or 5 seconds", async () => {
  await site.run(browser, async (fixture) => {
    const { page, proxy } = fixture;
    await listen(page);
    const link = await fixture.receive({ bytes: PARCEL.bytes });
    proxy.slow("/api/download", "down", { bytesPerSecond: BYTES_PER_SECOND });
    await openLink(fixture, link);
    await page.getByTestId("download-button").click();
    await page.getByTestId("download-finished").waitFor();
    const percents = percentsIn(await page.evaluate(() => window.announced));
    expect(percents.length).toBeGreaterThan(1);
    expect(tooSoon(percents)).toEqual([]);
  });
});
