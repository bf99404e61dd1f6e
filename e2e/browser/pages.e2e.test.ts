import { setPassword, upload } from "@envoi/client";
import { uploadOld } from "@envoi/testkit";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { launchChromium } from "../support/browser.ts";
import { generatorBytes } from "../support/generator-bytes.ts";

let app: App;
let browser: Browser;
let page: Page;
let link: string;

beforeAll(async () => {
  // The accent is not red, so red means an error message.
  app = await startApp({ LOG_LEVEL: "warn", UI_ACCENT: "#0a84ff" });
  browser = await launchChromium();
  page = await browser.newPage();
  const { url, secret } = await uploadOld(app.origin, generatorBytes(1_000), { dlimit: 5 });
  link = `${url}#${secret.toString("base64url")}`;
});
afterAll(async () => {
  await browser.close();
  await app[Symbol.asyncDispose]();
});

describe("a browser without WebCrypto", () => {
  it.each(["the home page", "a link"])("is redirected from %s to /unsupported/crypto [R4.47]", async (from) => {
    const context = await browser.newContext();
    await context.addInitScript(() => Object.defineProperty(crypto, "subtle", { value: undefined }));
    const insecure = await context.newPage();
    await insecure.goto(from === "a link" ? link : app.origin);
    await insecure.waitForURL(`${app.origin}/unsupported/crypto`);
    await insecure.getByText("This browser can't open Envoi").waitFor();
    await context.close();
  });
});

it("a phone is not asked to drag files", async () => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  const phone = await context.newPage();
  await phone.goto(app.origin);
  await phone.getByText(/^Up to /).waitFor();
  expect(await phone.getByText("Drag and drop files").isVisible()).toBe(false);
  expect(await phone.getByText("or choose them").isVisible()).toBe(false);
  await context.close();
});

it("if the page's script does not run, the page itself reports that the browser may be out of date [R8.20b]", async () => {
  const context = await browser.newContext();
  const old = await context.newPage();
  await old.route("**/assets/index-*.js", (route) => route.abort());
  await old.goto(app.origin);
  // The message appears after 10 s, because the script may still load until then.
  await old.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await old.getByText("If that doesn't help, your browser is out of date: please update it.").waitFor();
  await context.close();
});

it("every script of the page has a hash of its content in its file name [R2.73]", async () => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  for (const address of [app.origin, link, `${app.origin}/legal`]) {
    await page.goto(address);
    await page.getByRole("heading", { level: 1 }).waitFor({ state: "attached" });
  }
  expect(new Set(scripts).size).toBeGreaterThan(3);
  expect(scripts.filter((path) => !/^\/assets\/[\w.-]+-[\w-]{8}\.js$/.test(path))).toEqual([]);
});

/** Whether the element's text or background is red. */
function isRed(element: Locator, of: "color" | "backgroundColor" = "color"): Promise<boolean> {
  return element.evaluate((node, of) => {
    const context = new OffscreenCanvas(1, 1).getContext("2d");
    if (context === null) throw new Error("no canvas");
    context.fillStyle = getComputedStyle(node)[of];
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return red > 1.5 * green && red > 1.5 * blue;
  }, of);
}

it("a wrong password turns the message and the button red until the user types [R5.6]", async () => {
  const file = new Blob(["hello"]);
  const files = [{ name: "a letter.txt", type: "text/plain", size: file.size, stream: () => file.stream() }];
  const { origin } = app;
  const never = new AbortController().signal;
  const sent = await upload({ origin }, { files, downloadLimit: 1, timeLimitSeconds: 3_600 }, { signal: never });
  await setPassword({ origin }, sent, { shareLink: sent.shareLink, password: "right" }, never);
  await page.goto(sent.shareLink);
  const button = page.getByTestId("unlock-button");
  await page.getByTestId("password-input").fill("wrong");
  const background = () => button.evaluate((node) => getComputedStyle(node).backgroundColor);
  // Waits until the operator's accent colour has loaded.
  const usual = "rgb(8, 106, 204)";
  await expect.poll(background).toBe(usual);
  await button.click();
  // The button changes its shade under the pointer.
  await page.mouse.move(0, 0);
  const message = page.getByText("Wrong password. Try again.");
  await message.waitFor();
  // Polls, because the colours change gradually.
  await expect.poll(() => isRed(message)).toBe(true);
  await expect.poll(background).not.toBe(usual);
  await expect.poll(() => isRed(button, "backgroundColor")).toBe(true);
  await page.getByTestId("password-input").fill("another");
  await message.waitFor({ state: "detached" });
  await expect.poll(background).toBe(usual);
});
