import { setTimeout as delay } from "node:timers/promises";
import { databaseBytes, databaseCost } from "@envoi/platform";
import { ciphertextBytes } from "@envoi/protocol";
import {
  beginUpload,
  call,
  derivePasswordAuthKey,
  fetchNonce,
  type OldUpload,
  post,
  sealBody,
  signNonce,
  uploadOld,
} from "@envoi/testkit";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { launchChromium } from "../support/browser.ts";

const UPLOADS = 3;
const LETTER_BYTES = 100_000;
/** The longest metadata. The minimum quota must allow the largest file with this metadata. */
const fields = { fileMetadata: "a".repeat(65_536) };
/** Number of bytes by which a letter with this metadata reduces a quota. */
const LETTER_COUNT = ciphertextBytes(LETTER_BYTES) + databaseCost(databaseBytes(fields.fileMetadata.length));

let app: App;
beforeAll(async () => {
  app = await startApp({ UPLOADS_PER_HOUR_PER_NETWORK: String(UPLOADS), LOG_LEVEL: "warn" });
});
afterAll(() => app[Symbol.asyncDispose]());

test("I10: across all replicas and restarts, a network can start only the number of uploads that its quota allows, and the page reports the limit", async () => {
  for (let n = 0; n < UPLOADS; n++) await uploadOld(app.origin, Buffer.from("a letter"));
  await expect(uploadOld(app.origin, Buffer.from("a letter"))).rejects.toThrow("too_many_uploads");
  await app.terminate();
  await app.restart();
  // Polls, because uploads fail with another error until Redis is reachable again.
  await expect
    .poll(() => uploadOld(app.origin, Buffer.from("a letter")).catch((error: Error) => error.message))
    .toContain("too_many_uploads");

  await using browser = await launchChromium();
  await expectRefusal(browser, app.origin, "Too many uploads from your network or account.");
});

test("I10: a network can store only the number of bytes that its limit allows, the page reports the limit, and the network may send again once a file is deleted", async () => {
  const letter = Buffer.alloc(LETTER_BYTES);
  await using other = await startApp({
    ANON_MAX_FILE_SIZE: String(LETTER_BYTES),
    STORED_BYTES_PER_NETWORK: String(2 * LETTER_COUNT),
    JANITOR_INTERVAL_SECONDS: "1",
    LOG_LEVEL: "warn",
  });
  const { origin } = other;
  const send = () => uploadOld(origin, letter, { declared: true, fields });
  const first = await send();
  await send();
  await expect(send()).rejects.toThrow('"code":"too_many_bytes","retryAfter":600');
  await using browser = await launchChromium();
  await expectRefusal(browser, origin, "Too much data from your network or account.");

  expect((await post(origin, `/api/delete/${first.id}`, { owner_token: first.ownerToken })).status).toBe(200);
  await vi.waitFor(send, { timeout: 60_000 });
  await expect(send()).rejects.toThrow("too_many_bytes");
});

test("I10: a network can send only the number of bytes per day that its quota allows, and the page reports the limit", async () => {
  const letter = Buffer.alloc(LETTER_BYTES);
  await using other = await startApp({
    MAX_FILE_SIZE: String(LETTER_BYTES),
    ANON_MAX_FILE_SIZE: String(LETTER_BYTES),
    LOG_LEVEL: "warn",
    UPLOAD_BYTES_PER_DAY_PER_NETWORK: String(2 * LETTER_COUNT),
  });
  const send = () => uploadOld(other.origin, letter, { declared: true, fields });
  for (let n = 0; n < 2; n++) await send();
  await expect(send()).rejects.toThrow("too_many_bytes");
  await using browser = await launchChromium();
  const page = await sendInPage(browser, other.origin);
  await page.getByText("Too much data from your network or account.").waitFor();
  await page.getByText(/^Please wait (24 hours|23 hr \d+ min)\.$/).waitFor();
});

