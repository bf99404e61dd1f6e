import { readFile, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  deriveAuthKey,
  downloadOld,
  ENGINES,
  type Engine,
  type StandaloneProcess,
  startStandaloneProcess,
} from "@envoi/testkit";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { writeRandomFile } from "../support/files.ts";
import { startTestProxy, type TestProxy } from "../support/test-proxy.ts";

const SOCKET = "/api/ws";
const MiB = 1_048_576;
const PART_BYTES = 8 * MiB;
/** Four Parts. */
const FILE_BYTES = 30 * MiB;

/** Modification time of the file: whole seconds, which all browsers report identically. */
const WRITTEN = new Date("2026-01-02T03:04:05Z");

type Sender = { app: StandaloneProcess; proxy: TestProxy; page: Page; path: string };

/** Runs `work` as a sender who has selected a file. */
async function withSender(engine: Engine, work: (sender: Sender) => Promise<void>): Promise<void> {
  await using proxy = await startTestProxy();
  await using app = await startStandaloneProcess({
    LOG_LEVEL: "info",
    BASE_URL: proxy.origin,
    UPLOAD_IDLE_SECONDS: "8",
  });
  proxy.forwardTo(Number(new URL(app.origin).port));
  const browser = await launchBrowser(engine);
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    const path = await writeRandomFile(join(app.dataDirectory, "to-send", "film.bin"), FILE_BYTES);
    await utimes(path, WRITTEN, WRITTEN);
    await page.goto(proxy.origin);
    await page.getByTestId("file-input").setInputFiles(path);
    await work({ app, proxy, page, path });
  } finally {
    await browser.close();
  }
}

/** Waits for the link. @throws if the downloaded file differs from the sent one */
async function expectSent({ app, page, path }: Sender): Promise<void> {
  const link = new URL(await page.getByTestId("share-link").inputValue());
  const [id = ""] = /[0-9a-f]{16}/.exec(link.pathname) ?? [];
  const secret = Buffer.from(link.hash.slice(1), "base64url");
  const { plaintext } = await downloadOld(app.origin, { id, secret, authKey: deriveAuthKey(secret) });
  expect(plaintext.equals(await readFile(path))).toBe(true);
}

/** Offsets at which interrupted uploads were resumed. */
function resumedAt(app: StandaloneProcess): number[] {
  const lines = app.output().match(/"storedBytes":\d+[^\n]*"msg":"upload resumed"/g) ?? [];
  return lines.map((line) => Number(/\d+/.exec(line)?.[0]));
}

/** Breaks each of the first connections after a number of bytes. */
function breakAfter(proxy: TestProxy, bytes: number, connections: number): void {
  let left = connections;
  proxy.slow(SOCKET, "up", {
    breakWhen: (_chunk, passedBytes) => {
      const breaks = left > 0 && passedBytes > bytes;
      if (breaks) left -= 1;
      return breaks;
    },
  });
}

/** Picks a file in the origin's OPFS, whose handles are as real as those from the system's dialog. */
async function pickWithHandle(page: Page, bytes: number): Promise<void> {
  await page.addInitScript((bytes) => {
    Object.defineProperty(window, "showOpenFilePicker", {
      async value() {
        const folder = await navigator.storage.getDirectory();
        const handle = await folder.getFileHandle("film.bin", { create: true });
        const writable = await handle.createWritable();
        await writable.write(Uint8Array.from({ length: bytes }, (_, at) => at % 251));
        await writable.close();
        return [handle];
      },
    });
  }, bytes);
  await page.reload();
  await page.getByTestId("file-input").press("Enter");
}

it("in Chromium, the upload of a picked file continues after a reload without selecting the file again", async () => {
  await withSender("chromium", async ({ app, proxy, page, path }) => {
    await writeFile(
      path,
      Uint8Array.from({ length: FILE_BYTES }, (_, at) => at % 251),
    );
    page.on("dialog", (dialog) => void dialog.accept());
    await pickWithHandle(page, FILE_BYTES);
    proxy.slow(SOCKET, "up", { stopWhen: (_chunk, passedBytes) => passedBytes > PART_BYTES + 2 * MiB });
    await page.getByTestId("upload-button").click();
    await page
      .getByTestId("percent")
      .getByText(/^[2-9]\d%$/)
      .first()
      .waitFor();
    proxy.reset();
    proxy.cut(SOCKET);
    await page.reload();
    proxy.reset();
    await page.getByTestId("continue-upload").click();
    await expectSent({ app, proxy, page, path });
    expect(resumedAt(app).length).toBeGreaterThan(0);
  });
});

