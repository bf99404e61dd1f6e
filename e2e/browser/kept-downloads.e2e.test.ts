import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { fetchInfo, releaseTicket, upload } from "@envoi/client";
import { AUTHORIZATION_HEADER, CLAIM_HEADER } from "@envoi/protocol";
import { ENGINES } from "@envoi/testkit";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { withoutStreams } from "../screens/steps.ts";
import { type App, startApp } from "../support/app.ts";
import { openProfile } from "../support/browser.ts";
import { generatorBytes } from "../support/generator-bytes.ts";
import { keptContent, keptIds, keptToken } from "../support/kept-download.ts";
import { startTestProxy, type TestProxy } from "../support/test-proxy.ts";

const MiB = 1_048_576;
const PROOF = AUTHORIZATION_HEADER.toLowerCase();
/** Speed of a download slow enough to be kept. */
const LINE = { bytesPerSecond: 9 * MiB };
const NEVER = new AbortController().signal;
const WAIT_MS = 120_000;

let app: App;
let proxy: TestProxy;
let directory: string;
let profile: BrowserContext | null = null;

beforeAll(async () => {
  proxy = await startTestProxy();
  app = await startApp({ LOG_LEVEL: "warn", BASE_URL: proxy.origin });
  proxy.forwardTo(Number(new URL(app.origin).port));
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await proxy[Symbol.asyncDispose]();
});
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "envoi-kept-"));
  await mkdir(join(directory, "downloads"));
  return async () => {
    proxy.reset();
    await profile?.close();
    profile = null;
    await rm(directory, { recursive: true, force: true, maxRetries: 5 });
  };
});

const downloads = () => join(directory, "downloads");

/** Starts or restarts the browser with this test's profile. */
async function startBrowser(engine: (typeof ENGINES)[number]): Promise<Page> {
  await profile?.close();
  profile = await openProfile(engine, { folder: join(directory, "profile"), downloads: downloads() });
  profile.setDefaultTimeout(WAIT_MS);
  const page = profile.pages()[0] ?? (await profile.newPage());
  // The page warns before it is closed.
  page.on("dialog", (dialog) => void dialog.accept().catch(() => undefined));
  return page;
}

async function percent(page: Page): Promise<number> {
  return Number.parseInt((await page.getByTestId("percent").textContent()) ?? "", 10);
}

/** Waits until at least a given percentage has arrived. */
async function reach(page: Page, least: number): Promise<void> {
  await expect.poll(() => percent(page), { timeout: WAIT_MS, interval: 250 }).toBeGreaterThanOrEqual(least);
}

async function continueKept(page: Page, least: number): Promise<void> {
  await page.getByRole("heading", { name: "Paused" }).waitFor();
  expect(await percent(page)).toBeGreaterThanOrEqual(least);
  await page.getByTestId("pause-download").click();
  await page.getByRole("heading", { name: "Downloading" }).waitFor();
}

async function send(bytes: number) {
  const plaintext = generatorBytes(bytes);
  const file = { name: "film.bin", type: "", size: bytes, stream: () => new Blob([plaintext as BlobPart]).stream() };
  const sent = await upload(
    { origin: app.origin },
    { files: [file], downloadLimit: 2, timeLimitSeconds: 3_600 },
    { signal: NEVER },
  );
  return { ...sent, plaintext, link: sent.shareLink.replace(app.origin, proxy.origin) };
}

/** Digests of saved files with this length. */
async function savedDigests(bytes: number): Promise<string[]> {
  const digests: string[] = [];
  for (const name of await readdir(downloads())) {
    const path = join(downloads(), name);
    if ((await stat(path)).size !== bytes) continue;
    const hash = createHash("sha256");
    await pipeline(createReadStream(path), hash);
    digests.push(hash.digest("hex"));
  }
  return digests;
}

