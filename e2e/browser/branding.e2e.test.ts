import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { launchBrowser } from "../support/browser.ts";
import { startEmbeddedApp } from "../support/embedded-app.ts";

const SAMPLE = join(import.meta.dirname, "../../deploy/samples/branding");

let app: App;
beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: "warn", BRANDING_DIRECTORY: SAMPLE });
});
afterAll(() => app[Symbol.asyncDispose]());

describe("with branding, a page", () => {
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let reported: string[];

  beforeAll(async () => {
    browser = await launchBrowser("chromium");
  });
  afterAll(() => browser.close());

  beforeEach(async () => {
    reported = [];
    context = await browser.newContext({ colorScheme: "light" });
    page = await context.newPage();
    page.on("console", (message) => {
      if (/^(?:error|warning)$/.test(message.type())) reported.push(message.text());
    });
  });
  afterEach(() => context.close());

  /** Computed value of a style of the document's body. */
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const logo = () => page.getByRole("banner").locator("img");

  it("has the operator's name, logo, colours and texts, and reports nothing", async () => {
    await page.goto(app.origin);
    await page.getByRole("link", { name: "Nordlicht Transfer, home" }).waitFor();
    await logo().evaluate((image: HTMLImageElement) => image.decode());
    expect(await paper()).toBe("rgb(244, 248, 247)");
    await page.getByText("A service of Nordlicht Ltd.").waitFor();
    expect(await page.title()).toBe("Nordlicht Transfer");
    expect(reported).toEqual([]);
  });

  it("follows the theme with its colours and logo", async () => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(app.origin);
    await logo().waitFor();
    expect(await paper()).toBe("rgb(13, 26, 27)");
    const { currentSrc } = await logo().evaluate((image: HTMLImageElement) => ({ currentSrc: image.currentSrc }));
    expect(currentSrc).toContain("/assets/brand-logo-dark-");
  });

  it("has the operator's help, in the fallback language if there is none in the page's", async () => {
    await page.goto(`${app.origin}/?lang=de`);
    await page.getByText("Ein Dienst der Nordlicht GmbH").waitFor();
    await page.getByRole("contentinfo").getByRole("link", { name: "Hilfe" }).click();
    const passage = page.locator("main [lang=en-US]");
    expect(await passage.textContent()).toContain("Our desk answers on weekdays");
    expect(await page.title()).toBe("Hilfe · Nordlicht Transfer");
  });
});

it("a hostile file stops the process before it listens, with a message", async () => {
  const directory = await mkdtemp(join(tmpdir(), "envoi-branding-"));
  const hostile = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><script>alert(1)</script></svg>';
  await writeFile(join(directory, "logo.svg"), hostile);
  await expect(startEmbeddedApp({ BRANDING_DIRECTORY: directory })).rejects.toThrow(/logo\.svg contains <script>/);
  await rm(directory, { recursive: true });
});
