import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ENGINES } from "@envoi/testkit";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { launchBrowser } from "../support/browser.ts";
import { writeRandomFile } from "../support/files.ts";
import { adminUrl, runAdmin } from "../support/run-admin.ts";
import { startTestProxy, type TestProxy } from "../support/test-proxy.ts";

const MiB = 1_048_576;
const FILE_BYTES = 40 * MiB;
/** File size for which the page offers a live link by default. */
const LARGE_BYTES = 64 * MiB;
const SOCKET = "/api/ws";
const PASSWORD = "correct horse";
const WAIT_MS = 30_000;

let app: App;
let proxy: TestProxy;
let directory: string;
let tokenFile: string;
let path: string;
beforeAll(async () => {
  proxy = await startTestProxy();
  directory = await mkdtemp(join(tmpdir(), "envoi-live-"));
  tokenFile = join(directory, "token");
  await writeFile(tokenFile, "a-token-of-operators-0123456789abcdef");
  const { stdout } = await runAdmin({}, "report", "new-key", "--out", join(directory, "report-key.json"));
  const publicKey = stdout.trim().split("=")[1] ?? "";
  const operators = { OPERATOR_TOKEN_FILE: tokenFile, REPORT_PUBLIC_KEY: publicKey };
  app = await startApp({ LOG_LEVEL: "warn", BASE_URL: proxy.origin, ...operators });
  proxy.forwardTo(Number(new URL(app.origin).port));
  path = await writeRandomFile(join(directory, "film.bin"), FILE_BYTES);
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await proxy[Symbol.asyncDispose]();
  await rm(directory, { recursive: true });
});

afterEach(() => proxy.reset());

/** Runs an operator command. @returns its output */
async function ask(...args: string[]): Promise<string> {
  const { stdout, stderr } = await runAdmin(
    { OPERATOR_TOKEN_FILE: tokenFile, ENVOI_ADMIN_URL: adminUrl(app) },
    ...args,
  );
  return stdout + stderr;
}

async function openPage(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(WAIT_MS);
  await page.goto(address);
  return page;
}

/** Sends the file with a live link, and pauses the upload midway. */
async function send(browser: Browser, password: string | null): Promise<{ page: Page; link: string }> {
  proxy.slow(SOCKET, "up", { bytesPerSecond: 5 * MiB });
  const page = await openPage(browser, proxy.origin);
  await page.getByTestId("file-input").setInputFiles(path);
  await page.getByTestId("live-link").check();
  if (password !== null) {
    await page.getByTestId("password-toggle").check();
    await page.getByTestId("password-input").pressSequentially(password);
  }
  await page.getByTestId("upload-button").click();
  const link = await page.getByTestId("live-share-link").inputValue();
  await page
    .getByTestId("percent")
    .getByText(/^[3-7]\d%$/)
    .first()
    .waitFor();
  await page.getByTestId("pause-upload").click();
  return { page, link };
}

describe.each(ENGINES)("in %s, a live link", (engine) => {
  it.each([null, PASSWORD])(
    "can be downloaded during the upload, and the downloaded file is complete (password: %s)",
    async (password) => {
      await using browser = await launchBrowser(engine);
      const sender = await send(browser, password);
      const page = await openPage(browser, sender.link);
      if (password !== null) {
        await page.getByTestId("password-input").pressSequentially(password);
        await page.getByTestId("unlock-button").click();
      }
      await page.getByText("The sender is still uploading.").waitFor();
      const saving = page.waitForEvent("download", { timeout: WAIT_MS });
      await page.getByTestId("download-button").click();
      await page.getByText("Waiting for the sender.").first().waitFor();
      expect(await page.getByTestId("percent").textContent()).toMatch(/^[1-7]\d%$/);
      expect(await sender.page.getByTestId("live-share-link").inputValue()).toBe(sender.link);
      await sender.page.getByTestId("pause-upload").click();
      const saved = await (await saving).path();
      expect((await readFile(saved)).equals(await readFile(path))).toBe(true);
      // The link disappears because it allows only one download.
      await sender.page.getByTestId("live-share-link").waitFor({ state: "detached" });
    },
  );

  it("is shown by default for a large file without a password, and a dialog reports when the upload is complete [R2.94]", async () => {
    await using browser = await launchBrowser(engine);
    const large = await writeRandomFile(join(directory, `large-${engine}.bin`), LARGE_BYTES);
    proxy.slow(SOCKET, "up", { bytesPerSecond: 16 * MiB });
    const page = await openPage(browser, proxy.origin);
    await page.getByTestId("file-input").setInputFiles(large);
    expect(await page.getByTestId("live-link").isChecked()).toBe(true);
    await page.getByTestId("password-toggle").check();
    expect(await page.getByTestId("live-link").isChecked()).toBe(false);
    await page.getByTestId("password-toggle").uncheck();
    await page.getByTestId("upload-button").click();
    const link = await page.getByTestId("live-share-link").inputValue();
    await page.getByRole("heading", { name: "Uploading" }).waitFor();
    await page.getByText("Keep this page open.").waitFor();
    const recipient = await openPage(browser, link);
    await recipient.getByText("The sender is still uploading.").waitFor();
    await page.getByRole("dialog", { name: "Upload complete" }).waitFor();
    expect(await page.getByTestId("dialog-link").inputValue()).toBe(link);
  });

  it("can be reported like any other link, and ends for sender and recipients when the operator takes it down", async () => {
    await using browser = await launchBrowser(engine);
    const sender = await send(browser, null);
    const page = await openPage(browser, sender.link);
    await page.getByText("The sender is still uploading.").waitFor();
    await page.getByTestId("report").click();
    await page.getByTestId("report-malware").check();
    await page.getByTestId("report-key").check();
    await page.getByTestId("send-report").click();
    await page.getByTestId("report-done").click();
    const id = new URL(sender.link).pathname.split("/")[2] ?? "";
    expect(await ask("report", "list")).toContain(id);
    await page.getByTestId("download-button").click();
    await page.getByText("Waiting for the sender.").first().waitFor();

    expect(await ask("take-down", id, "--reason", "report 17")).toBe(`${id} is deleted\n`);
    await page.getByRole("heading", { name: "These files were removed" }).waitFor();
    // The sender's upload is paused, so the page detects the take-down only when the upload continues.
    await sender.page.getByTestId("pause-upload").click();
    await sender.page.getByRole("heading", { name: "These files were removed" }).waitFor();
    expect(await sender.page.getByTestId("retry-upload").count()).toBe(0);
  });

  it("ends when the sender cancels the upload, shows the reason, and no longer exists afterwards", async () => {
    await using browser = await launchBrowser(engine);
    const sender = await send(browser, null);
    const page = await openPage(browser, sender.link);
    await page.getByTestId("download-button").click();
    await page.getByText("Waiting for the sender.").first().waitFor();
    await sender.page.getByTestId("cancel-upload").click();
    await sender.page.getByTestId("confirm-cancel").click();
    await page.getByText("The sender stopped before everything was uploaded.").waitFor();
    await page.goto(sender.link);
    await page.reload();
    await page.getByTestId("expired").waitFor();
  });
});