describe.each(ENGINES)("in %s", (engine) => {
  it("a large download survives lost connections, a pause, a reload and a browser restart, under one Claim [R4.60b]", async () => {
    const { id, ownerToken, plaintext, link } = await send(300 * MiB);
    const path = `/api/download/${id}`;
    const before = proxy.asked(path).length;
    proxy.slow(path, "down", LINE);
    const page = await startBrowser(engine);
    await page.goto(link);
    await page.getByTestId("download-button").click();

    await reach(page, 10);
    proxy.drop(path);
    await reach(page, 20);
    await page.getByTestId("pause-download").click();
    await page.getByRole("heading", { name: "Paused" }).waitFor();
    // The page may still count bytes that were in flight when the download was paused.
    await page.waitForTimeout(2_000);
    const paused = await percent(page);
    await page.waitForTimeout(3_000);
    expect(await percent(page)).toBe(paused);
    await page.getByTestId("pause-download").click();
    await reach(page, 40);

    await page.reload();
    await continueKept(page, 30);
    await reach(page, 60);

    const restarted = await startBrowser(engine);
    await restarted.goto(link);
    await continueKept(restarted, 45);
    await reach(restarted, 70);
    proxy.drop(path);
    await restarted.getByTestId("download-finished").waitFor();

    const digest = createHash("sha256").update(plaintext).digest("hex");
    await expect.poll(() => savedDigests(plaintext.length), { timeout: 30_000 }).toContain(digest);
    expect(await fetchInfo({ origin: app.origin }, { id, ownerToken }, NEVER)).toMatchObject({ dtotal: 1 });
    const asked = proxy.asked(path).slice(before);
    // After a restart, Firefox may also retry the interrupted download itself, without a Proof.
    expect(asked.filter((headers) => headers[PROOF] !== undefined)).toHaveLength(1);
    expect(new Set(asked.flatMap((headers) => headers[CLAIM_HEADER.toLowerCase()] ?? [])).size).toBe(1);
    expect(await keptIds(restarted)).toEqual([]);
  });

  it("a download whose Claim the server has forgotten starts over; I1: the kept bytes contain neither key nor plaintext", async () => {
    const { id, link, plaintext } = await send(60 * MiB);
    const path = `/api/download/${id}`;
    proxy.slow(path, "down", { bytesPerSecond: 2 * MiB });
    const page = await startBrowser(engine);
    await page.goto(link);
    await page.getByTestId("download-button").click();
    await reach(page, 20);
    await page.reload();
    await page.getByRole("heading", { name: "Paused" }).waitFor();
    const kept = await keptContent(page, id);
    expect(kept).toContain('"token"');
    expect(kept).not.toContain(new URL(link).hash.slice(1));
    expect(kept).not.toContain(Buffer.from(plaintext.subarray(0, 16)).toString("latin1"));
    // Simulates 15 minutes passing.
    await releaseTicket({ origin: app.origin }, id, { token: await keptToken(page, id), etag: null });
    await page.getByTestId("pause-download").click();
    await page.getByText("it has started again from the beginning").waitFor();
    proxy.reset();
    await page.getByTestId("download-finished").waitFor();
    const digest = createHash("sha256").update(plaintext).digest("hex");
    await expect.poll(() => savedDigests(plaintext.length), { timeout: 30_000 }).toContain(digest);
    expect(await keptIds(page)).toEqual([]);
  });
});

it("a browser that saves through a file in OPFS can also continue a download after a reload", async () => {
  const { link, plaintext, id, ownerToken } = await send(60 * MiB);
  const path = `/api/download/blob/${id}`;
  proxy.slow(path, "down", { bytesPerSecond: 2 * MiB });
  const page = await startBrowser("chromium");
  await withoutStreams(page);
  await page.goto(link);
  await page.getByTestId("download-button").click();
  await reach(page, 30);
  await page.reload();
  const saving = page.waitForEvent("download");
  await continueKept(page, 15);
  proxy.reset();
  const saved = await saving;
  expect(saved.url()).toMatch(/^blob:/);
  expect((await readFile(await saved.path())).equals(plaintext)).toBe(true);
  await page.getByTestId("download-finished").waitFor();
  const asked = proxy.asked(path);
  expect(asked.filter((headers) => headers[PROOF] !== undefined)).toHaveLength(1);
  expect(await fetchInfo({ origin: app.origin }, { id, ownerToken }, NEVER)).toMatchObject({ dtotal: 1 });
  expect(await keptIds(page)).toEqual([]);
});
