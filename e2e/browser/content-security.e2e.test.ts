import { ENGINES, uploadOld } from "@envoi/testkit";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { launchBrowser } from "../support/browser.ts";
import { generatorBytes } from "../support/generator-bytes.ts";

// The DOM types lack this event.
declare const trustedTypes: { createPolicy(name: string, rules: object): unknown };

let app: App;
let link: string;

beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: "warn", UI_ACCENT: "#0a84ff" });
  const { url, secret } = await uploadOld(app.origin, generatorBytes(1_000), { dlimit: 5 });
  link = `${url}#${secret.toString("base64url")}`;
});
afterAll(() => app[Symbol.asyncDispose]());

describe.each(ENGINES)("under the content security policy, a page in %s", (engine) => {
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let reported: string[];

  beforeAll(async () => {
    browser = await launchBrowser(engine);
  });
  afterAll(() => browser.close());

  beforeEach(async () => {
    reported = [];
    context = await browser.newContext();
    await context.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
        reportError(new Error(`violated: ${effectiveDirective} ${blockedURI}`)),
      );
    });
    page = await context.newPage();
    page.on("pageerror", (error) => reported.push(error.message));
    // Violations in workers are also reported here.
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") reported.push(message.text());
    });
  });
  afterEach(() => context.close());

  /** Resolves once the page shows its heading and its service worker is running. */
  async function open(address: string): Promise<void> {
    await page.goto(address);
    await page.getByRole("heading", { level: 1 }).waitFor({ state: "attached" });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  }

  it.each([
    ["the home page", () => app.origin],
    ["a link", () => link],
    ["/legal", () => `${app.origin}/legal`],
  ])("reports nothing on %s", async (_what, address) => {
    await open(address());
    await page.waitForLoadState("networkidle");
    expect(reported).toEqual([]);
  });

  it("starts with scripts and styles that have integrity hashes", async () => {
    await open(app.origin);
    const loading = page.locator("script[src], head > link:is([rel=stylesheet], [rel=modulepreload])");
    const named = await loading.evaluateAll((tags) => tags.map((tag) => tag.getAttribute("integrity")));
    // Tags for files that are loaded later have no hashes.
    expect(named.filter((integrity) => integrity?.startsWith("sha384-")).length).toBeGreaterThanOrEqual(4);
    expect(await page.locator("script[src]:not([integrity])").count()).toBe(0);
    expect(reported).toEqual([]);
  });

  it("runs no script whose content differs from its hash", async () => {
    await page.route(/[/]assets[/]index-[^/]+[.]js$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()};document.title = "ran"` });
    });
    await page.goto(app.origin);
    await expect.poll(() => reported.join("\n")).toMatch(/integrity/i);
    expect(await page.title()).not.toBe("ran");
    expect(await page.getByTestId("file-input").count()).toBe(0);
    // The page retries automatically, so a request may still be open when the page is closed.
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

  it("reports no violation while a file is sent and received", async () => {
    await open(app.origin);
    const file = { name: "<img src=x onerror=alert(1)>.txt", mimeType: "text/plain", buffer: Buffer.from("hello") };
    await page.getByTestId("file-input").first().setInputFiles(file);
    await page.getByTestId("upload-button").click();
    const share = await page.getByTestId("share-link").inputValue();
    await open(share);
    const saved = page.waitForEvent("download");
    await page.getByTestId("download-button").click();
    await saved;
    expect(reported).toEqual([]);
  });

  it("blocks injected scripts and styles", async () => {
    const smuggled = `<script>document.title = "ran"</script><img src="/none" onerror="document.title = 'ran'">
      <style>body { display: none }</style>`;
    await page.route(`${app.origin}/`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace("</body>", `${smuggled}</body>`) });
    });
    await open(`${app.origin}/`);
    await expect.poll(() => reported.join("\n")).toContain("violated: script-src-elem inline");
    await expect.poll(() => reported.join("\n")).toContain("violated: script-src-attr inline");
    await expect.poll(() => reported.join("\n")).toContain("violated: style-src-elem inline");
    expect(await page.title()).not.toBe("ran");
  });

  it.each([
    [
      "innerHTML",
      () => {
        document.body.innerHTML = "<b>text</b>";
      },
    ],
    ["a worker's address", () => void new Worker("/serviceWorker.js")],
    ["a policy's name", () => void trustedTypes.createPolicy("other", {})],
    ["the name of an existing policy", () => void trustedTypes.createPolicy("envoi-workers", {})],
  ])("rejects text as %s", async (_what, act) => {
    await open(app.origin);
    await expect(page.evaluate(act)).rejects.toThrow(/TypeError|Trusted|Content.Security.Policy/i);
  });
});
