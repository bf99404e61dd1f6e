import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRequest, openDelivery, readInbox, requestLinkOf } from "@envoi/client/request";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { launchChromium } from "../support/browser.ts";

let app: App;
let browser: Browser;
let directory: string;
let page: Page;
beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ LOG_LEVEL: "warn" }), launchChromium()]);
});
afterAll(async () => {
  await browser.close();
  await app[Symbol.asyncDispose]();
});
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "envoi-dropped-"));
  page = await browser.newPage();
  await page.goto(app.origin);
  await page.getByTestId("file-input").waitFor({ state: "attached" });
});
afterEach(async () => {
  await page.context().close();
  await rm(directory, { recursive: true, force: true });
});

/** Writes files and empty folders. A path ending in a slash is a folder. */
async function write(files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    const target = join(directory, path);
    await mkdir(path.endsWith("/") ? target : join(target, ".."), { recursive: true });
    if (!path.endsWith("/")) await writeFile(target, text);
  }
}

/** Drags and drops files and folders from the disk onto the page, as the system does. */
async function drop(...names: string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const files = names.map((name) => join(directory, name));
  const data = { items: [], files, dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const) {
    await session.send("Input.dispatchDragEvent", { type, x: 100, y: 100, data });
  }
  await session.detach();
}

const chosen = (): Promise<string[]> =>
  page
    .getByRole("list", { name: "Your files" })
    .getByRole("button", { name: /^Remove / })
    .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")?.replace("Remove ", "") ?? ""));

it("files in dropped folders are added with their paths", async () => {
  await write({
    "letter.txt": "hello",
    "album/2.txt": "two",
    "album/10.txt": "ten",
    "album/día uno/grüße.txt": "viele",
    "album/nothing/": "",
    "album/empty.txt": "",
    "songs/one.txt": "la",
  });
  await drop("letter.txt", "album", "songs");
  await expect.poll(() => chosen().catch(() => [])).toHaveLength(6);
  expect((await chosen()).toSorted()).toEqual(
    [
      ...["album/10.txt", "album/2.txt", "album/día uno/grüße.txt", "album/empty.txt", "letter.txt", "songs/one.txt"],
    ].toSorted(),
  );
  const files = await chosen();
  expect(files.indexOf("album/2.txt")).toBeLessThan(files.indexOf("album/10.txt"));
  expect(await page.getByTestId("skipped-files").textContent()).toBe("");
  await page.getByTestId("upload-button").click();
  await page.getByTestId("dialog-link").waitFor();
});

it("an empty folder adds nothing, and the page reports this", async () => {
  await write({ "nothing/inside/": "" });
  await drop("nothing");
  await page.getByTestId("skipped-files").getByText("Found no files to add").waitFor();
  expect(await page.getByTestId("total-size").count()).toBe(0);
});

it("the folder button adds a folder to the selected files, and the folder's files are sorted", async () => {
  await write({ "letter.txt": "hello", "album/10.txt": "ten", "album/9.txt": "nine" });
  await page.getByTestId("file-input").setInputFiles(join(directory, "letter.txt"));
  // Waits for the file list, because the empty drop area also has a folder button.
  await page.getByTestId("upload-button").waitFor();
  await page.getByTestId("folder-input").setInputFiles(join(directory, "album"));
  await expect.poll(chosen).toEqual(["letter.txt", "album/9.txt", "album/10.txt"]);
});

it("if a folder has too many files, the page offers to add as many as allowed", async () => {
  await write({ "letter.txt": "hello" });
  await write(Object.fromEntries(Array.from({ length: 70 }, (_, at) => [`many/${at}.txt`, String(at + 1)])));
  await drop("letter.txt", "many");
  await page.getByTestId("notice").getByText("you chose 71").waitFor();
  await page.getByTestId("add-fitting").click();
  await page.getByTestId("total-size").getByText("64 files").waitFor();
});

it("a folder and a file dropped on the page of a request are delivered with their paths [R10.3d]", async () => {
  const { signal } = new AbortController();
  const limits = { timeLimitSeconds: 3_600, maxDeliveries: 1, maxBytes: 1_000, maxDeliveryBytes: 1_000 };
  const own = await createRequest(app, { label: { title: "Album" }, ...limits }, { signal });
  await page.goto(requestLinkOf(own.owner));
  await page.getByTestId("file-input").waitFor({ state: "attached" });
  await write({ "letter.txt": "hello", "album/one.txt": "one" });
  await drop("letter.txt", "album");
  await page.getByTestId("send-delivery").click();
  await page.getByTestId("delivery-sent").waitFor();
  const [delivery] = (await readInbox(app, own.owner, signal)).deliveries;
  if (delivery === undefined) throw new Error("nothing was delivered");
  const { metadata } = await openDelivery(app, own, delivery, signal);
  expect(metadata.manifest.files.map(({ name }) => name).toSorted()).toEqual(["album/one.txt", "letter.txt"]);
});
