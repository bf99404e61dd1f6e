import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fetchReceipts, openRequestLink, parseRequestLink, sendDelivery } from "@envoi/client/request";
import type { Engine } from "@envoi/testkit";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { launchBrowser } from "../support/browser.ts";

const { signal } = new AbortController();

let app: App;
beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: "warn" });
});
afterAll(() => app[Symbol.asyncDispose]());

async function createRequest(page: Page): Promise<string> {
  await page.goto(app.origin);
  await page.getByRole("link", { name: "Request files" }).click();
  // In Firefox, `fill` changes fields without React noticing.
  await page.getByTestId("request-title").pressSequentially("Tax 2025");
  await page.getByTestId("request-wanted").pressSequentially("Receipts\nThe form");
  await page.getByTestId("create-request").click();
  return page.getByTestId("request-link").inputValue();
}

async function openLink(address: string) {
  const link = parseRequestLink(address);
  if (link === null) throw new Error(`not a request's link: ${address}`);
  return openRequestLink(app, link, null, { signal });
}

test.each<Engine>(["chromium", "firefox"])(
  "the owner of a request collects every byte of a delivery in %s, and its sender learns of it [R10.1b]",
  async (engine) => {
    await using browser = await launchBrowser(engine);
    const page = await (await browser.newContext({ acceptDownloads: true })).newPage();
    const request = await openLink(await createRequest(page));
    expect(request.label).toEqual({ title: "Tax 2025", wanted: ["Receipts", "The form"] });
    await page.getByRole("link", { name: "Inbox", exact: true }).click();
    await page.getByTestId("no-deliveries").waitFor();

    const contents = [randomBytes(200_000), randomBytes(3)];
    const files = contents.map((content, index) => new File([content], `page ${index}.bin`));
    const sent = await sendDelivery(app, request, { files, sender: "Grace", message: "Here" }, { signal });
    await page.getByText(`Receipt code: ${sent.receipt}`).waitFor();
    await page.getByText("Grace").waitFor();
    const saved: Buffer[] = [];
    page.on("download", async (download) => saved.push(await readFile(await download.path())));
    await page.getByTestId("save-downloads").click();
    await page.locator("[data-testid=delivery][data-state=collected]").waitFor();
    await expect
      .poll(() => saved.map((bytes) => bytes.toString("hex")).toSorted())
      .toEqual(contents.map((bytes) => bytes.toString("hex")).toSorted());
    expect(await fetchReceipts(app, request, [sent.id], signal)).toEqual([
      { id: sent.id, state: "collected", wasCollected: true },
    ]);

    await page.getByTestId("remove-delivery").click();
    await page.getByTestId("delivery").waitFor({ state: "detached" });
    const close = page.getByTestId("close-request");
    await close.click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    expect(await close.evaluate((button) => button === document.activeElement)).toBe(true);
    await sendDelivery(app, request, { files }, { signal });
    await close.click();
    await page.getByTestId("confirm-close-request").click();
    await page.getByText("No longer accepts files").waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    await expect(sendDelivery(app, request, { files }, { signal })).rejects.toMatchObject({ code: "request_closed" });
  },
);

test("the buttons of a delivery below the visible part of an inbox can be reached with Tab", async () => {
  await using browser = await launchBrowser("chromium");
  const page = await browser.newPage({ viewport: { width: 640, height: 320 } });
  const request = await openLink(await createRequest(page));
  await sendDelivery(app, request, { files: [new File(["x"], "letter.txt")] }, { signal });
  await page.getByRole("link", { name: "Inbox", exact: true }).click();
  await page.getByTestId("save-downloads").waitFor({ state: "attached" });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByText("Request link").focus();
  for (let tabs = 0; tabs < 2; tabs += 1) await page.keyboard.press("Tab");
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("data-testid"))).toMatch(/^save-/);
});
