import { createHash, randomBytes } from "node:crypto";
import { deriveAuthKey, downloadOld, firstMessage, sealBody } from "@envoi/testkit";
import { type HttpRequest, Upload, type UploadOptions } from "tus-js-client";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { generatorBytes } from "../support/generator-bytes.ts";
import { startTestProxy, type TestProxy } from "../support/test-proxy.ts";

const PLAINTEXT = generatorBytes(20_000_000);
const CHUNK_BYTES = 3_000_000;

let app: App;
beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: "warn" });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
});

async function openTestProxy(): Promise<TestProxy> {
  const proxy = await startTestProxy();
  onTestFinished(() => proxy[Symbol.asyncDispose]());
  proxy.forwardTo(Number(new URL(app.origin).port));
  return proxy;
}

type SentUpload = { secret: Buffer; id: string; ownerToken: string; tokens: Set<string> };

/** Uploads with the unmodified client. */
async function send(origin: string, options: Partial<UploadOptions> = {}, checksums = false): Promise<SentUpload> {
  const secret = randomBytes(16);
  const body = Buffer.concat([...sealBody(secret, PLAINTEXT)]);
  const { fileMetadata, authorization } = JSON.parse(firstMessage(secret, PLAINTEXT.length));
  const sent: SentUpload = { secret, id: "", ownerToken: "", tokens: new Set() };
  const addChecksum = (request: HttpRequest) => {
    const offset = request.getHeader("Upload-Offset");
    if (request.getMethod() !== "PATCH" || offset === undefined) return;
    const chunk = body.subarray(Number(offset), Number(offset) + CHUNK_BYTES);
    request.setHeader("Upload-Checksum", `sha256 ${createHash("sha256").update(chunk).digest("base64")}`);
  };
  await new Promise<void>((resolve, reject) => {
    const upload = new Upload(body, {
      endpoint: `${origin}/api/uploads`,
      chunkSize: CHUNK_BYTES,
      retryDelays: [0, 50, 100, 200, 400, 800, 1_600],
      metadata: { fileMetadata, authorization, dlimit: "2", filename: "ignored.bin" },
      onBeforeRequest: (request) => {
        if (checksums) addChecksum(request);
      },
      onAfterResponse: (_request, response) => {
        const token = response.getHeader("Location")?.split("/").at(-1);
        if (token !== undefined) sent.tokens.add(token);
        sent.id = response.getHeader("Envoi-Upload-Id") ?? sent.id;
        sent.ownerToken = response.getHeader("Envoi-Owner-Token") ?? sent.ownerToken;
      },
      onSuccess: () => resolve(),
      onError: reject,
      ...options,
    });
    upload.start();
  });
  return sent;
}

async function expectReceived({ secret, id }: SentUpload): Promise<void> {
  const { plaintext } = await downloadOld(app.origin, { id, secret, authKey: deriveAuthKey(secret) });
  expect(plaintext.equals(PLAINTEXT)).toBe(true);
}

describe("tus-js-client", () => {
  it.each<[string, Partial<UploadOptions>]>([
    ["in chunks", {}],
    ["in one request", { chunkSize: Number.POSITIVE_INFINITY }],
    ["with its first bytes in the creating request", { uploadDataDuringCreation: true }],
    ["without a length at first", { uploadLengthDeferred: true }],
    ["with the method's name in a header", { overridePatchMethod: true }],
  ])("I2: uploads %s, and a recipient receives every byte", async (_what, options) => {
    const sent = await send(app.origin, options);
    await expectReceived(sent);
    expect(sent.tokens.size).toBeGreaterThan(0);
    // The log contains no credentials.
    const output = await app.output();
    for (const secret of [...sent.tokens, sent.ownerToken]) expect(output).not.toContain(secret);
  });

  it("I6: uploads with checksums over a connection that breaks repeatedly", async () => {
    const proxy = await openTestProxy();
    let breaks = 0;
    const breakWhen = (_chunk: Buffer, passedBytes: number) => passedBytes > 1_000_000 && breaks++ < 5;
    proxy.slow("/api/uploads", "up", { breakWhen });
    const sent = await send(proxy.origin, {}, true);
    expect(breaks).toBeGreaterThan(5);
    await expectReceived(sent);
  });

  it("I6: continues after a restart of the process", async () => {
    let restarted: Promise<void> | null = null;
    const restart = async () => {
      await app.terminate();
      await app.restart();
    };
    const onChunkComplete = (_chunk: number, accepted: number) => {
      if (accepted > 8_000_000) restarted ??= restart();
    };
    const retryDelays = Array.from({ length: 40 }, () => 500);
    const sent = await send(app.origin, { onChunkComplete, retryDelays });
    await restarted;
    await expectReceived(sent);
  });

  it("receives the reason when an upload is rejected", async () => {
    await expect(send(app.origin, { metadata: {}, retryDelays: [] })).rejects.toThrow("bad_request");
  });

  it("is rejected if it sends parts to be concatenated", async () => {
    await expect(send(app.origin, { parallelUploads: 3, retryDelays: [] })).rejects.toThrow("bad_request");
  });
});
