import { createReadStream } from "node:fs";
import { join } from "node:path";
import { freePort } from "@envoi/backing-stores";
import { fetchInfo, openDownload, upload } from "@envoi/client";
import { call, isLargeFile, largeStream, startWatchedBrowser, waitFor } from "@envoi/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type StackApp, startStackApp } from "../support/stack-app.ts";
import { savedFiles, startDownload } from "../support/start-download.ts";

const MiB = 1_048_576;
const BYTES = 100 * MiB;
const SECONDS = 120;
/** At least this share of a large file comes from the store. The rest is its beginning and its end. */
const SHARE = 0.6;
const { signal } = new AbortController();

/** The sum of a counter over all replicas of `download`. */
async function total(app: StackApp, counter: string): Promise<number> {
  const pages = app
    .processes()
    .filter(({ name }) => name === "download")
    .map(async ({ privateOrigin }) => (await call(privateOrigin, "/metrics")).body.toString());
  const values = (await Promise.all(pages)).map((page) => new RegExp(`^${counter} (\\d+)`, "m").exec(page)?.[1]);
  return values.reduce((sum, value) => sum + Number(value), 0);
}

function send(app: StackApp) {
  const file = { name: "a.bin", type: "", size: BYTES, stream: () => largeStream(BYTES) };
  return upload(app, { files: [file], downloadLimit: 3, timeLimitSeconds: 3_600 }, { signal });
}

async function receive(
  app: StackApp,
  { id, secretB64 }: { id: Awaited<ReturnType<typeof send>>["id"]; secretB64: string },
) {
  const { read } = await openDownload(app, { id, secretB64, password: null }, signal);
  return isLargeFile(await read({ signal }), BYTES);
}

/** Saves a file in Chromium. @returns whether it is the file that was sent */
async function save(link: string): Promise<boolean> {
  await using browser = await startWatchedBrowser("chromium");
  await startDownload(browser, link);
  await browser.until("download-finished");
  const [name = ""] = await waitFor(
    () => savedFiles(browser),
    (names) => names.length === 1,
  );
  return await isLargeFile(createReadStream(join(browser.downloads, name), { highWaterMark: MiB }), BYTES);
}

const linkOf = ({ origin }: StackApp, { id, secretB64 }: Awaited<ReturnType<typeof send>>) =>
  `${origin}/download/${id}/#${secretB64}`;

describe("with DIRECT_TRANSFERS", () => {
  let app: StackApp;
  beforeAll(async () => {
    app = await startStackApp({ DIRECT_TRANSFERS: "true", LOG_LEVEL: "debug" });
  }, 60_000);
  afterAll(() => app[Symbol.asyncDispose]());

  it.each([
    ["the library", (sent: Awaited<ReturnType<typeof send>>) => receive(app, sent)],
    ["Chromium", (sent: Awaited<ReturnType<typeof send>>) => save(linkOf(app, sent))],
  ])(
    "%s downloads most of a file from the object store, as one counted download, and no log contains a URL",
    async (_who, download) => {
      const sent = await send(app);
      const [sentBytes, directBytes] = await Promise.all([
        total(app, "download_sent_bytes_total"),
        total(app, "download_direct_bytes_total"),
      ]);
      expect(await download(sent)).toBe(true);
      expect(await fetchInfo(app, sent, signal)).toMatchObject({ dtotal: 1 });
      expect((await total(app, "download_direct_bytes_total")) - directBytes).toBeGreaterThan(SHARE * BYTES);
      // The service would have sent these bytes, had they not come from the store.
      expect((await total(app, "download_sent_bytes_total")) - sentBytes).toBeLessThan((1 - SHARE) * BYTES);
      expect(await app.output()).not.toContain("X-Amz");
    },
    SECONDS * 1_000,
  );

  it("pages may connect to the store", async () => {
    const { headers } = await call(app.origin, "/");
    expect(headers.get("Content-Security-Policy")).toContain(` ${app.s3.endpoint}`);
  });
});

describe("when the object store's public address cannot be reached", () => {
  let app: StackApp;
  beforeAll(async () => {
    const S3_PUBLIC_ENDPOINT = `http://127.0.0.1:${await freePort()}`;
    app = await startStackApp({ DIRECT_TRANSFERS: "true", S3_PUBLIC_ENDPOINT, LOG_LEVEL: "warn" });
  }, 60_000);
  afterAll(() => app[Symbol.asyncDispose]());

  it(
    "Chromium and the library download from the services, as one counted download each",
    async () => {
      const sent = await send(app);
      expect(await save(linkOf(app, sent))).toBe(true);
      expect(await fetchInfo(app, sent, signal)).toMatchObject({ dtotal: 1 });
      expect(await receive(app, sent)).toBe(true);
      expect(await fetchInfo(app, sent, signal)).toMatchObject({ dtotal: 2 });
      expect(await total(app, "download_direct_bytes_total")).toBe(2 * MiB);
    },
    SECONDS * 1_000,
  );
});