test("I10: at the store's hard mark, uploads are rejected, and the page reports that the store is full; once files are deleted, the same page can send", async () => {
  const letter = Buffer.alloc(LETTER_BYTES);
  await using other = await startApp({
    STORAGE_HARD_BYTES: String(2 * ciphertextBytes(LETTER_BYTES)),
    SWEEP_INTERVAL_SECONDS: "1",
    JANITOR_INTERVAL_SECONDS: "1",
    LOG_LEVEL: "warn",
  });
  const { origin } = other;
  const sent: OldUpload[] = [];
  const send = async () => sent.push(await uploadOld(origin, letter, { declared: true }));
  await vi.waitFor(
    async () => {
      await expect(send()).rejects.toThrow('{"error":507,"code":"full"}');
      // An upload that is stored while a sweep is measuring is counted twice until the next sweep.
      expect(sent.length).toBeGreaterThanOrEqual(2);
    },
    { timeout: 20_000 },
  );
  await using browser = await launchChromium();
  const page = await sendInPage(browser, origin);
  await page.getByText("The service has no room for more files right now.").waitFor();

  for (const { id, ownerToken } of sent) {
    expect((await post(origin, `/api/delete/${id}`, { owner_token: ownerToken })).status).toBe(200);
  }
  const [again, link] = [page.getByTestId("retry-upload"), page.getByTestId("share-link")];
  await vi.waitFor(
    async () => {
      await again.click();
      await again.or(link).waitFor();
      expect(await link.isVisible()).toBe(true);
    },
    { timeout: 90_000, interval: 1_000 },
  );
});

test("I10: a network can have only the number of open uploads per process that its limit allows, the page reports the limit, and the network can send again once those uploads have ended", async () => {
  await using other = await startApp({ MAX_OPEN_UPLOADS_PER_NETWORK: "1", LOG_LEVEL: "warn" });
  const { origin } = other;
  const body = Buffer.alloc(64 * LETTER_BYTES);
  const gateways = other.processes().filter(({ name }) => name === "standalone" || name.startsWith("upload-gateway"));
  const open = await Promise.all(gateways.map(() => beginUpload(origin, body.length)));
  let isHeld = true;
  // Sends bytes continuously, because an idle upload would lose its slot.
  const held = open.map(async ({ secret, send }) => {
    for (const chunk of sealBody(secret, body)) {
      await send(chunk);
      if (isHeld) await delay(100);
    }
  });
  await using browser = await launchChromium();
  const page = await sendInPage(browser, origin);
  await page.getByText("The service is very busy.").waitFor();
  isHeld = false;
  await Promise.all(held);
  for (const { finish } of open) expect(await finish()).toEqual({ ok: true });
  await page.getByTestId("retry-upload").click();
  await page.getByTestId("share-link").waitFor();
});

test("after too many wrong passwords from a network, the page asks the user to wait, and then opens the file with the right password", async () => {
  await using other = await startApp({ LOG_LEVEL: "warn" });
  const upload = await uploadOld(other.origin, Buffer.from("a letter"), { dlimit: 2 });
  const link = `${upload.url}#${upload.secret.toString("base64url")}`;
  const deriveKey = (password: string) => derivePasswordAuthKey(password, link);
  const auth = deriveKey("right").toString("base64url");
  const set = await post(other.origin, `/api/password/${upload.id}`, { owner_token: upload.ownerToken, auth });
  expect(set.status).toBe(200);
  for (let n = 0; n < 20; n++) {
    const Authorization = signNonce(deriveKey(`wrong ${n}`), await fetchNonce(other.origin, upload.id));
    expect((await call(other.origin, `/api/metadata/${upload.id}`, { headers: { Authorization } })).status).toBe(401);
  }
  await using browser = await launchChromium();
  const page = await browser.newPage();
  await page.goto(link);
  const unlock = async () => {
    await page.getByTestId("password-input").fill("right");
    await page.getByTestId("unlock-button").click();
  };
  await unlock();
  await page.getByText("Too many tries. Wait a moment, then try again.").waitFor();
  await page.getByText("Please wait 5 seconds.").waitFor();
  await delay(5_000);
  await page.getByRole("button", { name: "Try again" }).click();
  await unlock();
  await page.getByTestId("download-button").waitFor();
});

async function sendInPage(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(origin);
  await page.getByTestId("file-input").setInputFiles({
    name: "a letter.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("a letter"),
  });
  await page.getByTestId("upload-button").click();
  return page;
}

/** Sends a file in the page, and expects the page to show a rejection with this message and the time to wait. */
async function expectRefusal(browser: Browser, origin: string, words: string): Promise<void> {
  const page = await sendInPage(browser, origin);
  await page.getByText(words).waitFor();
  await page.getByText(/^Please wait (1 hour|\d+ minutes)\.$/).waitFor();
  await page.getByTestId("retry-upload").waitFor();
}
