import { ENGINES, startStandaloneProcess } from "@envoi/testkit";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { startTestProxy, type TestProxy } from "../support/test-proxy.ts";

let app: Awaited<ReturnType<typeof startStandaloneProcess>>;
let browser: Browser;
let proxy: TestProxy;
let page: Page;
beforeAll(async () => {
  proxy = await startTestProxy();
  app = await startStandaloneProcess({ LOG_LEVEL: "warn", BASE_URL: proxy.origin });
  proxy.forwardTo(Number(new URL(app.origin).port));
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await proxy[Symbol.asyncDispose]();
});

const letter = { name: "a letter.txt", mimeType: "text/plain", buffer: Buffer.from("Dear Ada") };

/** Returns 404 for one request for a file, like a replica of the previous release. */
async function refuseOnce(asset: string, act: () => Promise<unknown>): Promise<void> {
  proxy.answer(asset, 404);
  const refused = page.waitForResponse((response) => response.url().includes(asset) && response.status() === 404);
  await act();
  await refused;
  proxy.reset();
}

describe.each(ENGINES)("in %s", (engine) => {
  beforeAll(async () => {
    browser = await launchBrowser(engine);
  });
  afterAll(() => browser.close());

  beforeEach(async () => {
    page = await browser.newPage();
  });
  afterEach(async () => {
    proxy.reset();
    await page.context().close();
  });

  it.each(["/assets/early-", "/assets/index-", "/assets/page-", "/assets/rolldown-runtime-", "/assets/en-US-"])(
    "a page that cannot load %s… starts once that file is available",
    async (asset) => {
      await refuseOnce(asset, () => page.goto(proxy.origin));
      await page.getByText("Drag and drop files").waitFor();
      const rules = await page.evaluate(() => [...document.styleSheets].map(({ cssRules }) => cssRules.length));
      expect(rules.length).toBeGreaterThan(0);
      expect(Math.min(...rules)).toBeGreaterThan(0);
    },
  );

  it("a page that lacks only its styles loads them without a reload", async () => {
    const style = /\/assets\/style-[\w-]+\.css/;
    await page.route(style, (route) => route.fulfill({ status: 404 }), { times: 1 });
    const loaded: Page[] = [];
    page.on("load", (shown) => void loaded.push(shown));
    await page.goto(proxy.origin);
    await page.getByText("Drag and drop files").waitFor();
    await page.waitForFunction(() => [...document.styleSheets].every(({ cssRules }) => cssRules.length > 0));
    expect(loaded).toHaveLength(1);
  });

  it.each([
    ["/legal", "/assets/legal-page-", "Privacy and terms"],
    ["/download/0123456789abcdef", "/assets/download-", "This link is incomplete"],
    ["/unsupported/crypto", "/assets/unsupported-page-", "browser"],
    ["/error", "/assets/error-page-", "Something went wrong"],
  ])("%s is shown correctly once its missing %s… becomes available", async (path, asset, words) => {
    await refuseOnce(asset, () => page.goto(`${proxy.origin}${path}`));
    await page.getByRole("heading", { level: 1 }).filter({ hasText: words }).waitFor();
    for (const lost of ["chunk-missing", "crash"]) expect(await page.getByTestId(lost).count()).toBe(0);
  });

  it("the page reports a missing part, and shows it without a reload once it is available", async () => {
    const loaded: Page[] = [];
    page.on("load", (shown) => void loaded.push(shown));
    proxy.answer("/assets/legal-page-", 404);
    await page.goto(`${proxy.origin}/legal`);
    await page.getByTestId("chunk-missing").waitFor();
    proxy.reset();
    await page.getByRole("heading", { level: 1 }).filter({ hasText: "Privacy and terms" }).waitFor();
    expect(loaded).toHaveLength(1);
  });

  it.each(["/assets/views.chunk-", "/assets/upload-run-", "/assets/transfer-worker-", "/assets/parts-"])(
    "files selected while %s… is missing stay selected, and can be sent once it is available",
    async (asset) => {
      proxy.answer(asset, 404);
      await page.goto(proxy.origin);
      const refused = page.waitForResponse((response) => response.url().includes(asset) && response.status() === 404);
      await page.getByTestId("file-input").setInputFiles(letter);
      await refused;
      proxy.reset();
      await page.getByTestId("upload-button").click();
      await page.getByTestId("share-link").waitFor();
    },
  );

  it.each([0, 1, 6])(
    "an upload started offline, %i s before the connection is back, is sent automatically",
    async (seconds) => {
      await page.goto(proxy.origin);
      await page.getByTestId("file-input").setInputFiles(letter);
      await page.getByTestId("upload-button").waitFor();
      await page.waitForLoadState("networkidle");
      await page.context().setOffline(true);
      await page.getByTestId("upload-button").click();
      await page.getByText("Waiting for your connection").first().waitFor();
      await page.waitForTimeout(seconds * 1_000);
      await page.context().setOffline(false);
      await page.getByTestId("share-link").waitFor();
    },
  );

  it("a page whose worker is missing works once the worker is available", async () => {
    await refuseOnce("/assets/transfer-worker-", () => page.goto(proxy.origin));
    await page.getByTestId("file-input").setInputFiles(letter);
    await page.getByTestId("upload-button").click();
    await page.getByTestId("share-link").waitFor();
  });

  it("while the passphrase words are missing, the page reports an error; once they are available, it suggests a passphrase", async () => {
    await page.goto(proxy.origin);
    await page.getByTestId("file-input").setInputFiles({ name: "a.txt", mimeType: "", buffer: Buffer.from("a") });
    await page.getByTestId("password-toggle").check();
    proxy.answer("/assets/create-passphrase-", 404);
    await page.getByTestId("suggest-passphrase").click();
    await page.getByTestId("suggest-failed").waitFor();
    expect(await page.getByTestId("password-input").inputValue()).toBe("");
    proxy.reset();
    await page.getByTestId("suggest-passphrase").click();
    await expect.poll(() => page.getByTestId("password-input").inputValue()).toMatch(/^[a-z]+(-[a-z]+){5}/);
    expect(await page.getByTestId("suggest-failed").count()).toBe(0);
  });

  it("a page whose script never arrives retries for half a minute, reports the failure, and does not reload again", async () => {
    const asked: string[] = [];
    page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
    await page.clock.install();
    proxy.answer("/assets/index-", 404);
    await page.goto(proxy.origin);
    for (let seconds = 0; seconds < 120; seconds += 1) await page.clock.runFor(1_000);
    expect(asked.filter((path) => path.startsWith("/assets/index-"))).toHaveLength(8);
    expect(asked.filter((path) => path === "/")).toHaveLength(1);
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await page.getByText("Check your connection").waitFor();
  });
});
