import { startStandaloneProcess, uploadOld } from "@envoi/testkit";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchChromium } from "../support/browser.ts";
import { generatorBytes } from "../support/generator-bytes.ts";

/** A performance entry for a layout shift, with the fields that TypeScript's DOM types lack. */
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Score of a sub-pixel layout shift. Shifts are noticeable from 0.1. */
const UNSEEN = 0.001;

let app: Awaited<ReturnType<typeof startStandaloneProcess>>;
let browser: Browser;
beforeAll(async () => {
  app = await startStandaloneProcess({ LOG_LEVEL: "warn" });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await app[Symbol.asyncDispose]();
});

/** Opens the page, delaying its own code until something has been painted. */
async function openPainted(page: Page, address: string): Promise<void> {
  await page.route("**/assets/page-*.js", async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await route.continue();
  });
  await page.goto(address);
}

it.each([
  ["/", async () => "/"],
  ["a link", async () => new URL((await uploadOld(app.origin, generatorBytes(1_000))).url).pathname],
  ["/legal", async () => "/legal"],
])("%s is painted before its script has loaded, and shown completely once it has", async (_what, path) => {
  await using context = await browser.newContext();
  const page = await context.newPage();
  await openPainted(page, `${app.origin}${await path()}`);
  await page.getByRole("contentinfo").waitFor();
});

it.each([
  ["a phone", { width: 412, height: 823 }],
  ["a wide screen", { width: 1_280, height: 800 }],
])("on %s, the layout does not shift while the home page loads without a signed-in user", async (_what, viewport) => {
  await using context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.addInitScript(() => {
    let moved = 0;
    const observer = new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[]) moved += hadRecentInput ? 0 : value;
      document.documentElement.dataset["moved"] = String(moved);
    });
    observer.observe({ type: "layout-shift", buffered: true });
  });
  await openPainted(page, app.origin);
  await page.getByText("Drag and drop files").waitFor();
  await page.getByTestId("language").waitFor();
  await page.waitForLoadState("networkidle");
  expect(Number(await page.locator("html").getAttribute("data-moved"))).toBeLessThan(UNSEEN);
});

it.each([
  ["fa-IR", "fa rtl"],
  ["es-419", "es-MX ltr"],
])(
  "if the browser prefers %s, the page has one language and one direction from the first paint",
  async (locale, shown) => {
    await using context = await browser.newContext({ locale });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const told = () => `${document.documentElement.lang} ${document.documentElement.dir}`;
      const seen = new Set<string>();
      new MutationObserver(() => {
        seen.add(told());
        document.documentElement.dataset["seen"] = [...seen].join(", ");
      }).observe(document, { subtree: true, childList: true, attributeFilter: ["lang", "dir"] });
    });
    await openPainted(page, app.origin);
    await page.getByRole("contentinfo").waitFor();
    expect(await page.locator("html").getAttribute("data-seen")).toBe(shown);
  },
);
