import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@envoi/backing-stores";
import { fetchInfo, openDownload, upload } from "@envoi/client";
import { call, ENGINES, type Engine, isLargeFile, largeStream, startWatchedBrowser, waitFor } from "@envoi/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { adminUrl, runAdmin } from "../support/run-admin.ts";
import { type StackApp, startStackApp } from "../support/stack-app.ts";
import { savedFiles, startDownload } from "../support/start-download.ts";

const MiB = 1_048_576;
const BYTES = 100 * MiB;
const SECONDS = 120;
/** At least this share of a large file comes from the store. The rest is its beginning and its end. */
const SHARE = 0.6;
const { signal } = new AbortController();

/** The sum of a counter over all replicas of a service. */
async function total(app: StackApp, counter: string): Promise<number> {
  const service = counter.startsWith("download") ? "download" : "upload-gateway";
  const pages = app
    .processes()
    .filter(({ name }) => name === service)
    .map(async ({ privateOrigin }) => (await call(privateOrigin, "/metrics")).body.toString());
  const values = (await Promise.all(pages)).map((page) => new RegExp(`^${counter} (\\d+)`, "m").exec(page)?.[1]);
  return values.reduce((sum, value) => sum + Number(value), 0);
}

function send(app: StackApp) {
  const file = { name: "a.bin", type: "", size: BYTES, stream: () => largeStream(BYTES) };
  return upload(app, { files: [file], downloadLimit: 3, timeLimitSeconds: 3_600 }, { signal });
}

type Sent = Awaited<ReturnType<typeof send>>;

async function receive(app: StackApp, { id, secretB64 }: { id: Sent["id"]; secretB64: string }) {
  const { read } = await openDownload(app, { id, secretB64, password: null }, signal);
  return isLargeFile(await read({ signal }), BYTES);
}

/** Sends a file with a browser. @returns its link */
async function sendWith(engine: Engine, app: StackApp, file: string): Promise<string> {
  await using browser = await startWatchedBrowser(engine);
  await browser.open(app.origin);
  await browser.until("file-input");
  await browser.choose("file-input", file);
  await browser.until("upload-button");
  await browser.click("upload-button");
  await browser.until("share-link");
  return await browser.readValue("share-link");
}

/** Saves a file in a browser. @returns whether it is the file that was sent */
async function save(engine: Engine, link: string): Promise<boolean> {
  await using browser = await startWatchedBrowser(engine);
  await startDownload(browser, link);
  await browser.until("download-finished");
  const [name = ""] = await waitFor(
    () => savedFiles(browser),
    (names) => names.length === 1,
  );
  return await isLargeFile(createReadStream(join(browser.downloads, name), { highWaterMark: MiB }), BYTES);
}

const linkOf = ({ origin }: StackApp, { id, secretB64 }: Sent) => `${origin}/download/${id}/#${secretB64}`;

describe("with DIRECT_TRANSFERS", () => {
  let app: StackApp;
  let directory: string;
  let tokenFile: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "envoi-direct-"));
    tokenFile = join(directory, "token");
    await writeFile(tokenFile, randomBytes(32).toString("hex"));
    const AUDIT_LOG_FILE = join(directory, "audit.log");
    const operators = { OPERATOR_TOKEN_FILE: tokenFile, AUDIT_LOG_FILE };
    app = await startStackApp({ DIRECT_TRANSFERS: "true", LOG_LEVEL: "debug", ...operators });
  }, 60_000);
  afterAll(async () => {
    await app[Symbol.asyncDispose]();
    await rm(directory, { recursive: true });
  });

  it.each(["the library", ...ENGINES] as const)(
    "%s downloads most of a file from the object store, as one counted download, and no log contains a URL",
    async (who) => {
      const sent = await send(app);
      const [sentBytes, directBytes] = await Promise.all([
        total(app, "download_sent_bytes_total"),
        total(app, "download_direct_bytes_total"),
      ]);
      expect(await (who === "the library" ? receive(app, sent) : save(who, linkOf(app, sent)))).toBe(true);
      expect(await fetchInfo(app, sent, signal)).toMatchObject({ dtotal: 1 });
      expect((await total(app, "download_direct_bytes_total")) - directBytes).toBeGreaterThan(SHARE * BYTES);
      // The service would have sent these bytes, had they not come from the store.
      expect((await total(app, "download_sent_bytes_total")) - sentBytes).toBeLessThan((1 - SHARE) * BYTES);
      expect(await app.output()).not.toContain("X-Amz");
    },
    SECONDS * 1_000,
  );

  it.each(["the library", ...ENGINES] as const)(
    "%s stores most of a file in the object store itself, and no log contains a URL",
    async (who) => {
      const file = join(directory, "a.bin");
      await writeFile(file, largeStream(BYTES));
      const directBytes = await total(app, "upload_direct_bytes_total");
      const link = who === "the library" ? linkOf(app, await send(app)) : await sendWith(who, app, file);
      const [, id, secretB64] = /download\/(.+)\/#(.+)$/.exec(link) ?? [];
      expect(await receive(app, { id: id as Sent["id"], secretB64: secretB64 ?? "" })).toBe(true);
      expect((await total(app, "upload_direct_bytes_total")) - directBytes).toBeGreaterThanOrEqual(BYTES);
      expect(await app.output()).not.toContain("X-Amz");
    },
    SECONDS * 1_000,
  );

  it("an operator's doctor finds that clients can use the store", async () => {
    const variables = { ENVOI_ADMIN_URL: adminUrl(app), OPERATOR_TOKEN_FILE: tokenFile };
    const doctor = (bucket: string) => runAdmin(variables, "doctor", "--public", app.origin, "--store", bucket);
    const { status, stdout } = await doctor(`${app.s3.endpoint}/${app.s3.bucket}`);
    expect({ status, bad: stdout.match(/^NO.*$/gm) }, stdout).toEqual({ status: 0, bad: null });
    expect(stdout).toMatch(/^yes +public: object store lets pages read ranges /m);
    expect(stdout).toMatch(/^yes +public: object store lets pages store Parts /m);
    const wrong = await doctor("http://127.0.0.1:9/envoi");
    expect(wrong.stdout.match(/^NO +public: .*object store/gm)).toHaveLength(4);
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
    "the library sends to the services, and Chromium and the library download from them, as one counted download each",
    async () => {
      const sent = await send(app);
      expect(await save("chromium", linkOf(app, sent))).toBe(true);
      expect(await fetchInfo(app, sent, signal)).toMatchObject({ dtotal: 1 });
      expect(await receive(app, sent)).toBe(true);
      expect(await fetchInfo(app, sent, signal)).toMatchObject({ dtotal: 2 });
      // The library has learnt during its upload that the store cannot be reached.
      expect(await total(app, "download_direct_bytes_total")).toBe(MiB);
      expect(await total(app, "upload_direct_bytes_total")).toBe(8 * MiB);
    },
    SECONDS * 1_000,
  );
});
