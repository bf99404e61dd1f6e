import { readFile } from "node:fs/promises";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { launchChromium } from "../support/browser.ts";

const MANIFEST = new URL("../../frontend/public/app.webmanifest", import.meta.url);

let app: App;
let browser: Browser;
beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: "warn" });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await app[Symbol.asyncDispose]();
});

it("files shared by another app are chosen on the home page, and are not sent to any server", async () => {
  const { share_target: target } = JSON.parse(await readFile(MANIFEST, "utf8"));
  const page = await browser.newPage();
  const posted: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.serviceWorker() !== null) posted.push(request.url());
  });
  await page.goto(app.origin);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // As the system does it for an installed page, whose own forms go nowhere.
  await page.goto("about:blank");
  await page.evaluate(
    ({ action, params, method, enctype }) => {
      const handed = new DataTransfer();
      handed.items.add(new File(["hello"], "grüße.txt", { type: "text/plain" }));
      handed.items.add(new File(["12345678"], "photo.jpg", { type: "image/jpeg" }));
      const form = document.createElement("form");
      Object.assign(form, { action, method, enctype });
      const files = document.createElement("input");
      Object.assign(files, { type: "file", name: params.files[0].name, multiple: true, files: handed.files });
      form.append(files);
      document.body.append(form);
      form.submit();
    },
    { ...target, action: `${app.origin}${target.action}` },
  );
  await page.getByTestId("total-size").getByText("2 files, 13 bytes in total").waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/");
  await page.getByText("grüße").first().waitFor();
  expect(posted).toEqual([]);
  await page.reload();
  await page.getByTestId("file-input").first().waitFor({ state: "attached" });
  expect(await page.getByTestId("total-size").count()).toBe(0);
});
