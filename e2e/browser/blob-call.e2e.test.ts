import { openBody, signNonce, uploadOld } from "@envoi/testkit";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { launchChromium } from "../support/browser.ts";
import { generatorBytes } from "../support/generator-bytes.ts";

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

it("a page fetches the blob with progress, by a proof for the nonce that its first try was refused with [R7.16]", async () => {
  const upload = await uploadOld(app.origin, generatorBytes(300_000));
  const page = await browser.newPage();
  await page.goto(app.origin);
  const ask = (authorization: string) =>
    page.evaluate(
      ([path, header]) =>
        new Promise<{ status: number; nonce: string; totals: number[]; body: number[] }>((resolve, reject) => {
          const request = new XMLHttpRequest();
          const totals: number[] = [];
          request.open("GET", path);
          request.setRequestHeader("Authorization", header);
          request.responseType = "blob";
          request.onprogress = ({ lengthComputable, total }) => totals.push(lengthComputable ? total : 0);
          request.onerror = () => reject(new Error("no line"));
          request.onload = async () => {
            const nonce = request.getResponseHeader("WWW-Authenticate")?.split(" ")[1] ?? "";
            const body = [...new Uint8Array(await request.response.arrayBuffer())];
            resolve({ status: request.status, nonce, totals, body });
          };
          request.send();
        }),
      [`/api/download/blob/${upload.id}`, authorization] as const,
    );

  const refused = await ask(signNonce(upload.authKey, "yRCdyQ1EMSA3mo4rqSkuNQ=="));
  expect(refused.status).toBe(401);
  const { status, totals, body } = await ask(signNonce(upload.authKey, refused.nonce));
  expect(status).toBe(200);
  expect(new Set(totals)).toEqual(new Set([body.length]));
  expect(openBody(upload.secret, Uint8Array.from(body)).equals(Buffer.from(upload.plaintext))).toBe(true);
});
