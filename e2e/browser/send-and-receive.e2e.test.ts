import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { waitFor } from "@envoi/testkit";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { launchChromium } from "../support/browser.ts";
import { contentHashes, sha256OfFile, writeFileSet, writeRandomFile } from "../support/files.ts";

const run = promisify(execFile);

let app: App;
let browser: Browser;
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "envoi-files-"));
  app = await startApp({ LOG_LEVEL: "warn" });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await app[Symbol.asyncDispose]();
  await rm(directory, { recursive: true, force: true });
});

/** A page in a profile that has seen nothing yet. */
async function freshPage(): Promise<Page> {
  const context = await browser.newContext({ acceptDownloads: true });
  return context.newPage();
}

async function upload(page: Page): Promise<string> {
  await page.getByTestId("upload-button").click();
  const link = page.getByTestId("share-link");
  await link.waitFor({ timeout: 120_000 });
  return link.inputValue();
}

/** Presses download. @returns where the file was saved, under the name the page gave it */
async function saveDownload(page: Page): Promise<{ path: string; name: string }> {
  const saved = page.waitForEvent("download", { timeout: 120_000 });
  await page.getByTestId("download-button").click();
  const download = await saved;
  const path = join(directory, `received-${crypto.randomUUID()}`);
  await download.saveAs(path);
  return { path, name: download.suggestedFilename() };
}

/** Drops a directory on the page as a person would: Chromium hands real files and folders over. */
async function dropDirectory(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  const overlay = page.getByText("Drop them anywhere");
  // A page that has just come up may not listen yet to the first of these.
  await waitFor(
    async () => {
      for (const type of ["dragEnter", "dragOver"] as const) {
        await session.send("Input.dispatchDragEvent", { type, x: 200, y: 300, data });
      }
      return overlay.isVisible();
    },
    (isVisible) => isVisible,
  );
  await session.send("Input.dispatchDragEvent", { type: "drop", x: 200, y: 300, data });
}

describe("a file sent in one browser and received in another", () => {
  it.each([1, 65_519, 65_520, 104_857_600])("of %i bytes is the same, byte by byte [R1.1b]", async (bytes) => {
    const file = await writeRandomFile(join(directory, `sent ${bytes}.bin`), bytes);
    const sender = await freshPage();
    await sender.goto(app.origin);
    await sender.getByTestId("file-input").setInputFiles(file);
    const link = await upload(sender);
    expect(link).toMatch(/\/download\/[0-9a-f]{16}\/#[A-Za-z0-9_-]{22}$/);

    const recipient = await freshPage();
    const requested: string[] = [];
    recipient.on("request", (request) => requested.push(`${request.url()} ${JSON.stringify(request.headers())}`));
    await recipient.goto(link);
    await recipient.getByTestId("file-name").waitFor();
    const { path, name } = await saveDownload(recipient);
    expect(name).toBe(`sent ${bytes}.bin`);
    expect((await stat(path)).size).toBe(bytes);
    expect(await sha256OfFile(path)).toBe(await sha256OfFile(file));

    // I1: the key behind the # is in no request of the recipient's browser.
    const secret = link.split("#")[1] ?? "";
    expect(requested.length).toBeGreaterThan(3);
    expect(requested.filter((request) => request.replace(/^[^ ]*#[^ ]* /, "").includes(secret))).toEqual([]);

    const late = await freshPage();
    await late.goto(link);
    await late.getByText("These files are gone").waitFor();
    for (const page of [sender, recipient, late]) await page.context().close();
  });

  it("as a folder of 64 arrives as a zip that other programs open [R1.4]", async () => {
    const sent = join(directory, "a set");
    await writeFileSet(sent);
    const sender = await freshPage();
    await sender.goto(app.origin);
    await sender.getByTestId("file-input").waitFor({ state: "attached" });
    await dropDirectory(sender, sent);
    await sender.getByTestId("total-size").waitFor();
    const link = await upload(sender);
    const recipient = await freshPage();
    await recipient.goto(link);
    const { path, name } = await saveDownload(recipient);
    expect(name).toBe("Send-Archive.zip");

    const unzipped = join(directory, "unzipped");
    await mkdir(unzipped);
    await run("unzip", ["-q", path, "-d", unzipped]);
    expect(await contentHashes(unzipped)).toEqual(await contentHashes(sent));
    const script =
      "import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; z.extractall(sys.argv[2])";
    const byPython = join(directory, "by python");
    await run("python3", ["-c", script, path, byPython]);
    expect(await contentHashes(byPython)).toEqual(await contentHashes(sent));
    for (const page of [sender, recipient]) await page.context().close();
  });

  it("with a password opens with that password only [R1.3]", async () => {
    const file = await writeRandomFile(join(directory, "secret.bin"), 200_000);
    const sender = await freshPage();
    await sender.goto(app.origin);
    await sender.getByTestId("file-input").setInputFiles(file);
    await sender.getByTestId("password-toggle").check();
    await sender.getByTestId("password-input").fill("correct horse");
    const link = await upload(sender);
    const recipient = await freshPage();
    await recipient.goto(link);
    await recipient.getByTestId("password-input").fill("wrong horse");
    await recipient.getByTestId("unlock-button").click();
    await recipient.getByText("That is not the password").waitFor();
    await recipient.getByTestId("password-input").fill("correct horse");
    await recipient.getByTestId("unlock-button").click();
    const { path } = await saveDownload(recipient);
    expect(await sha256OfFile(path)).toBe(await sha256OfFile(file));
    for (const page of [sender, recipient]) await page.context().close();
  });

  it("deleted by its sender is gone for everyone [R1.10]", async () => {
    const file = await writeRandomFile(join(directory, "mistake.bin"), 1_000);
    const sender = await freshPage();
    await sender.goto(app.origin);
    await sender.getByTestId("file-input").setInputFiles(file);
    const link = await upload(sender);
    await sender.getByTestId("dialog-ok").click();
    const card = sender.getByTestId("upload-card");
    await card.getByTestId("card-delete").click();
    await sender.getByTestId("confirm-delete").click();
    await card.waitFor({ state: "detached" });
    const recipient = await freshPage();
    await recipient.goto(link);
    await recipient.getByText("These files are gone").waitFor();
    for (const page of [sender, recipient]) await page.context().close();
  });

  it("is not uploaded when its sender cancels", async () => {
    const file = await writeRandomFile(join(directory, "large.bin"), 300_000_000);
    const sender = await freshPage();
    await sender.goto(app.origin);
    await sender.getByTestId("file-input").setInputFiles(file);
    await sender.getByTestId("upload-button").click();
    await sender.getByTestId("cancel-upload").click();
    await sender.getByTestId("upload-button").waitFor();
    expect(await sender.getByTestId("upload-card").count()).toBe(0);
    await sender.context().close();
  });
});
