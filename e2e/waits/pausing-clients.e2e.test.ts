import { setTimeout as delay } from "node:timers/promises";
import { ciphertextBytes } from "@envoi/protocol";
import {
  beginDownload,
  beginUpload,
  downloadBody,
  firstMessage,
  type OngoingUpload,
  opaqueBody,
  openBody,
  openUploadSocket,
  sealBody,
  uploadOld,
} from "@envoi/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { generatorBytes } from "../support/generator-bytes.ts";

let app: App;

beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: "warn" });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
});

/** Opens an upload of random Records. */
async function openUpload(plaintextBytes: number, { declared }: { declared: boolean }) {
  const upload = await beginUpload(app.origin, plaintextBytes, { declared, dlimit: 1 });
  return { ...upload, body: Buffer.concat([...opaqueBody(upload.length)]) };
}

async function isStored(upload: OngoingUpload & { body: Buffer }): Promise<boolean> {
  return (await downloadBody(app.origin, upload)).body.equals(upload.body);
}

// Envoi promises to survive these pauses, so the tests wait this long, concurrently.
describe.concurrent("an old client that pauses", () => {
  it("receives every byte of its download after a pause of 2 minutes", async () => {
    const upload = await uploadOld(app.origin, generatorBytes(40_000_000), { dlimit: 1 });
    const response = await beginDownload(app.origin, upload);
    await delay(120_000);
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    expect(openBody(upload.secret, Buffer.concat(chunks)).equals(upload.plaintext)).toBe(true);
  });

  it.each([
    ["an unknown", false],
    ["a declared", true],
  ])(
    "loses no byte of an upload with %s length when it pauses within a Part for 50 s, less than the idle limit",
    async (_what, declared) => {
      const upload = await openUpload(20_000_000, { declared });
      const { body, send, finish } = upload;
      const middle = 13_000_000;
      for (let at = 0; at < body.length; at += 65_536) {
        if (at <= middle && at + 65_536 > middle) await delay(50_000);
        await send(body.subarray(at, at + 65_536));
      }
      expect(await finish()).toEqual({ ok: true });
      expect(await isStored(upload)).toBe(true);
    },
  );

  it("receives neither progress nor pings before the last reply; a client with extensions receives both", async () => {
    const plaintext = generatorBytes(100_000);
    const secret = Buffer.from("0123456789abcdef");
    const chunks = [...sealBody(secret, plaintext)];
    async function frames(fields: Record<string, unknown>): Promise<{ pings: number; progress: unknown[] }> {
      const { socket, send, next } = await openUploadSocket(app.origin);
      let pings = 0;
      socket.on("ping", () => {
        pings += 1;
      });
      await send(firstMessage(secret, plaintext.length, { fields }));
      expect(await next()).toHaveProperty("id");
      for (const chunk of chunks.slice(0, 2)) await send(chunk);
      await delay(25_000);
      for (const chunk of chunks.slice(2)) await send(chunk);
      await send(Buffer.of(0));
      const progress: unknown[] = [];
      let message = await next();
      for (; message !== null && message["ok"] === undefined; message = await next()) progress.push(message);
      expect(message).toEqual({ ok: true });
      socket.terminate();
      return { pings, progress };
    }
    const size = ciphertextBytes(plaintext.length);
    const [old, ext] = await Promise.all([frames({}), frames({ size, ext: 1 })]);
    expect(old).toEqual({ pings: 0, progress: [] });
    expect(ext.pings).toBeGreaterThanOrEqual(1);
    expect(ext.progress).toContainEqual({ received: 21 + 65_536, stored: 0 });
  });
});
