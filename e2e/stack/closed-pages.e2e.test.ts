import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { deriveAuthKey, downloadOld, ENGINES } from "@envoi/testkit";
import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openProfile } from "../support/browser.ts";
import { writeRandomFile } from "../support/files.ts";
import { type StackApp, startStackApp } from "../support/stack-app.ts";
import { startTestProxy, type TestProxy } from "../support/test-proxy.ts";

const SOCKET = "/api/ws";
const MiB = 1_048_576;
const FILE_BYTES = 300 * MiB;
const LINE_BYTES_PER_SECOND = 16 * MiB;

/** Opens the home page, and closes it without a warning. */
async function openHome(browser: BrowserContext, origin: string): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto(origin);
  return page;
}

const untilPercent = (page: Page, pattern: RegExp) => page.getByTestId("percent").getByText(pattern).first().waitFor();

/** Continues the interrupted upload by choosing its file again. */
async function goOn(page: Page, path: string): Promise<void> {
  const card = page.getByTestId("unfinished-upload");
  await card.getByTestId("continue-upload").click();
  await card.getByTestId("file-input").setInputFiles(path);
}

async function receivedBytes({ origin }: StackApp, page: Page): Promise<Buffer> {
  const link = new URL(await page.getByTestId("share-link").inputValue());
  const [id = ""] = /[0-9a-f]{16}/.exec(link.pathname) ?? [];
  const secret = Buffer.from(link.hash.slice(1), "base64url");
  return (await downloadOld(origin, { id, secret, authKey: deriveAuthKey(secret) })).plaintext;
}

/**
 * Breaks the next connections, each after a few more bytes. @returns a function that returns the number of connections
 * still to be broken
 */
function breakConnections(proxy: TestProxy, connections: number): () => number {
  let left = connections;
  proxy.slow(SOCKET, "up", {
    breakWhen: (_chunk, passedBytes) => {
      const breaks = left > 0 && passedBytes > 12 * MiB;
      if (breaks) left -= 1;
      return breaks;
    },
  });
  return () => left;
}

describe.each(ENGINES)("in %s", (engine) => {
  it("an upload continues through lost connections, a reload, a browser restart and a change of replica, under one link", async () => {
    await using proxy = await startTestProxy();
    await using app = await startStackApp({ LOG_LEVEL: "info", BASE_URL: proxy.origin });
    proxy.forwardTo(Number(new URL(app.origin).port));
    proxy.slow(SOCKET, "up", { bytesPerSecond: LINE_BYTES_PER_SECOND });
    const leftToBreak = breakConnections(proxy, 3);
    const path = await writeRandomFile(join(app.dataDirectory, "to-send", "film.bin"), FILE_BYTES);
    const profile = { folder: join(app.dataDirectory, "profile"), downloads: join(app.dataDirectory, "downloads") };
    let browser = await openProfile(engine, profile);
    try {
      let page = await openHome(browser, proxy.origin);
      await page.getByTestId("file-input").setInputFiles(path);
      await page.getByTestId("upload-button").click();
      await untilPercent(page, /^(2[5-9]|[3-9]\d)%$/);
      await page.reload();
      await goOn(page, path);
      await untilPercent(page, /^(4[5-9]|[5-9]\d)%$/);
      await browser.close();
      browser = await openProfile(engine, profile);
      page = await openHome(browser, proxy.origin);
      await goOn(page, path);
      await untilPercent(page, /^(6[5-9]|[7-9]\d)%$/);
      for (const name of ["upload-gateway-1", "upload-gateway-2"]) await app.crash(name);
      expect((await receivedBytes(app, page)).equals(await readFile(path))).toBe(true);
      const output = await app.output();
      const resumed = [...output.matchAll(/"uploadId":"([^"]+)"[^\n]*"msg":"upload resumed"/g)].map(([, id]) => id);
      // The upload resumes after the reload, the restart and the replica change. It need not resume after losing one of
      // several connections.
      expect(resumed.length).toBeGreaterThanOrEqual(3);
      expect(leftToBreak()).toBe(0);
      expect(new Set(resumed).size).toBe(1);
      await page.goto(proxy.origin);
      expect(await page.getByTestId("unfinished-upload").count()).toBe(0);
    } finally {
      await browser.close();
    }
  });
});
