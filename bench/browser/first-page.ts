import { randomBytes } from "node:crypto";
import { CHROMIUM_ARGUMENTS, findProgram, startDistantProxy, startStandaloneProcess, uploadOld } from "@envoi/testkit";
import { chromium, type Page } from "playwright-core";
import { countTurns, createRow, type Options, type Row } from "../measuring/figures.ts";

const ROUND_TRIP_MS = 200;
const MIN_TURNS = 5;
const FILE_BYTES = 100_000;
/** On a busy machine, work between round trips can make the page slower by up to this fraction. */
const NOISE = 0.1;

/** Round trips until the page shows something, and until it can be used. */
type PageTimes = { paint: number; ready: number };

/** Records when an element with this test id first appears, in milliseconds after the start of navigation. */
function watch(testId: string): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector(`[data-testid="${testId}"]`) === null) return;
    observer.disconnect();
    document.documentElement.dataset["readyAtMs"] = String(performance.now());
  });
  observer.observe(document, { childList: true, subtree: true });
}

async function visit(page: Page, address: string, testId: string): Promise<PageTimes> {
  await page.addInitScript(watch, testId);
  await page.goto(address);
  const read = await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const { readyAtMs } = document.documentElement.dataset;
    return paint && readyAtMs ? { paint: paint.startTime, ready: Number(readyAtMs) } : null;
  });
  const { paint, ready } = (await read.jsonValue()) ?? { paint: Number.NaN, ready: Number.NaN };
  return { paint: paint / ROUND_TRIP_MS, ready: ready / ROUND_TRIP_MS };
}

/** Waits until deferred parts have loaded and the service worker runs. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForLoadState("networkidle");
}

/**
 * Measures the round trips until the page can be used, in real Chromium with plain HTTP/1.1 over a connection with high
 * latency and unlimited bandwidth. TLS needs one more round trip.
 */
export async function benchFirstPage(options: Options): Promise<Row[]> {
  await using line = await startDistantProxy({ roundTripMs: ROUND_TRIP_MS });
  const origin = `http://localhost:${line.port}`;
  await using envoi = await startStandaloneProcess({ LOG_LEVEL: "warn", BASE_URL: origin });
  line.leadTo(Number(new URL(envoi.origin).port));
  const { url, secret } = await uploadOld(envoi.origin, randomBytes(FILE_BYTES));
  const link = `${url}#${secret.toString("base64url")}`;
  const browser = await chromium.launch({ executablePath: findProgram("chromium"), args: [...CHROMIUM_ARGUMENTS] });

  /** Visits a page twice in a browser that has never visited the service. */
  async function visitTwice(address: string, testId: string): Promise<[PageTimes, PageTimes]> {
    const context = await browser.newContext();
    try {
      const page = await context.newPage();
      const first = await visit(page, address, testId);
      await settle(page);
      await page.close();
      line.closeConnections();
      return [first, await visit(await context.newPage(), address, testId)];
    } finally {
      await context.close();
      line.closeConnections();
    }
  }

  async function turn() {
    const [home, again] = await visitTwice(origin, "file-input");
    const [download, downloadAgain] = await visitTwice(link, "download-button");
    return { home, again, download, downloadAgain };
  }

  try {
    await turn();
    const turns: Awaited<ReturnType<typeof turn>>[] = [];
    for (let left = countTurns(options, MIN_TURNS); left > 0; left -= 1) turns.push(await turn());
    const row = (what: string, limit: number, timeOf: (taken: (typeof turns)[number]) => number) =>
      createRow({ what, unit: "round trips", values: turns.map(timeOf), limit, goal: { atMost: 1, noise: NOISE } });
    return [
      row("home page, first paint", 6, ({ home }) => home.paint),
      row("home page, files can be chosen", 6, ({ home }) => home.ready),
      row("same, second visit", 2, ({ again }) => again.ready),
      row("download page, name and button", 7, ({ download }) => download.ready),
      row("same, second visit", 7, ({ downloadAgain }) => downloadAgain.ready),
    ];
  } finally {
    await browser.close();
  }
}
