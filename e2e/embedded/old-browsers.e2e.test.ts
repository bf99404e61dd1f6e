import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startStandaloneProcess } from "@envoi/testkit";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BrowserVersion, oldestBrowsers } from "../../scripts/browsers/browser-lists.ts";
import { releaseBefore } from "../../scripts/browsers/lacking-apis.ts";
import { launchChromium } from "../support/browser.ts";
import { sha256OfFile, writeRandomFile } from "../support/files.ts";
import { makeOld } from "../support/old-browser.ts";
import { closeAll, sendFile } from "../support/people.ts";
import { startTestProxy, type TestProxy } from "../support/test-proxy.ts";

let app: Awaited<ReturnType<typeof startStandaloneProcess>>;
let browser: Browser;
let proxy: TestProxy;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "envoi-files-"));
  proxy = await startTestProxy();
  [app, browser] = await Promise.all([
    startStandaloneProcess({ LOG_LEVEL: "warn", BASE_URL: proxy.origin }),
    launchChromium(),
  ]);
  proxy.forwardTo(Number(new URL(app.origin).port));
});
afterAll(async () => {
  await browser.close();
  await app[Symbol.asyncDispose]();
  await proxy[Symbol.asyncDispose]();
  await rm(directory, { recursive: true, force: true });
});

const named = (versions: BrowserVersion[]) =>
  versions.map((version) => [`${version.browser} ${version.version}`, version] as const);
const oldestSupported = oldestBrowsers("supported");

async function open(version: BrowserVersion, features: { hasColorMix: boolean }): Promise<Page> {
  proxy.reset();
  const context = await browser.newContext({ acceptDownloads: true });
  await makeOld({ context, proxy }, version, features);
  return context.newPage();
}

describe("the oldest supported browsers", () => {
  it.each(named(oldestSupported))("such as %s send and receive a file [R8.20c]", async (name, version) => {
    const file = await writeRandomFile(join(directory, `${name}.bin`), 1_000_000);
    const sender = await open(version, { hasColorMix: true });
    const link = await sendFile(sender, proxy.origin, file);
    const recipient = await open(version, { hasColorMix: true });
    await recipient.goto(link);
    const saving = recipient.waitForEvent("download");
    await recipient.getByTestId("download-button").click();
    expect(await sha256OfFile(await (await saving).path())).toBe(await sha256OfFile(file));
    await closeAll(sender, recipient);
  });
});

describe("older browsers", () => {
  it("that cannot run the page's scripts still get an update link", async () => {
    proxy.reset();
    const context = await browser.newContext();
    // Simulates a browser that does not support modules or the scripts' syntax.
    await context.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ contentType: "text/javascript", body: "?." }));
    const page = await context.newPage();
    await page.goto(proxy.origin);
    await page.getByText("your browser is out of date").waitFor();
    expect(await page.getByRole("link", { name: "Update" }).getAttribute("href")).toBe("https://browsehappy.com/");
    await context.close();
  });

  it.each(named(oldestSupported.map(releaseBefore)))(
    "such as %s are reported as out of date [R8.20]",
    async (_name, version) => {
      const page = await open(version, { hasColorMix: false });
      for (const path of ["/", "/download/0123456789abcdef/#AAECAwQFBgcICQoLDA0ODw"]) {
        await page.goto(`${proxy.origin}${path}`);
        await page.waitForURL(`${proxy.origin}/unsupported/outdated`);
        await page.getByRole("heading", { name: "Your browser is out of date" }).waitFor();
        expect(await page.getByRole("link", { name: "Update" }).getAttribute("href")).toMatch(/^https:/);
      }
      await closeAll(page);
    },
  );

  it.each(named(oldestBrowsers("readable")))(
    "as old as %s show that message, and the static pages [R8.20d]",
    async (_name, version) => {
      const page = await open(version, { hasColorMix: false });
      for (const [path, heading] of [
        ["/", "Your browser is out of date"],
        ["/unsupported/outdated", "Your browser is out of date"],
        ["/legal", "Privacy and terms"],
        ["/error", "Something went wrong"],
      ] as const) {
        await page.goto(`${proxy.origin}${path}`);
        await page.getByRole("heading", { name: heading }).waitFor();
      }
      await closeAll(page);
    },
  );
});
