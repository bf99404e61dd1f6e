import { readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { openDownload, upload } from "@envoi/client";
import { parseShareLink } from "@envoi/crypto";
import { encodeBase64Url } from "@envoi/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { App } from "../support/app.ts";
import { ENGINES } from "../support/browser.ts";
import { startEmbeddedApp } from "../support/embedded-app.ts";
import { hashOf, hashOfFile, largeFile, largeStream } from "../support/large-file.ts";
import { waitFor } from "../support/wait.ts";
import { startWatchedBrowser, type WatchedBrowser } from "../support/watched-browser.ts";

const MiB = 1_048_576;
const GiB = 1_024 * MiB;
const MAX_GROWTH_BYTES = 150 * MiB;
const SECONDS = 300;

const signal = new AbortController().signal;
let app: App;
beforeAll(async () => {
  app = await startEmbeddedApp({ LOG_LEVEL: "warn", ANON_MAX_FILE_SIZE: String(4 * GiB) });
});
afterAll(() => app[Symbol.asyncDispose]());

/** A link to a file of so many bytes. */
async function send(bytes: number): Promise<string> {
  const file = { name: "large.bin", type: "", size: bytes, stream: () => largeStream(bytes) };
  const request = { files: [file], downloadLimit: 1, timeLimitSeconds: 3_600 };
  return (await upload({ origin: app.origin }, request, { signal })).shareLink;
}

/** What a link leads to, as it was sent. */
async function receivedHash(link: string): Promise<string> {
  const parsed = parseShareLink(link);
  if (parsed === null) throw new Error("no link");
  const { id, secret } = parsed;
  const request = { id, secretB64: encodeBase64Url(secret), password: null };
  const { read } = await openDownload({ origin: app.origin }, request, signal);
  return hashOf(await read({ signal }));
}

/** Of a page that was just opened, once it does nothing more. */
async function settledMemory(browser: WatchedBrowser): Promise<number> {
  let last = await browser.memoryBytes();
  await waitFor(
    async () => {
      await delay(2_000);
      const before = last;
      last = await browser.memoryBytes();
      return Math.abs(last - before);
    },
    (change) => change < 4 * MiB,
  );
  return last;
}

/** How much more memory the browser takes at most while something is done in it, bytes. */
async function growth(browser: WatchedBrowser, work: () => Promise<unknown>): Promise<number> {
  const before = await settledMemory(browser);
  let peak = before;
  let isDone = false;
  const watching = waitFor(
    async () => {
      peak = Math.max(peak, await browser.memoryBytes());
      await delay(500);
      return isDone;
    },
    (done) => done,
    SECONDS,
  );
  await work().finally(() => {
    isDone = true;
  });
  await watching;
  return peak - before;
}

describe.each(ENGINES)("I7: in %s, in little memory,", (engine) => {
  let browser: WatchedBrowser;
  beforeAll(async () => {
    browser = await startWatchedBrowser(engine);
  });
  afterAll(() => browser[Symbol.asyncDispose]());

  it("1 GiB goes up", async () => {
    const file = join(browser.downloads, "large.bin");
    await writeFile(file, largeFile(GiB));
    await browser.open(app.origin);
    await browser.until("file-input");
    await browser.choose("file-input", file);
    await browser.until("upload-button");
    const grown = await growth(browser, async () => {
      await browser.click("upload-button");
      await browser.until("upload-finished");
    });
    expect(await receivedHash(await browser.valueOf("share-link"))).toBe(await hashOf(largeFile(GiB)));
    expect(grown).toBeLessThan(MAX_GROWTH_BYTES);
  });

  it("3 GiB come down", async () => {
    const link = await send(3 * GiB);
    const before = await readdir(browser.downloads);
    await browser.open(link);
    await browser.until("download-button");
    const grown = await growth(browser, async () => {
      await browser.click("download-button");
      await browser.until("download-finished");
    });
    const saved = await waitFor(
      async () => {
        const names = (await readdir(browser.downloads)).filter((name) => !before.includes(name));
        const [path = ""] = names.map((name) => join(browser.downloads, name));
        return { names, path, bytes: names.length === 1 ? (await stat(path)).size : 0 };
      },
      ({ bytes }) => bytes === 3 * GiB,
    );
    expect(await hashOfFile(saved.path)).toBe(await hashOf(largeFile(3 * GiB)));
    expect(grown).toBeLessThan(MAX_GROWTH_BYTES);
  });
});
