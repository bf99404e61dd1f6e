import { randomUUID, scryptSync } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type Issuer, PEOPLE, startIssuer } from "@envoi/issuer";
import { startOtlpReceiver } from "@envoi/platform/otlp-receiver";
import type { Page } from "playwright-core";
import { expect, inject, it } from "vitest";
import { startApp } from "../support/app.ts";
import { launchChromium } from "../support/browser.ts";
import { everyByte, namesOfFound } from "../support/find-traces.ts";

const ADA = PEOPLE.ada;

/** What a person types, or has in a file. */
const marker = randomUUID();
const PASSPHRASE = `passphrase ${marker}`;
const FILE_NAME = `name ${marker}.txt`;
const CONTENT = `content ${marker}`;

/** Takes what pages report of errors. */
async function startReportSink() {
  const reports: string[] = [];
  const server = createServer(async (request, response) => {
    reports.push(`${request.url} ${JSON.stringify(request.headers)} ${await text(request)}`);
    response.setHeader("Access-Control-Allow-Origin", "*").end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://publickey@127.0.0.1:${port}/7`,
    reports,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What the list's key is made from, see the protocol's section on accounts. */
function scopedKeyOf(issuer: Issuer): Uint8Array {
  const salt = JSON.stringify(["envoi file list", issuer.origin, ADA.uid]);
  return scryptSync(PASSPHRASE.normalize("NFKC"), salt, 32, { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 });
}

/** @returns the code that the issuer sends the person back with */
async function signIn(page: Page): Promise<string> {
  await page.getByTestId("sign-in").click();
  await page.getByTestId("sign-up-email").fill(ADA.email);
  await page.getByTestId("sign-up-submit").click();
  await page.locator("#password").fill(ADA.password);
  const returned = page.waitForRequest((request) => request.url().includes("/oauth?"));
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByTestId("passphrase-input").fill(PASSPHRASE);
  await page.getByTestId("passphrase-submit").click();
  await page.getByTestId("passphrase-again").fill(PASSPHRASE);
  await page.getByTestId("begin-list").click();
  await page.getByTestId("account-email").waitFor();
  return new URL((await returned).url()).searchParams.get("code") ?? "";
}

/** Uploads the file, and waits until the list has it. @returns the link */
async function upload(page: Page): Promise<URL> {
  const listed = page.waitForResponse(
    (answer) => answer.url().includes("/api/filelist/") && answer.request().method() === "POST" && answer.ok(),
  );
  const file = { name: FILE_NAME, mimeType: "text/plain", buffer: Buffer.from(CONTENT) };
  await page.getByTestId("file-input").setInputFiles(file);
  await page.getByTestId("upload-button").click();
  await page.getByTestId("dialog-ok").click();
  await listed;
  return new URL(await page.getByTestId("share-link").inputValue());
}

/** An error that says everything, which nothing in the page has caught. */
function failLoudly(page: Page, said: string): Promise<void> {
  return page.evaluate((message) => void Promise.reject(new Error(message)), said);
}

/** Sends what the page has to tell of its use, as when the person looks at something else. */
async function hide(page: Page): Promise<void> {
  const told = page.waitForResponse((answer) => answer.url().endsWith("/api/metrics"));
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  expect((await told).status()).toBe(200);
}

/** Signs in, sends a file, and lets an error and what was done be told. @returns what only this person knows, but what they typed */
async function useEverything(page: Page, reports: readonly string[]) {
  const code = await signIn(page);
  const link = await upload(page);
  const kept = await page.evaluate(() => localStorage.getItem("user"));
  const user: { access_token: string; fileListKey: string } = JSON.parse(kept ?? "{}");
  const { access_token: bearer, fileListKey } = user;
  await failLoudly(page, [FILE_NAME, CONTENT, PASSPHRASE, link, fileListKey, ADA.email, bearer].join(" "));
  await expect.poll(() => reports).toHaveLength(1);
  await hide(page);
  return { code, link, bearer, listKey: Buffer.from(fileListKey, "base64url") };
}

it("I1: of a signed-in person's file, passphrase, keys and address nothing reaches stores, logs, spans, events and reports", async () => {
  await using receiver = await startOtlpReceiver();
  await using sink = await startReportSink();
  await using issuer = await startIssuer({ dialect: "oidc" });
  await using app = await startApp({
    LOG_LEVEL: "trace",
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
    OTEL_BSP_SCHEDULE_DELAY: "100",
    AUTH_ISSUER: issuer.origin,
    AUTH_CLIENT_ID: issuer.clientId,
    ERROR_REPORTING_DSN: sink.address,
    METRICS_MERGE_SECONDS: "1",
  });
  await issuer.servePage(app.origin);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.goto(app.origin);
    const { link, ...known } = await useEverything(page, sink.reports);
    const isMerged = async () => (await everyByte(app.dataDirectory)).includes("/events.ndjson.gz");
    await expect.poll(isMerged, { timeout: 20_000 }).toBe(true);
    await app.terminate();

    const [log, kept] = [Buffer.from(await app.output()), await everyByte(app.dataDirectory)];
    const [spans, reports] = [receiver.sent(), sink.reports.join()];
    const [id = ""] = link.pathname.match(/[0-9a-f]{16}/) ?? [];
    // What must be there is found, so what is not found is not there.
    for (const place of [log, kept]) expect(namesOfFound(place, { id })).toEqual(["id"]);
    expect(namesOfFound(kept, { event: '"event_type":"client_upload"' })).toEqual(["event"]);
    expect(reports).toContain('"code":"internal","during":"page"');
    if (inject("way") === "stack") expect(spans).toContain("/api/filelist/:id");
    const secret = Buffer.from(link.hash.slice(1), "base64url");
    const { email, uid } = ADA;
    const hidden = { FILE_NAME, CONTENT, PASSPHRASE, scopedKey: scopedKeyOf(issuer), secret, email, uid, ...known };
    const everything = Buffer.concat([log, kept, Buffer.from(spans, "latin1"), Buffer.from(reports)]);
    expect(namesOfFound(everything, hidden)).toEqual([]);
  } finally {
    await browser.close();
  }
});