describe.each(ENGINES)("in %s", (engine) => {
  it("an upload continues after each broken connection from its last stored Part, under one link", async () => {
    await withSender(engine, async (sender) => {
      const { app, proxy, page } = sender;
      breakAfter(proxy, PART_BYTES + 2 * MiB, 3);
      await page.getByTestId("upload-button").click();
      await expectSent(sender);
      expect(resumedAt(app)).toHaveLength(3);
      expect(resumedAt(app).map((offset) => offset % PART_BYTES)).toEqual([0, 0, 0]);
      expect(resumedAt(app).at(-1)).toBeGreaterThan(0);
    });
  });

  it("an upload without a connection is shown as waiting, and continues within seconds after reconnection", async () => {
    await withSender(engine, async (sender) => {
      const { proxy, page } = sender;
      proxy.slow(SOCKET, "up", {
        breakWhen: (_chunk, passedBytes) => {
          const breaks = passedBytes > PART_BYTES + 2 * MiB;
          if (breaks) proxy.cut(SOCKET);
          return breaks;
        },
      });
      await page.getByTestId("upload-button").click();
      await page.getByText("Waiting for your connection.").first().waitFor();
      proxy.reset();
      await expectSent(sender);
    });
  });

  it("I6: an upload continues after kill -9 of the server", async () => {
    await withSender(engine, async (sender) => {
      const { app, proxy, page } = sender;
      proxy.slow(SOCKET, "up", { stopWhen: (_chunk, passedBytes) => passedBytes > 2 * PART_BYTES + 2 * MiB });
      await page.getByTestId("upload-button").click();
      // Waits for the third Part, which the server receives only once the first has been stored.
      await page
        .getByTestId("percent")
        .getByText(/^(5[5-9]|6\d)%$/)
        .waitFor();
      await app.kill();
      await app.restart();
      proxy.reset();
      await expectSent(sender);
      expect(resumedAt(app)).toHaveLength(1);
      expect(resumedAt(app)[0]).toBeGreaterThanOrEqual(PART_BYTES);
    });
  });

  it("an upload paused for longer than the server waits for bytes can be continued", async () => {
    await withSender(engine, async (sender) => {
      const { app, proxy, page } = sender;
      proxy.slow(SOCKET, "up", { bytesPerSecond: 10 * MiB });
      await page.getByTestId("upload-button").click();
      await page.getByTestId("pause-upload").click();
      await page.getByRole("heading", { name: "Paused" }).waitFor();
      await expect.poll(() => app.output(), { timeout: 60_000 }).toContain('"code":"idle_timeout"');
      await page.getByTestId("pause-upload").click();
      await expectSent(sender);
      expect(resumedAt(app)).toHaveLength(1);
    });
  });

  it("a user who selects the file again instead of using the unfinished upload's card is asked whether to continue [R4.70b]", async () => {
    await withSender(engine, async (sender) => {
      const { app, proxy, page, path } = sender;
      page.on("dialog", (dialog) => void dialog.accept());
      proxy.slow(SOCKET, "up", { bytesPerSecond: 10 * MiB });
      await page.getByTestId("upload-button").click();
      await page
        .getByTestId("percent")
        .getByText(/^[4-9]\d%$/)
        .waitFor();
      await page.reload();
      proxy.reset();
      await page.getByTestId("unfinished-upload").waitFor();
      await page.getByTestId("file-input").last().setInputFiles(path);
      await page.getByRole("heading", { name: /^Continue from [\d.]+ MB\?$/ }).waitFor();
      await page.getByTestId("continue-upload").click();
      await expectSent(sender);
      expect(resumedAt(app)).not.toContain(0);
    });
  });

  it("if a file has changed while the page was closed, its upload stops, and an error page explains why", async () => {
    await withSender(engine, async ({ app, proxy, page, path }) => {
      page.on("dialog", (dialog) => void dialog.accept());
      proxy.slow(SOCKET, "up", { bytesPerSecond: 10 * MiB });
      await page.getByTestId("upload-button").click();
      await page
        .getByTestId("percent")
        .getByText(/^[4-9]\d%$/)
        .waitFor();
      await page.reload();
      const content = await readFile(path);
      content[5] = (content[5] ?? 0) ^ 1;
      await writeFile(path, content);
      await utimes(path, WRITTEN, WRITTEN);
      const card = page.getByTestId("unfinished-upload");
      await card.getByTestId("continue-upload").click();
      await card.getByTestId("file-input").setInputFiles(path);
      await page.getByText("One of your files changed").waitFor();
      expect(resumedAt(app)).toEqual([]);
    });
  });
});
