import { fileRanges, openDownload, type SourceFile, upload } from "@envoi/client";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { launchChromium } from "../support/browser.ts";
import { generatorBytes } from "../support/generator-bytes.ts";

const { signal } = new AbortController();
const MiB = 1_048_576;

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

function createFile(name: string, bytes: number): SourceFile {
  const stream = () => new Blob([generatorBytes(bytes) as Uint8Array<ArrayBuffer>]).stream();
  return { name, type: "", size: bytes, stream };
}

it("the service worker streams one file of a set as part of the download already counted for the page", async () => {
  const files = [createFile("a", 100), createFile("b.bin", 5 * MiB), createFile("c", 100)];
  const sent = await upload(app, { files, downloadLimit: 1, timeLimitSeconds: 3_600 }, { signal });
  const download = await openDownload(app, { id: sent.id, secretB64: sent.secretB64, password: null }, signal);
  expect(fileRanges(download.metadata)).toHaveLength(3);
  const content = download.openContent();
  await content.read({ firstByte: 0, endByte: 10 }, signal);
  const ticket = await content.ticket();

  const page = await browser.newPage();
  await page.goto(app.origin);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const { id, secretB64 } = sent;
  const request = { id, secretB64, password: null, nonce: null };
  const saved = await page.evaluate(
    async ({ input, path }) => {
      const { active } = await navigator.serviceWorker.ready;
      const ask = (kind: string, about: unknown) =>
        new Promise<{ kind: string }>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = ({ data }) => resolve(data);
          active?.postMessage({ kind, input: about }, [port2]);
        });
      await ask("hello", null);
      let state = await ask("open", input);
      while (state.kind === "opening") state = await ask("look", input);
      const answer = await fetch(path);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
      state = await ask("look", input);
      await ask("close", input);
      return {
        name: answer.headers.get("Content-Disposition"),
        type: answer.headers.get("Content-Type"),
        length: bytes.byteLength,
        hash: Array.from(hash),
        state,
      };
    },
    {
      input: { streamId: "chosen", request, taken: { ticket, metadata: download.metadata, indexes: [1] } },
      path: `/api/download/${id}?stream=chosen`,
    },
  );
  const plaintext = generatorBytes(5 * MiB) as Uint8Array<ArrayBuffer>;
  const hash = Array.from(new Uint8Array(await crypto.subtle.digest("SHA-256", plaintext)));
  expect(saved).toEqual({
    name: "attachment; filename*=UTF-8''b.bin",
    type: "application/octet-stream",
    length: 5 * MiB,
    hash,
    state: { kind: "saved" },
  });
  // The stream must not end the page's Claim.
  expect(await content.read({ firstByte: 10, endByte: 20 }, signal)).toHaveLength(10);
  content.close();
  await page.close();
});
