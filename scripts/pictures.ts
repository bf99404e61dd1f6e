// `npm run pictures`: takes the screenshots of the README from the built product.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { findProgram, providePrograms } from "@envoi/backing-stores";
import { startStandaloneProcess } from "@envoi/testkit";
import { type Browser, chromium, type Page } from "playwright-core";
import { root } from "./root.ts";

/** The origin of the links in the screenshots. A flag makes Chromium treat it as secure, as cryptography requires. */
const ORIGIN = "http://send.example";
const FOLDER = path.join(root, "docs", "images");
const DESK = { width: 1_100, height: 720 };
const PHONE = { width: 390, height: 720 };
const FILES = { "Holiday photos.zip": 8_400_000, "Itinerary.pdf": 412_000 };

const say = (line: string) => console.error(`envoi: ${line}`);

async function openPage(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 1.5, locale: "en-US", colorScheme: "light" });
  return context.newPage();
}

async function picture(page: Page, name: string): Promise<void> {
  // Waits for all transitions to end.
  await page.waitForTimeout(1_000);
  await page.screenshot({ path: path.join(FOLDER, `${name}.png`), animations: "disabled", caret: "hide" });
  say(`written: docs/images/${name}.png`);
}

await providePrograms(["chromium"], { variables: process.env, say });
await using envoi = await startStandaloneProcess({ BASE_URL: ORIGIN, LOG_LEVEL: "warn" });
const folder = await mkdtemp(path.join(os.tmpdir(), "envoi-pictures-"));
const browser = await chromium.launch({
  executablePath: findProgram("chromium"),
  args: [
    "--no-sandbox",
    `--host-resolver-rules=MAP send.example:80 127.0.0.1:${new URL(envoi.origin).port}`,
    `--unsafely-treat-insecure-origin-as-secure=${ORIGIN}`,
  ],
});
try {
  const paths = Object.entries(FILES).map(async ([name, bytes]) => {
    const file = path.join(folder, name);
    await writeFile(file, Buffer.alloc(bytes, name));
    return file;
  });
  const sender = await openPage(browser, DESK);
  await sender.goto(ORIGIN);
  await sender.getByTestId("file-input").setInputFiles(await Promise.all(paths));
  await sender.getByTestId("upload-button").click();
  const link = sender.getByTestId("share-link");
  await link.waitFor();
  await sender.getByRole("dialog").getByRole("button", { name: "Done" }).click();
  await picture(sender, "sender");

  for (const [name, viewport] of [
    ["recipient", DESK],
    ["phone", PHONE],
  ] as const) {
    const page = await openPage(browser, viewport);
    await page.goto(await link.inputValue());
    await page.getByTestId("download-button").waitFor();
    await picture(page, name);
  }
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}
