import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { launchChromium } from "../support/browser.ts";
import { readDevice } from "../support/read-device.ts";

const MANIFEST = new URL("../../frontend/public/app.webmanifest", import.meta.url);

let app: App;
let browser: Browser;
/** Another site, whose pages send no referrer under `/hidden`. */
let site: Server;
let page: Page;
beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: "warn" });
  browser = await launchChromium();
  site = createServer(({ url }, answer) => {
    if (url === "/hidden") answer.setHeader("Referrer-Policy", "no-referrer");
    answer.setHeader("Content-Type", "text/html; charset=utf-8").end("<title>Another site</title>");
  }).listen(0, "127.0.0.1");
  await once(site, "listening");
});
afterAll(async () => {
  site.close();
  await browser.close();
  await app[Symbol.asyncDispose]();
});
beforeEach(async () => {
  page = await browser.newPage();
  await page.goto(app.origin);
  await page.evaluate(() => navigator.serviceWorker.ready);
  return () => page.close();
});

const siteOrigin = () => `http://127.0.0.1:${(site.address() as AddressInfo).port}`;

/**
 * Posts files to the page from this URL. From a blank page, the request is the same as from the system's share sheet.
 */
async function share(from: string): Promise<void> {
  const { share_target: target } = JSON.parse(await readFile(MANIFEST, "utf8"));
  await page.goto(from);
  await page.evaluate(
    ({ action, params, method, enctype }) => {
      const form = document.createElement("form");
      Object.assign(form, { action, method, enctype });
      const files = document.createElement("input");
      Object.assign(files, { type: "file", name: params.files[0].name, multiple: true });
      form.append(files);
      document.body.append(form);
    },
    { ...target, action: `${app.origin}${target.action}` },
  );
  await page.locator("input").setInputFiles([
    { name: "grüße.txt", mimeType: "text/plain", buffer: Buffer.from("hello") },
    { name: "photo.jpg", mimeType: "image/jpeg", buffer: Buffer.from("12345678") },
  ]);
  await page.locator("form").evaluate((form: HTMLFormElement) => form.submit());
}

async function expectNothing(): Promise<void> {
  await page.getByTestId("file-input").first().waitFor({ state: "attached" });
  expect(await page.getByTestId("total-size").count()).toBe(0);
  expect(await readDevice(page)).not.toContain("photo.jpg");
}

it("files shared by another app are added on the home page once the user agrees, without reaching a server", async () => {
  const posted: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.serviceWorker() !== null) posted.push(request.url());
  });
  await share("about:blank");
  const dialog = page.getByRole("dialog", { name: "Add these files?" });
  await dialog.getByText("grüße").first().waitFor();
  expect(await page.getByTestId("total-size").count()).toBe(0);
  await page.getByTestId("add-shared").click();
  await page.getByTestId("total-size").getByText("2 files, 13 bytes in total").waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/");
  await page.getByText("grüße").first().waitFor();
  expect(posted).toEqual([]);
  await page.reload();
  await expectNothing();
});

it("files declined by the user are removed from the device", async () => {
  await share("about:blank");
  await page.getByTestId("decline-shared").click();
  await expectNothing();
});

it("a site that posts files to the page cannot add them", async () => {
  await share(siteOrigin());
  await page.waitForURL(`${app.origin}/`);
  await expectNothing();
  expect(await page.getByRole("dialog").count()).toBe(0);
});

it("a site that hides its address adds no files unless the user agrees", async () => {
  await share(`${siteOrigin()}/hidden`);
  await page.getByTestId("decline-shared").click();
  await expectNothing();
});

it("files left behind by a closed tab are offered to no other user, and the next page removes them", async () => {
  await page.evaluate(async () => {
    const form = new FormData();
    form.append("files", new File(["hello"], "photo.jpg"));
    await fetch("/share", { method: "POST", body: form, redirect: "manual" });
  });
  expect(await readDevice(page)).toContain("photo.jpg");
  await page.goto(`${app.origin}/?shared`);
  await page.getByTestId("notice-ok").click();
  expect(await page.getByTestId("total-size").count()).toBe(0);
  await page.evaluate(async () => {
    // Simulates an hour passing.
    const cache = await caches.open("shared");
    for (const request of await cache.keys()) {
      const kept = await cache.match(request);
      const headers = { ...Object.fromEntries(kept?.headers ?? []), "x-shared-at": String(Date.now() - 3_600_000) };
      await cache.put(request, new Response(await kept?.blob(), { headers }));
    }
  });
  await page.goto(app.origin);
  await expect.poll(() => readDevice(page)).not.toContain("photo.jpg");
});
