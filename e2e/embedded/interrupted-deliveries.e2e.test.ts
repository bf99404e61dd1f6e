import { readFile, utimes } from "node:fs/promises";
import { join } from "node:path";
import {
  closeRequest,
  createRequest,
  type OwnRequest,
  openDelivery,
  readInbox,
  requestLinkOf,
} from "@envoi/client/request";
import { ENGINES, type Engine, type StandaloneProcess, startStandaloneProcess } from "@envoi/testkit";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { writeRandomFile } from "../support/files.ts";
import { startTestProxy, type TestProxy } from "../support/test-proxy.ts";

const SOCKET = "/api/ws";
const MiB = 1_048_576;
/** Four Parts. */
const FILE_BYTES = 30 * MiB;
/** Modification time of the file: whole seconds, which all browsers report identically. */
const WRITTEN = new Date("2026-01-02T03:04:05Z");
const { signal } = new AbortController();

type Sender = { app: StandaloneProcess; proxy: TestProxy; page: Page; path: string; own: OwnRequest };

/** Runs `work` as someone who is sending a file to a request with a single place, and has reloaded the page midway. */
async function withInterrupted(engine: Engine, work: (sender: Sender) => Promise<void>): Promise<void> {
  await using proxy = await startTestProxy();
  await using app = await startStandaloneProcess({ LOG_LEVEL: "info", BASE_URL: proxy.origin });
  proxy.forwardTo(Number(new URL(app.origin).port));
  const limits = { timeLimitSeconds: 3_600, maxDeliveries: 1, maxBytes: FILE_BYTES, maxDeliveryBytes: FILE_BYTES };
  const own = await createRequest(proxy, { label: { title: "Film" }, ...limits }, { signal });
  const path = await writeRandomFile(join(app.dataDirectory, "to-send", "film.bin"), FILE_BYTES);
  await utimes(path, WRITTEN, WRITTEN);
  const browser = await launchBrowser(engine);
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    page.on("dialog", (dialog) => void dialog.accept());
    await page.goto(requestLinkOf(own.owner));
    await page.getByTestId("file-input").first().setInputFiles(path);
    await page.getByTestId("sender-input").pressSequentially("Grace");
    proxy.slow(SOCKET, "up", { bytesPerSecond: 10 * MiB });
    await page.getByTestId("send-delivery").click();
    await untilPercent(page, /^[4-9]\d%$/);
    await page.reload();
    await work({ app, proxy, page, path, own });
  } finally {
    await browser.close();
  }
}

const untilPercent = (page: Page, pattern: RegExp) => page.getByTestId("percent").getByText(pattern).first().waitFor();

async function goOn(page: Page, path: string): Promise<void> {
  const card = page.getByTestId("unfinished-upload");
  await card.getByTestId("continue-upload").click();
  await card.getByTestId("file-input").setInputFiles(path);
}

describe.each(ENGINES)("in %s", (engine) => {
  it("I6: a delivery keeps its place when its page is reloaded, and survives a killed server [R10.10c]", async () => {
    await withInterrupted(engine, async ({ app, proxy, page, path, own }) => {
      await page.getByTestId("unfinished-upload").waitFor();
      // The interrupted delivery has the only place, so nothing else can be sent.
      expect(await page.getByTestId("write-note").count()).toBe(0);
      expect((await readInbox(proxy, own.owner, signal)).deliveries).toMatchObject([{ state: "reserved" }]);

      await goOn(page, path);
      await untilPercent(page, /^[6-9]\d%$/);
      await app.kill();
      await app.restart();
      proxy.reset();
      await page.getByTestId("delivery-sent").waitFor();

      const receipt = await page.getByTestId("receipt").textContent();
      const { deliveries } = await readInbox(proxy, own.owner, signal);
      expect(deliveries).toMatchObject([{ receipt, state: "delivered", bytes: FILE_BYTES }]);
      const [delivery] = deliveries;
      if (delivery === undefined) throw new Error("nothing was delivered");
      const { metadata, read } = await openDelivery(proxy, own, delivery, signal);
      expect(metadata).toMatchObject({ name: "film.bin", sender: "Grace" });
      const body = Buffer.from(await new Response(await read({ signal })).arrayBuffer());
      expect(body.equals(await readFile(path))).toBe(true);
      expect(app.output()).toContain('"msg":"upload resumed"');

      await page.reload();
      await page.getByTestId("request-full").waitFor();
      expect(await page.getByTestId("sent-deliveries").textContent()).toContain(receipt);
      expect(await page.getByTestId("unfinished-upload").count()).toBe(0);
    });
  });

  it("an interrupted delivery that its sender discards gives its place back", async () => {
    await withInterrupted(engine, async ({ proxy, page, path, own }) => {
      await page.getByTestId("discard-upload").click();
      await page.getByTestId("write-note").waitFor();
      expect((await readInbox(proxy, own.owner, signal)).deliveries).toEqual([]);
      proxy.reset();
      await page.getByTestId("file-input").first().setInputFiles(path);
      await page.getByTestId("send-delivery").click();
      await page.getByTestId("delivery-sent").waitFor();
    });
  });

  it("if the owner has closed the request, the page says that the interrupted delivery is lost", async () => {
    await withInterrupted(engine, async ({ proxy, page, own }) => {
      await page.getByTestId("unfinished-upload").waitFor();
      await closeRequest(proxy, own.owner, signal);
      await page.reload();
      await page.getByTestId("request-closed").waitFor();
      await page.getByTestId("delivery-lost").waitFor();
      await page.reload();
      await page.getByTestId("request-closed").waitFor();
      expect(await page.getByTestId("delivery-lost").count()).toBe(0);
    });
  });
});
