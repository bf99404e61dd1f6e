import { ciphertextBytes } from "@envoi/protocol";
import { post, uploadOld } from "@envoi/testkit";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { launchChromium } from "../support/browser.ts";

const UPLOADS = 3;
const LETTER_BYTES = 100_000;

let app: App;
beforeAll(async () => {
  app = await startApp({ UPLOADS_PER_HOUR_PER_NETWORK: String(UPLOADS), LOG_LEVEL: "warn" });
});
afterAll(() => app[Symbol.asyncDispose]());

test("I10: a network starts as many uploads as its quota on all replicas, also when they restart, and the page says so", async () => {
  for (let n = 0; n < UPLOADS; n++) await uploadOld(app.origin, Buffer.from("a letter"));
  await expect(uploadOld(app.origin, Buffer.from("a letter"))).rejects.toThrow("too_many_uploads");
  await app.terminate();
  await app.restart();
  // Until Redis is reached again, nothing can be counted, and nobody is admitted.
  await expect
    .poll(() => uploadOld(app.origin, Buffer.from("a letter")).catch((error: Error) => error.message))
    .toContain("too_many_uploads");

  await using browser = await launchChromium();
  await expectRefusal(browser, app.origin, "Too many uploads from your network or account.");
});

test("I10: a network has as many bytes stored as its limit, the page says so, and it may send again once a file is deleted", async () => {
  const letter = Buffer.alloc(LETTER_BYTES);
  await using other = await startApp({
    ...{
      ANON_MAX_FILE_SIZE: String(LETTER_BYTES),
      STORED_BYTES_PER_NETWORK: String(2 * ciphertextBytes(LETTER_BYTES)),
    },
    ...{ JANITOR_INTERVAL_SECONDS: "1", LOG_LEVEL: "warn" },
  });
  const { origin } = other;
  const send = () => uploadOld(origin, letter, { declared: true });
  const first = await send();
  await send();
  await expect(send()).rejects.toThrow('"code":"too_many_bytes","retryAfter":600');
  await using browser = await launchChromium();
  await expectRefusal(browser, origin, "Too much data from your network or account.");

  expect((await post(origin, `/api/delete/${first.id}`, { owner_token: first.ownerToken })).status).toBe(200);
  await vi.waitFor(send, { timeout: 60_000 });
  await expect(send()).rejects.toThrow("too_many_bytes");
});

/** Sends a file in the page, which is refused with these words and the time to wait. */
async function expectRefusal(browser: Browser, origin: string, words: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(origin);
  await page.getByTestId("file-input").setInputFiles({
    name: "a letter.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("a letter"),
  });
  await page.getByTestId("upload-button").click();
  await page.getByText(words).waitFor();
  await page.getByText(/^Please wait (1 hour|\d+ minutes)\.$/).waitFor();
  await page.getByTestId("retry-upload").waitFor();
}
