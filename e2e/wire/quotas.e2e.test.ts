import { uploadOld } from "@envoi/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { launchChromium } from "../support/browser.ts";

const UPLOADS = 3;

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
  const page = await browser.newPage();
  await page.goto(app.origin);
  await page.getByTestId("file-input").setInputFiles({
    name: "a letter.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("a letter"),
  });
  await page.getByTestId("upload-button").click();
  await page.getByText("Too many uploads from your network or account.").waitFor();
  await page.getByText(/^Please wait (1 hour|\d+ minutes)\.$/).waitFor();
  await page.getByTestId("retry-upload").waitFor();
});
