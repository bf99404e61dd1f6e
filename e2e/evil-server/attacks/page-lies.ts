import { readFile } from "node:fs/promises";
import type { Browser, Download, Page } from "playwright-core";
import { expect, vi } from "vitest";
import { launchChromium } from "../../support/browser.ts";
import type { Attack, Outcome, Scene } from "../attack.ts";
import type { Answer } from "../evil-server.ts";
import { createFile, type SentFile, secretsOf, type World } from "../world.ts";

/** What the page says when it refuses a lie, and names for it. The last one is a heading above others. */
const REFUSALS: Readonly<Record<string, string>> = {
  "isn't what was sent": "damaged",
  "A sign-in page or your network answered": "intercepted",
  "Connection lost": "connection_lost",
  "Can't reach the server": "connect_failed",
  "There is nothing here": "not_found",
  "The server is busy": "busy",
  "Something went wrong": "internal",
};

/** The page showed that it refuses the lie. */
class PageRefusal extends Error {
  readonly code: string;

  constructor(code: string, text: string) {
    super(text);
    this.code = code;
  }
}

let browser: Promise<Browser> | null = null;

/** Ends the browser that all attacks on the page share. */
export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = null;
}

/** Opens a page in a fresh profile. No script of a lie may run in it, and it may send requests only to its server. */
export async function inPage(scene: Scene, visit: (page: Page) => Promise<unknown>): Promise<void> {
  browser ??= launchChromium();
  const context = await (await browser).newContext({ acceptDownloads: true, locale: "en-US" });
  const page = await context.newPage();
  const scripts: string[] = [];
  const elsewhere: string[] = [];
  context.on("dialog", (dialog) => {
    scripts.push(dialog.message());
    void dialog.dismiss();
  });
  context.on("request", (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(scene.evil.origin)) elsewhere.push(url);
  });
  try {
    await visit(page);
  } finally {
    await context.close();
  }
  expect(scripts).toEqual([]);
  expect(elsewhere).toEqual([]);
}

/** Waits until the page shows this element. @throws PageRefusal if it shows an error */
export async function untilShown(page: Page, testId: string): Promise<void> {
  const shown = page.getByTestId(testId).first();
  const refusal = page.getByText(new RegExp(Object.keys(REFUSALS).join("|"))).first();
  await shown.or(refusal).first().waitFor({ timeout: 150_000 });
  if (await shown.isVisible()) return;
  const text = await page.locator("body").textContent();
  const [, code = "unknown"] = Object.entries(REFUSALS).find(([part]) => text?.includes(part)) ?? [];
  throw new PageRefusal(code, text ?? "");
}

export const linkTo = ({ evil, world }: Scene, { shareLink }: Pick<SentFile, "shareLink">): string =>
  shareLink.replace(world.app.origin, evil.origin);

/** Opens the file's link, and saves the file. What is saved must be the original. */
export async function saveFile(page: Page, link: string, { content }: Pick<SentFile, "content">): Promise<void> {
  const downloads: Download[] = [];
  page.on("download", (download) => downloads.push(download));
  await page.goto(link);
  await untilShown(page, "download-button");
  await page.getByTestId("download-button").click();
  try {
    await untilShown(page, "download-finished");
  } catch (error) {
    // The browser has not saved a file as complete.
    for (const download of downloads) expect(await download.failure()).not.toBeNull();
    throw error;
  }
  await vi.waitFor(() => expect(downloads).toHaveLength(1));
  const [download] = downloads;
  expect((await readFile((await download?.path()) ?? "")).equals(content)).toBe(true);
}

/** Receives the world's file in the page. @param tell - answers the calls whose path begins with `path` */
export function receives(
  lie: string,
  outcome: Outcome,
  path: string,
  tell: (honest: Answer, world: World) => Answer,
): Attack {
  return {
    lie,
    outcome,
    async run(scene) {
      const { evil, world } = scene;
      evil.lie(path, async ({ honest }) => tell(await honest(), world));
      await inPage(scene, (page) => saveFile(page, linkTo(scene, world.file), world.file));
    },
  };
}

/** Sends a file in the page. @returns the link that the page shows */
export async function sendInPage(scene: Scene, page: Page): Promise<{ link: string; file: Pick<SentFile, "content"> }> {
  const file = createFile();
  scene.hide(secretsOf(file));
  await page.goto(scene.evil.origin);
  const chosen = { name: file.name, mimeType: "text/plain", buffer: file.content };
  await page.getByTestId("file-input").setInputFiles(chosen);
  await page.getByTestId("upload-button").click();
  await untilShown(page, "share-link");
  const link = await page.getByTestId("share-link").inputValue();
  scene.hide({ secret: Buffer.from(link.split("#")[1] ?? "", "base64url") });
  return { link, file };
}

/** Changes the first reply on the socket to a page that sends a file. @param verify - checks the link */
export function misleadsSender(
  lie: string,
  outcome: Outcome,
  change: (reply: Record<string, unknown>) => object,
  verify: (link: string) => unknown = () => {},
): Attack {
  return {
    lie,
    outcome,
    async run(scene) {
      scene.evil.lieOnSocket({
        fromServer: (message, nth) => [nth === 1 ? JSON.stringify(change(JSON.parse(message))) : message],
      });
      await inPage(scene, async (page) => verify((await sendInPage(scene, page)).link));
    },
  };
}
