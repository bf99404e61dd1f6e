import { createReadStream } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { openDownload, upload } from "@envoi/client";
import { parseShareLink } from "@envoi/crypto";
import { encodeBase64Url } from "@envoi/protocol";
import {
  ENGINES,
  isLargeFile,
  largeFile,
  largeStream,
  startWatchedBrowser,
  type WatchedBrowser,
  waitFor,
} from "@envoi/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { App } from "../support/app.ts";
import { startEmbeddedApp } from "../support/embedded-app.ts";
import { savedFiles } from "../support/start-download.ts";

const MiB = 1_048_576;
const GiB = 1_024 * MiB;
/**
 * Bound on memory growth: a fraction of the size of either file. The bound is loose, because busy hosts free
 * memory late; benchmarks measure the exact growth.
 */
const MAX_GROWTH_BYTES = 256 * MiB;
const SECONDS = 300;

const signal = new AbortController().signal;
let app: App;
/** A file of 1 GiB and a link to a file of 3 GiB, which all browsers share. */
let directory: string;
let file: string;
let link: string;
beforeAll(async () => {
  app = await startEmbeddedApp({ LOG_LEVEL: "warn", ANON_MAX_FILE_SIZE: String(4 * GiB) });
  // The files are on disk, because they are large.
  directory = await mkdtemp("/var/tmp/envoi-large-");
  file = join(directory, "large.bin");
  await writeFile(file, largeFile(GiB));
  link = await send(3 * GiB);
}, SECONDS * 1_000);
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await rm(directory, { recursive: true });
});

/** Creates a link to a file of this size in bytes. */
async function send(bytes: number): Promise<string> {
  const file = { name: "large.bin", type: "", size: bytes, stream: () => largeStream(bytes) };
  const request = { files: [file], downloadLimit: ENGINES.length, timeLimitSeconds: 3_600 };
  return (await upload({ origin: app.origin }, request, { signal })).shareLink;
}

/** Opens a link, and reads the file. */
async function receive(link: string): Promise<ReadableStream<Uint8Array>> {
  const parsed = parseShareLink(link);
  if (parsed === null) throw new Error("no link");
  const { id, secret } = parsed;
  const request = { id, secretB64: encodeBase64Url(secret), password: null };
  const { read } = await openDownload({ origin: app.origin }, request, signal);
  return read({ signal });
}

/** Waits until the browser's memory is stable. @returns its size in bytes */
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

/** Measures the peak growth of the browser's memory during an action, in bytes. */
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

describe.each(ENGINES)("I7: in %s, with little memory,", (engine) => {
  let browser: WatchedBrowser;
  beforeAll(async () => {
    browser = await startWatchedBrowser(engine);
  });
  afterAll(() => browser[Symbol.asyncDispose]());

  it("1 GiB is uploaded", async () => {
    await browser.open(app.origin);
    await browser.until("file-input");
    await browser.choose("file-input", file);
    await browser.until("upload-button");
    const grown = await growth(browser, async () => {
      await browser.click("upload-button");
      await browser.until("upload-finished");
    });
    expect(await isLargeFile(await receive(await browser.readValue("share-link")), GiB)).toBe(true);
    expect(grown).toBeLessThan(MAX_GROWTH_BYTES);
  });

  it("3 GiB are downloaded [R7.18]", async () => {
    await browser.open(link);
    await browser.until("download-button");
    const grown = await growth(browser, async () => {
      await browser.click("download-button");
      await browser.until("download-finished");
    });
    const [name = ""] = await waitFor(
      () => savedFiles(browser),
      (names) => names.length === 1,
    );
    const saved = createReadStream(join(browser.downloads, name), { highWaterMark: MiB });
    expect(await isLargeFile(saved, 3 * GiB)).toBe(true);
    expect(grown).toBeLessThan(MAX_GROWTH_BYTES);
  });
});
