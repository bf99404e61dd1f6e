import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { deriveAuthKey, downloadOld, firstMessage, sealBody, startStandaloneProcess } from "@envoi/testkit";
import { build } from "vite";
import { expect, it, onTestFinished } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { startDoor } from "../support/door.ts";
import { generatorBytes } from "../support/generator-bytes.ts";

/** Uppy as a page uses it: `send(endpoint, base64, metadata)` resolves with the id of the upload. */
const PAGE_SCRIPT = `
import Uppy from "@uppy/core";
import Tus from "@uppy/tus";
globalThis.send = (endpoint, encoded, metadata) => new Promise((resolve, reject) => {
  let id = null;
  const uppy = new Uppy({ autoProceed: false });
  uppy.use(Tus, {
    endpoint,
    chunkSize: 2_000_000,
    retryDelays: [0, 100, 200, 400, 800],
    allowedMetaFields: Object.keys(metadata),
    onAfterResponse: (request, response) => { id = response.getHeader("Envoi-Upload-Id") ?? id; },
  });
  uppy.on("error", reject);
  uppy.on("complete", ({ failed }) => failed.length > 0 ? reject(failed[0].error) : resolve(id));
  const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
  uppy.addFile({ name: "sealed.bin", type: "application/octet-stream", data: new Blob([bytes]), meta: metadata });
  uppy.upload();
});
`;

/** The page's script in one file. */
async function bundle(): Promise<string> {
  const root = await mkdtemp(join(import.meta.dirname, ".uppy-"));
  onTestFinished(() => rm(root, { recursive: true }));
  const entry = join(root, "page.mjs");
  await writeFile(entry, PAGE_SCRIPT);
  await build({
    root,
    configFile: false,
    logLevel: "error",
    build: { outDir: "out", lib: { entry, formats: ["es"], fileName: () => "page.js" } },
    define: { "process.env.NODE_ENV": '"production"' },
  });
  return readFile(join(root, "out", "page.js"), "utf8");
}

/** A page of another origin that has Uppy. */
async function servePage(script: string): Promise<string> {
  const server = createServer((request, response) => {
    const isScript = request.url === "/page.js";
    response.writeHead(200, { "Content-Type": isScript ? "text/javascript" : "text/html" });
    response.end(
      isScript ? script : '<!doctype html><title>Uppy</title><script type="module" src="/page.js"></script>',
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it("I6: Uppy uploads from a page of another origin, over a line that breaks", async () => {
  const pageOrigin = await servePage(await bundle());
  await using door = await startDoor();
  await using app = await startStandaloneProcess({ BASE_URL: door.origin, ALLOWED_ORIGINS: pageOrigin });
  door.leadTo(Number(new URL(app.origin).port));
  let breaks = 0;
  door.slow("/api/uploads", "up", { breakWhen: (_chunk, passedBytes) => passedBytes > 1_000_000 && breaks++ < 3 });
  const secret = randomBytes(16);
  const plaintext = generatorBytes(9_000_000);
  const body = Buffer.concat([...sealBody(secret, plaintext)]);
  const { fileMetadata, authorization } = JSON.parse(firstMessage(secret, plaintext.length));
  const browser = await launchBrowser("chromium");
  try {
    const page = await browser.newPage();
    await page.goto(pageOrigin);
    await page.waitForFunction("globalThis.send !== undefined");
    const parameters = [`${door.origin}/api/uploads`, body.toString("base64"), { fileMetadata, authorization }];
    const id = await page.evaluate<string>(`globalThis.send(...${JSON.stringify(parameters)})`);
    const received = await downloadOld(app.origin, { id, secret, authKey: deriveAuthKey(secret) });
    expect(received.plaintext.equals(plaintext)).toBe(true);
  } finally {
    await browser.close();
  }
  expect(breaks).toBeGreaterThan(3);
});
