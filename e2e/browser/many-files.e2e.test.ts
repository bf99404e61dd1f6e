import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp } from "../support/app.ts";
import { launchChromium } from "../support/browser.ts";
import { contentHashes } from "../support/files.ts";

const run = promisify(execFile);

const FILES = 10_000;
const FOLDERS = 100;

let browser: Browser;
let directory: string;
beforeAll(async () => {
  browser = await launchChromium();
  directory = await mkdtemp(join(tmpdir(), "envoi-many-"));
  for (let folder = 0; folder < FOLDERS; folder += 1) {
    const path = join(directory, "many", `folder ${folder}`);
    await mkdir(path, { recursive: true });
    const names = Array.from({ length: FILES / FOLDERS }, (_, file) => `photo ${folder}-${file}.jpg`);
    await Promise.all(names.map((name, file) => writeFile(join(path, name), `${name}\n`.repeat(1 + file))));
  }
});
afterAll(async () => {
  await browser.close();
  await rm(directory, { recursive: true, force: true });
});

async function chooseAll(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  const input = page.getByTestId("folder-input");
  await input.waitFor({ state: "attached" });
  await input.setInputFiles(join(directory, "many"));
}

it("10,000 files in folders are sent and received as a zip if an upload may contain that many [R5.28]", async () => {
  await using app = await startApp({ LOG_LEVEL: "warn", MAX_FILES_PER_ARCHIVE: String(FILES) });
  const page = await browser.newPage({ acceptDownloads: true });
  await chooseAll(page, app.origin);
  await page
    .getByTestId("total-size")
    .filter({ hasText: /^10,000 files/ })
    .waitFor();
  await page.getByTestId("upload-button").click();
  const link = await page.getByTestId("share-link").inputValue({ timeout: 120_000 });
  await page.goto(link);
  const [saved] = await Promise.all([page.waitForEvent("download"), page.getByTestId("download-button").click()]);
  const zip = join(directory, "received.zip");
  await saved.saveAs(zip);
  const unpacked = join(directory, "unpacked");
  await run("unzip", ["-q", zip, "-d", unpacked]);
  expect(await contentHashes(unpacked)).toEqual(await contentHashes(join(directory, "many")));
  await page.context().close();
}, 300_000);

it("the page immediately reports that 10,000 files are too many, and adds as many as allowed [R5.28]", async () => {
  await using app = await startApp({ LOG_LEVEL: "warn" });
  const page = await browser.newPage();
  await chooseAll(page, app.origin);
  await page.getByTestId("add-fitting").click();
  expect(await page.getByTestId("total-size").textContent()).toMatch(/^64 files/);
  await page.context().close();
});
