import { deleteUpload, fetchInfo, openDownload, setPassword, upload } from "@envoi/client";
import { downloadBody, openBody, uploadOld, waitFor } from "@envoi/testkit";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchChromium } from "../support/browser.ts";
import { generatorBytes } from "../support/generator-bytes.ts";
import { type StackApp, startStackApp } from "../support/stack-app.ts";

const { signal } = new AbortController();
let app: StackApp;
let browser: Browser;

beforeAll(async () => {
  const stores = { redisCluster: true, natsCluster: true, minioDrives: 4 };
  app = await startStackApp({ LOG_LEVEL: "warn", JANITOR_INTERVAL_SECONDS: "1" }, stores);
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await app[Symbol.asyncDispose]();
});

async function expectNothingLeft(id: string): Promise<void> {
  await waitFor(
    () => app.blobs(),
    (blobs) => blobs.every((blob) => !blob.includes(id)),
  );
}

/** Sends a file with this content using our own client. */
async function send(content: Uint8Array, downloadLimit: number) {
  const blob = new Blob([Uint8Array.from(content)]);
  const file = { name: "a file.bin", type: "", size: blob.size, stream: () => blob.stream() };
  return upload({ origin: app.origin }, { files: [file], downloadLimit, timeLimitSeconds: 300 }, { signal });
}

describe("on a Redis Cluster of 3, a NATS of 3 and a MinIO of 4 drives", () => {
  it("a file with a password opens only with the password, shows its downloads, and is deleted with its blob", async () => {
    const server = { origin: app.origin };
    const content = generatorBytes(20_000_000);
    const sent = await send(content, 2);
    const password = "correct horse";
    await setPassword(server, sent, { shareLink: sent.shareLink, password }, signal);
    const link = { id: sent.id, secretB64: sent.secretB64 };
    await expect(openDownload(server, { ...link, password: "wrong horse" }, signal)).rejects.toThrow();
    const download = await openDownload(server, { ...link, password }, signal);
    const received = await new Response(await download.read({ signal })).bytes();
    expect(Buffer.from(received).equals(content)).toBe(true);
    expect(await fetchInfo(server, sent, signal)).toMatchObject({ dtotal: 1 });
    await deleteUpload(server, sent, signal);
    await expect(openDownload(server, { ...link, password }, signal)).rejects.toThrow();
    await expectNothingLeft(sent.id);
  });

  it("of 60 concurrent clients of an upload with 5 downloads, exactly 5 receive a complete copy", async () => {
    const sent = await uploadOld(app.origin, generatorBytes(300_000), { dlimit: 5 });
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => downloadBody(app.origin, sent).catch(() => null)),
    );
    const whole = answers.filter(
      (answer) => answer?.status === 200 && openBody(sent.secret, answer.body).equals(sent.plaintext),
    );
    expect(whole).toHaveLength(5);
    await expectNothingLeft(sent.id);
  });

  it("a file sent in one browser is received in another", async () => {
    const page = await browser.newPage();
    await page.goto(app.origin);
    const buffer = Buffer.from(generatorBytes(1_000_000));
    await page.getByTestId("file-input").setInputFiles({ name: "a.bin", mimeType: "application/octet-stream", buffer });
    await page.getByTestId("upload-button").click();
    const link = await page.getByTestId("share-link").inputValue();
    const recipient = await (await browser.newContext()).newPage();
    await recipient.goto(link);
    const saved = recipient.waitForEvent("download");
    await recipient.getByTestId("download-button").click();
    const chunks: Buffer[] = [];
    for await (const chunk of await (await saved).createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).equals(buffer)).toBe(true);
  });
});
