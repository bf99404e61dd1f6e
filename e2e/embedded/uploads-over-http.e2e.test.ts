import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { deriveAuthKey, downloadOld, ENGINES, firstMessage, sealBody, startStandaloneProcess } from "@envoi/testkit";
import { describe, expect, it } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { writeRandomFile } from "../support/files.ts";
import { generatorBytes } from "../support/generator-bytes.ts";
import { startTestProxy } from "../support/test-proxy.ts";

const MiB = 1_048_576;
const FILE_BYTES = 30 * MiB;

describe.each(ENGINES)("in %s, behind a proxy that blocks WebSockets", (engine) => {
  it("I6: an upload automatically switches to HTTP and continues after its connections break", async () => {
    await using proxy = await startTestProxy();
    const settings = { LOG_LEVEL: "info", BASE_URL: proxy.origin, UPLOAD_CHUNK_BYTES: String(5_000_000) };
    await using app = await startStandaloneProcess(settings);
    proxy.forwardTo(Number(new URL(app.origin).port));
    proxy.cut("/api/ws");
    let breaks = 0;
    const breakWhen = (_chunk: Buffer, passedBytes: number) => passedBytes > 400_000 && breaks++ < 3;
    proxy.slow("/api/uploads", "up", { breakWhen });
    const browser = await launchBrowser(engine);
    try {
      const page = await browser.newPage();
      page.setDefaultTimeout(60_000);
      const path = await writeRandomFile(join(app.dataDirectory, "to-send", "film.bin"), FILE_BYTES);
      await page.goto(proxy.origin);
      await page.getByTestId("file-input").setInputFiles(path);
      await page.getByTestId("upload-button").click();
      const link = new URL(await page.getByTestId("share-link").inputValue());
      const [id = ""] = /[0-9a-f]{16}/.exec(link.pathname) ?? [];
      const secret = Buffer.from(link.hash.slice(1), "base64url");
      const { plaintext } = await downloadOld(app.origin, { id, secret, authKey: deriveAuthKey(secret) });
      expect(plaintext.equals(await readFile(path))).toBe(true);
    } finally {
      await browser.close();
    }
    expect(breaks).toBeGreaterThan(3);
    const lengths = proxy.asked("/api/uploads/").map((headers) => Number(headers["content-length"] ?? 0));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(5_000_000);
    expect(app.output()).not.toContain('"msg":"request failed"');
  });
});

it("I6: kill -9 of the server after every request loses no acknowledged bytes", async () => {
  await using app = await startStandaloneProcess();
  const secret = randomBytes(16);
  const plaintext = generatorBytes(10_000_000);
  const body = Buffer.concat([...sealBody(secret, plaintext)]);
  const TUS = { "Tus-Resumable": "1.0.0" };
  const first = firstMessage(secret, plaintext.length, { fields: { size: body.length, ext: 1 } });
  const json = { ...TUS, "Content-Type": "application/json" };
  const created = await fetch(`${app.origin}/api/uploads`, { method: "POST", headers: json, body: first });
  const { id } = (await created.json()) as { id: string };
  const address = `${app.origin}${created.headers.get("Location")}`;
  for (let offset = 0; offset < body.length; ) {
    await app.kill();
    await app.restart();
    const head = await fetch(address, { method: "HEAD", headers: TUS });
    expect(head.headers.get("Upload-Offset")).toBe(String(offset));
    const chunk = body.subarray(offset, offset + 1_500_001);
    const headers = { ...TUS, "Content-Type": "application/offset+octet-stream", "Upload-Offset": String(offset) };
    const answer = await fetch(address, { method: "PATCH", headers, body: chunk });
    expect(answer.status).toBe(204);
    offset += chunk.length;
  }
  const received = await downloadOld(app.origin, { id, secret, authKey: deriveAuthKey(secret) });
  expect(received.plaintext.equals(plaintext)).toBe(true);
});
