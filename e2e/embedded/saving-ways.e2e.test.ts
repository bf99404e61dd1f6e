import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ENGINES, startStandaloneProcess, startWatchedBrowser, uploadOld, waitFor } from "@envoi/testkit";
import { describe, expect, it } from "vitest";
import { launchChromium } from "../support/browser.ts";
import { generatorBytes } from "../support/generator-bytes.ts";
import { savedFiles, startDownload } from "../support/start-download.ts";
import { startTestProxy, type TestProxy } from "../support/test-proxy.ts";

const WORKER = fileURLToPath(new URL("../../frontend/dist/assets/transfer-worker-*.js", import.meta.url));

const plaintext = generatorBytes(300_000);

/** A script that returns the sizes of all files in OPFS. */
const COLLECTED = `
  const sizes = [];
  const root = await navigator.storage.getDirectory();
  for await (const folder of root.values()) {
    for await (const file of folder.values()) sizes.push((await file.getFile()).size);
  }
  return sizes;
`;
const send = async (origin: string) => {
  const { url, secret } = await uploadOld(origin, plaintext);
  return `${url}#${secret.toString("base64url")}`;
};

/** Simulates a browser without OPFS: deletes its API when the worker starts. */
async function withoutFiles(proxy: TestProxy): Promise<void> {
  for await (const file of glob(WORKER)) {
    const script = await readFile(file, "utf8");
    proxy.answer("/assets/transfer-worker", 200, `delete StorageManager.prototype.getDirectory;${script}`);
  }
}

async function startEnvoi() {
  const proxy = await startTestProxy();
  const app = await startStandaloneProcess({ LOG_LEVEL: "warn", BASE_URL: proxy.origin });
  proxy.forwardTo(Number(new URL(app.origin).port));
  return {
    proxy,
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await proxy[Symbol.asyncDispose]();
    },
  };
}

describe.each(ENGINES)("in %s", (engine) => {
  it.each([
    ["as a stream through the service worker", { hasServiceWorker: true, hasFiles: true, collected: [] }],
    ["as a file in OPFS without a service worker", { hasServiceWorker: false, hasFiles: true, collected: [300_000] }],
    ["from memory without a service worker and OPFS", { hasServiceWorker: false, hasFiles: false, collected: [] }],
  ])("a download is saved %s", async (_how, { hasServiceWorker, hasFiles, collected }) => {
    await using envoi = await startEnvoi();
    await using browser = await startWatchedBrowser(engine);
    const { proxy } = envoi;
    if (!hasServiceWorker) proxy.answer("/serviceWorker.js", 404);
    if (!hasFiles) await withoutFiles(proxy);
    await startDownload(browser, await send(proxy.origin));
    const [name = ""] = await waitFor(
      () => savedFiles(browser),
      (names) => names.length === 1,
    );
    expect((await readFile(join(browser.downloads, name))).equals(plaintext)).toBe(true);
    await browser.until("download-finished");
    expect(await browser.run(COLLECTED)).toEqual(collected);
  });
});

it("a page reloaded without the cache still streams downloads to disk [R4.48]", async () => {
  await using envoi = await startEnvoi();
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const devtools = await page.context().newCDPSession(page);
    await page.goto(await send(envoi.proxy.origin));
    await page.evaluate(() => navigator.serviceWorker.ready);
    const loaded = page.waitForEvent("load");
    await devtools.send("Page.reload", { ignoreCache: true });
    await loaded;
    const saving = page.waitForEvent("download");
    await page.getByTestId("download-button").click();
    const download = await saving;
    expect(new URL(download.url()).searchParams.has("stream")).toBe(true);
    expect((await readFile(await download.path())).equals(plaintext)).toBe(true);
  } finally {
    await browser.close();
  }
});
