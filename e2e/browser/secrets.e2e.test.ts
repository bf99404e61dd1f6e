import { randomUUID, scryptSync } from "node:crypto";
import { type Issuer, PEOPLE, startIssuer } from "@envoi/dev-issuer";
import { startOtlpReceiver } from "@envoi/platform/otlp-receiver";
import type { AuthDialect } from "@envoi/protocol";
import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { beginList, goToIssuer, listWritten, signInAtIssuer } from "../screens/account-steps.ts";
import { type At, hide } from "../screens/steps.ts";
import { type App, startApp } from "../support/app.ts";
import { launchChromium } from "../support/browser.ts";
import { everyByte, namesOfFound } from "../support/find-traces.ts";
import { startReportSink } from "../support/report-sink.ts";

const ADA = PEOPLE.ada;

/** Text that a user types or has in a file. */
const marker = randomUUID();
const PASSPHRASE = `passphrase ${marker}`;
const FILE_NAME = `name ${marker}.txt`;
const CONTENT = `content ${marker}`;

const EVENT = '"event_type":"client_upload"';
/**
 * For the location of each store's files, the known content that the search must find there. A search that finds it
 * would also find secrets.
 */
const KEPT = {
  embedded: { "envoi.sqlite": "id", blobs: "event" },
  stack: { redis: "id", nats: "event", minio: "event" },
};

/** Waits until the search finds each store's known content. */
async function untilKept({ dataDirectory }: App, known: { id: string; event: string }): Promise<void> {
  for (const [store, name] of Object.entries(KEPT[inject("mode")])) {
    const found = async () => namesOfFound(await everyByte(dataDirectory, store), known);
    await expect.poll(found, { message: store, timeout: 60_000 }).toContain(name);
  }
}

/** Keys from which the list's key is derived; see the section on accounts in docs/protocol.md. */
function deriveScopedKey(issuer: Issuer, dialect: AuthDialect): Uint8Array {
  if (dialect === "fxa") return ADA.scopedKey;
  const salt = JSON.stringify(["envoi file list", issuer.origin, ADA.uid]);
  return scryptSync(PASSPHRASE.normalize("NFKC"), salt, 32, { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 });
}

/** @returns the code in the issuer's redirect */
async function signIn(at: At, dialect: AuthDialect): Promise<string> {
  const { page } = at;
  await goToIssuer(at, "ada");
  const returned = page.waitForRequest((request) => request.url().includes("/oauth?"));
  await signInAtIssuer(at, "ada");
  if (dialect === "oidc") await beginList(at, PASSPHRASE);
  await page.getByTestId("account-email").waitFor();
  return new URL((await returned).url()).searchParams.get("code") ?? "";
}

/** Uploads the file, and waits until it is in the list. @returns the link */
async function upload(page: Page): Promise<URL> {
  const listed = listWritten({ page });
  const file = { name: FILE_NAME, mimeType: "text/plain", buffer: Buffer.from(CONTENT) };
  await page.getByTestId("file-input").setInputFiles(file);
  await page.getByTestId("upload-button").click();
  await page.getByTestId("dialog-ok").click();
  await listed;
  return new URL(await page.getByTestId("share-link").inputValue());
}

/** Throws an uncaught error with this message in the page. */
function failLoudly(page: Page, said: string): Promise<void> {
  return page.evaluate((message) => void Promise.reject(new Error(message)), said);
}

/**
 * Signs in, sends a file, and triggers an error report and events. @returns this user's secrets, except those that
 * the user typed
 */
async function useEverything(at: At, dialect: AuthDialect, reports: readonly string[]) {
  const { page } = at;
  const code = await signIn(at, dialect);
  const link = await upload(page);
  const kept = await page.evaluate(() => localStorage.getItem("user"));
  const user: { access_token: string; fileListKey: string } = JSON.parse(kept ?? "{}");
  const { access_token: bearer, fileListKey } = user;
  await failLoudly(page, [FILE_NAME, CONTENT, PASSPHRASE, link, fileListKey, ADA.email, bearer].join(" "));
  await expect.poll(() => reports).toHaveLength(1);
  const told = page.waitForResponse((answer) => answer.url().endsWith("/api/metrics"));
  await hide(page);
  expect((await told).status()).toBe(200);
  return { code, link, bearer, listKey: Buffer.from(fileListKey, "base64url") };
}

describe.each(["oidc", "fxa"] as const)("by %s", (dialect) => {
  it("I1: a signed-in user's file, passphrase, keys and address never reach stores, logs, spans, events or reports [R1.16]", async () => {
    await using receiver = await startOtlpReceiver();
    await using sink = await startReportSink();
    await using issuer = await startIssuer({ dialect });
    await using app = await startApp({
      LOG_LEVEL: "trace",
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
      OTEL_BSP_SCHEDULE_DELAY: "100",
      AUTH_ISSUER: issuer.origin,
      AUTH_CLIENT_ID: issuer.clientId,
      AUTH_DIALECT: dialect,
      ERROR_REPORTING_DSN: sink.address,
      METRICS_FLUSH_SECONDS: "1",
    });
    await issuer.servePage(app.origin);
    const browser = await launchChromium();
    try {
      const page = await browser.newPage();
      const at = { page, origin: app.origin };
      const { link, ...known } = await useEverything(at, dialect, sink.reports);
      const [id = ""] = link.pathname.match(/[0-9a-f]{16}/) ?? [];
      await untilKept(app, { id, event: EVENT });
      await app.terminate();

      const [log, kept] = [Buffer.from(await app.output()), await everyByte(app.dataDirectory)];
      const [spans, reports] = [receiver.sent(), sink.reports.join()];
      // Checks that the search finds content that is known to be there; otherwise, its empty results would prove
      // nothing.
      expect(namesOfFound(log, { id })).toEqual(["id"]);
      expect(reports).toContain('"code":"internal","during":"page"');
      if (inject("mode") === "stack") expect(spans).toContain("/api/filelist/:id");
      const secret = Buffer.from(link.hash.slice(1), "base64url");
      const { email, uid } = ADA;
      const hidden = {
        FILE_NAME,
        CONTENT,
        PASSPHRASE,
        scopedKey: deriveScopedKey(issuer, dialect),
        secret,
        email,
        uid,
        ...known,
      };
      const everything = Buffer.concat([log, kept, Buffer.from(spans, "latin1"), Buffer.from(reports)]);
      expect(namesOfFound(everything, hidden)).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});
