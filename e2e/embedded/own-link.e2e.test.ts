import jsqr from "jsqr";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { launchChromium } from "../support/browser.ts";

let app: App;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: "warn" });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await app[Symbol.asyncDispose]();
});

/** Sends a file from a fresh profile. @returns its link once the dialog offers it */
async function send(): Promise<string> {
  page = await (await browser.newContext()).newPage();
  await page.goto(app.origin);
  await page
    .getByTestId("file-input")
    .setInputFiles({ name: "letter.txt", mimeType: "text/plain", buffer: Buffer.from("hello") });
  await page.getByTestId("upload-button").click();
  return page.getByTestId("dialog-link").inputValue();
}

/** Reads a QR code on the page, as a camera would. */
async function scan(picture: Locator): Promise<string | undefined> {
  const { pixels, width } = await picture.evaluate((svg) => {
    const width = 400;
    const context = new OffscreenCanvas(width, width).getContext("2d");
    if (context === null) throw new Error("no canvas");
    const side = Number(svg.getAttribute("viewBox")?.split(" ").at(-1));
    context.scale(width / side, width / side);
    for (const path of svg.querySelectorAll("path")) {
      context.fillStyle = getComputedStyle(path).fill;
      context.fill(new Path2D(path.getAttribute("d") ?? ""));
    }
    return { pixels: [...context.getImageData(0, 0, width, width).data], width };
  });
  return jsqr.default(Uint8ClampedArray.from(pixels), width, width)?.data;
}

it("the QR code in the dialog contains the link, and closing the dialog restores the page's focus", async () => {
  const link = await send();
  const dialog = page.getByRole("dialog");
  await dialog.getByTestId("qr-toggle").click();
  await dialog.getByTestId("qr-code").and(page.locator("[aria-busy=false]")).waitFor();
  expect(await scan(dialog.getByTestId("qr-code"))).toBe(link);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Ready to share");
});

it("limits changed by an owner also apply on the server", async () => {
  const link = await send();
  await page.getByTestId("dialog-ok").click();
  await page.getByTestId("card-change").click();
  await page.getByTestId("new-download-limit").selectOption("5");
  await page.getByTestId("new-time-limit").selectOption("3600");
  await page.getByTestId("save-limits").click();
  await page.getByText("5 downloads left").waitFor();
  expect(await page.getByTestId("link-expiry").textContent()).toMatch(/^5 downloads, until /);

  const [id, record] = await page.evaluate(
    () => Object.entries(localStorage).find(([key]) => /^[0-9a-f]{16}$/.test(key)) ?? [],
  );
  const { ownerToken } = JSON.parse(record ?? "{}");
  const body = JSON.stringify({ owner_token: ownerToken });
  const headers = { "Content-Type": "application/json" };
  const info = await (await fetch(`${app.origin}/api/info/${id}`, { method: "POST", headers, body })).json();
  expect(info).toMatchObject({ dlimit: 5, dtotal: 0 });
  expect(info.ttl).toBeGreaterThan(3_500_000);
  expect(info.ttl).toBeLessThanOrEqual(3_600_000);
  expect(link).toContain(id);
});

it("copying the link in the dialog puts it on the clipboard and closes the dialog", async () => {
  const link = await send();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByTestId("dialog-copy").click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
});
