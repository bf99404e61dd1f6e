import { readFile } from "node:fs/promises";
import { AUTHORIZATION_HEADER } from "@envoi/protocol";
import { call, type OldUpload, openBody, signNonce, uploadOld } from "@envoi/testkit";
import type { Browser, Page, Request } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withoutStreams } from "../screens/steps.ts";
import { type App, startApp } from "../support/app.ts";
import { launchChromium } from "../support/browser.ts";
import { generatorBytes } from "../support/generator-bytes.ts";
import { startTestProxy } from "../support/test-proxy.ts";

const MiB = 1_048_576;
const PROOF = AUTHORIZATION_HEADER.toLowerCase();

let app: App;
let browser: Browser;

beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: "warn" });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await app[Symbol.asyncDispose]();
});

/** Opens a link in a browser without service workers, where the page fetches the file itself. */
async function openPreview({ id, secret }: OldUpload, origin = app.origin): Promise<Page> {
  const page = await browser.newPage();
  await withoutStreams(page);
  await page.goto(`${origin}/download/${id}/#${secret.toString("base64url")}`);
  await page.getByTestId("download-button").waitFor();
  return page;
}

/** Clicks download. @returns the saved bytes and their URL */
async function download(page: Page): Promise<{ from: string; bytes: Buffer }> {
  const saving = page.waitForEvent("download", { timeout: 120_000 });
  await page.getByTestId("download-button").click();
  const saved = await saving;
  return { from: saved.url(), bytes: await readFile(await saved.path()) };
}

const blobCall = (id: string) => `/api/download/blob/${id}`;

function onDownloads(page: Page, id: string, act: (request: Request) => Promise<unknown>): Promise<unknown> {
  return page.route(`**${blobCall(id)}`, async (route) => {
    await act(route.request());
    await route.continue();
  });
}

describe("a page without a service worker", () => {
  it("fetches a file with a signed GET /api/download/blob/{id}, shows the progress and saves a blob [R7.16]", async () => {
    await using proxy = await startTestProxy();
    proxy.forwardTo(Number(new URL(app.origin).port));
    const upload = await uploadOld(app.origin, generatorBytes(10 * MiB));
    const page = await openPreview(upload, proxy.origin);
    const proofs: (string | undefined)[] = [];
    await onDownloads(page, upload.id, async (request) => proofs.push((await request.allHeaders())[PROOF]));
    // Total number of bytes in all responses, because the page may request several ranges.
    let passedBytes = 0;
    const stopWhen = ({ length }: Buffer) => {
      passedBytes += length;
      return passedBytes > 8.4 * MiB;
    };
    proxy.slow(blobCall(upload.id), "down", { stopWhen });
    const downloading = download(page);
    await page
      .getByTestId("percent")
      .getByText(/^[78]\d%$/)
      .waitFor();
    const shown = await page.getByRole("progressbar").evaluate((bar) => (bar as HTMLProgressElement).value);
    proxy.reset();
    const { from, bytes } = await downloading;
    expect(proofs[0]).toMatch(/^send-v1 [\w-]{43}$/);
    expect(shown).toBeGreaterThan(0.69);
    expect(shown).toBeLessThan(0.9);
    expect(from).toMatch(/^blob:/);
    expect(bytes.equals(upload.plaintext)).toBe(true);
    await page.close();
  });

  it("repeats the GET after a 401, signed with the nonce from WWW-Authenticate [R7.17]", async () => {
    const upload = await uploadOld(app.origin, generatorBytes(300_000));
    const page = await openPreview(upload);
    const proofs: (string | undefined)[] = [];
    await onDownloads(page, upload.id, async (request) => {
      const { [PROOF]: authorization } = await request.allHeaders();
      // Another client uses the nonce before the page's own request arrives.
      if (proofs.push(authorization) > 1 || authorization === undefined) return;
      const headers = { Authorization: authorization };
      expect((await call(app.origin, `/api/metadata/${upload.id}`, { headers })).status).toBe(200);
    });
    const refusing = page.waitForResponse((response) => response.status() === 401);
    const { bytes } = await download(page);
    const refusal = await refusing;
    expect(refusal.url()).toBe(`${app.origin}${blobCall(upload.id)}`);
    const nonce = (await refusal.headerValue("WWW-Authenticate"))?.split(" ")[1] ?? "";
    expect(proofs).toHaveLength(2);
    expect(proofs[1]).toBe(signNonce(upload.authKey, nonce));
    expect(bytes.equals(upload.plaintext)).toBe(true);
    await page.close();
  });
});

it("GET /api/download/blob/{id} returns 401 with a nonce; with a proof, it returns the body's length, the next nonce and the whole body [R7.16b]", async () => {
  const upload = await uploadOld(app.origin, generatorBytes(300_000));
  const ask = (nonce: string) =>
    call(app.origin, blobCall(upload.id), {
      headers: { Authorization: signNonce(upload.authKey, nonce) },
    });
  const refused = await ask("yRCdyQ1EMSA3mo4rqSkuNQ==");
  expect(refused.status).toBe(401);
  const { status, headers, nonce, body } = await ask(refused.nonce ?? "");
  expect(status).toBe(200);
  expect(headers.get("Content-Length")).toBe(String(body.length));
  expect(nonce).toMatch(/^[\w+/-]{22}==$/);
  expect(nonce).not.toBe(refused.nonce);
  expect(openBody(upload.secret, body).equals(Buffer.from(upload.plaintext))).toBe(true);
});
