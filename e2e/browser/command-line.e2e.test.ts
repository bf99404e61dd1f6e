import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CliHome, createCliHome } from "@envoi/testkit";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { launchChromium } from "../support/browser.ts";
import { contentHashes, sha256OfFile, writeRandomFile } from "../support/files.ts";

const FILE_BYTES = 3_000_001;
const PASSWORD = "correct horse";

let app: App;
let browser: Browser;
let home: CliHome;
let directory: string;
beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ LOG_LEVEL: "warn" }), launchChromium()]);
  home = await createCliHome(app.origin);
  directory = await mkdtemp(join(tmpdir(), "envoi-command-line-"));
  await writeRandomFile(join(home.folder, "film.bin"), FILE_BYTES);
  await writeFile(join(home.folder, "password"), `${PASSWORD}\n`);
});
afterAll(async () => {
  await browser.close();
  await app[Symbol.asyncDispose]();
  await home[Symbol.asyncDispose]();
  await rm(directory, { recursive: true, force: true });
});

async function openPage(address: string): Promise<Page> {
  const page = await browser.newPage({ acceptDownloads: true });
  await page.goto(address);
  return page;
}

/** Saves the page's download. @returns the path */
async function save(page: Page): Promise<string> {
  const [saved] = await Promise.all([page.waitForEvent("download"), page.getByTestId("download-button").click()]);
  const path = join(directory, `${Date.now()} ${saved.suggestedFilename()}`);
  await saved.saveAs(path);
  await page.close();
  return path;
}

describe("the page receives from the command line", () => {
  it("a file", async () => {
    const page = await openPage(await home.ok(["send", "film.bin"]));
    expect(await sha256OfFile(await save(page))).toBe(await sha256OfFile(join(home.folder, "film.bin")));
  });

  it("a folder, as a ZIP", async () => {
    await mkdir(join(home.folder, "album", "inside"), { recursive: true });
    for (const name of ["one.txt", "inside/two.txt"]) await writeFile(join(home.folder, "album", name), name);
    const page = await openPage(await home.ok(["send", "album", "--title", "Summer"]));
    await page.getByText("Summer").waitFor();
    const zip = await save(page);
    expect((await readFile(zip)).subarray(0, 2).toString()).toBe("PK");
  });

  it("a note", async () => {
    const page = await openPage(await home.ok(["send", "--note", "The door code is 4711"]));
    await page.getByTestId("show-note").click();
    await page.getByText("The door code is 4711").waitFor();
    await page.close();
  });

  it.each([[[]], [["--strong"]]])("a file with a password: %j", async (options) => {
    const link = await home.ok(["send", "film.bin", "--password-file", "password", ...options]);
    const page = await openPage(link);
    await page.getByTestId("password-input").fill(PASSWORD);
    await page.keyboard.press("Enter");
    expect(await sha256OfFile(await save(page))).toBe(await sha256OfFile(join(home.folder, "film.bin")));
  });
});

describe("the command line receives from the page", () => {
  /** Sends files with the page. @returns the link */
  async function send(paths: string[], options: { password?: string } = {}): Promise<string> {
    const page = await openPage(app.origin);
    await page.getByTestId("file-input").setInputFiles(paths);
    if (options.password !== undefined) {
      await page.getByTestId("password-toggle").check();
      await page.getByTestId("password-input").pressSequentially(options.password);
    }
    await page.getByTestId("upload-button").click();
    const link = await page.getByTestId("share-link").inputValue();
    await page.close();
    return link;
  }

  it("a file, with and without a password", async () => {
    const path = join(home.folder, "film.bin");
    for (const [folder, password] of [
      ["plain", undefined],
      ["protected", PASSWORD],
    ] as const) {
      const link = await send([path], password === undefined ? {} : { password });
      const secret = password === undefined ? [] : ["--password-file", "password"];
      await home.ok(["receive", link, "--output", `${folder}/`, ...secret]);
      expect(await contentHashes(join(home.folder, folder))).toEqual([await sha256OfFile(path)]);
    }
  });

  it("several files", async () => {
    const names = ["a.txt", "b.txt", "c.txt"];
    for (const name of names) await writeFile(join(home.folder, name), `${name} of the page`);
    const link = await send(names.map((name) => join(home.folder, name)));
    await home.ok(["receive", link, "-o", "several"]);
    const texts = await Promise.all(names.map((name) => readFile(join(home.folder, "several", name), "utf8")));
    expect(texts).toEqual(names.map((name) => `${name} of the page`));
  });
});
