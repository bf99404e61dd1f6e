import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deriveAuthKey, downloadOld, firstMessage, sealBody, startStandaloneProcess } from "@envoi/testkit";
import { build } from "vite";
import { expect, it, onTestFinished } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { generatorBytes } from "../support/generator-bytes.ts";
import { startTestProxy } from "../support/test-proxy.ts";

const PAGE = join(import.meta.dirname, "..", "support", "uppy-page.ts");

/** Bundles the page's script into one file. */
async function bundle(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), "envoi-uppy-"));
  onTestFinished(() => rm(outDir, { recursive: true }));
  await build({
    configFile: false,
    logLevel: "error",
    build: { outDir, emptyOutDir: true, lib: { entry: PAGE, formats: ["es"], fileName: () => "page.js" } },
    define: { "process.env.NODE_ENV": '"production"' },
  });
  return readFile(join(outDir, "page.js"), "utf8");
}

/** Serves a page with Uppy from another origin. @returns that origin */
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

it("I6: Uppy on a page of another origin uploads over a connection that breaks", async () => {
  const pageOrigin = await servePage(await bundle());
  await using proxy = await startTestProxy();
  await using app = await startStandaloneProcess({ BASE_URL: proxy.origin, ALLOWED_ORIGINS: pageOrigin });
  proxy.forwardTo(Number(new URL(app.origin).port));
  let breaks = 0;
  proxy.slow("/api/uploads", "up", { breakWhen: (_chunk, passedBytes) => passedBytes > 1_000_000 && breaks++ < 3 });
  const secret = randomBytes(16);
  const plaintext = generatorBytes(9_000_000);
  const body = Buffer.concat([...sealBody(secret, plaintext)]);
  const { fileMetadata, authorization } = JSON.parse(firstMessage(secret, plaintext.length));
  const browser = await launchBrowser("chromium");
  try {
    const page = await browser.newPage();
    await page.goto(pageOrigin);
    await page.waitForFunction("globalThis.sendWithUppy !== undefined");
    const parameters = [`${proxy.origin}/api/uploads`, body.toString("base64"), { fileMetadata, authorization }];
    const id = await page.evaluate<string>(`globalThis.sendWithUppy(...${JSON.stringify(parameters)})`);
    const received = await downloadOld(app.origin, { id, secret, authKey: deriveAuthKey(secret) });
    expect(received.plaintext.equals(plaintext)).toBe(true);
  } finally {
    await browser.close();
  }
  expect(breaks).toBeGreaterThan(3);
});
