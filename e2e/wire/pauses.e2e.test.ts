import { setTimeout as delay } from "node:timers/promises";
import { ciphertextBytes } from "@envoi/protocol";
import {
  beginDownload,
  deriveAuthKey,
  downloadOld,
  firstMessage,
  openBody,
  openUploadSocket,
  type StandaloneProcess,
  sealBody,
  startStandaloneProcess,
  uploadOld,
} from "@envoi/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generatorBytes } from "../support/generator-bytes.ts";

let app: StandaloneProcess;

beforeAll(async () => {
  app = await startStandaloneProcess({ LOG_LEVEL: "warn" });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
});

// The promise is about these spans of time, so the tests let them pass; they run side by side.
describe.concurrent("an old client that pauses", () => {
  it("its download for 2 minutes gets every byte", async () => {
    const upload = await uploadOld(app.origin, generatorBytes(40_000_000), { dlimit: 1 });
    const response = await beginDownload(app.origin, upload);
    await delay(120_000);
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    expect(openBody(upload.secret, Buffer.concat(chunks)).equals(upload.plaintext)).toBe(true);
  });

  it("its upload for 50 s, under the idle limit, stores every byte", async () => {
    const secret = Buffer.from("0123456789abcdef");
    const plaintext = generatorBytes(1_000_000);
    const { socket, send, next } = await openUploadSocket(app.origin);
    await send(firstMessage(secret, plaintext.length, { dlimit: 1 }));
    const reply = await next();
    const chunks = [...sealBody(secret, plaintext)];
    for (const chunk of chunks.slice(0, 7)) await send(chunk);
    await delay(50_000);
    for (const chunk of chunks.slice(7)) await send(chunk);
    await send(Buffer.of(0));
    expect(await next()).toEqual({ ok: true });
    socket.terminate();
    const upload = { id: String(reply?.["id"]), secret, authKey: deriveAuthKey(secret) };
    expect((await downloadOld(app.origin, upload)).plaintext.equals(plaintext)).toBe(true);
  });

  it("is sent nothing before the last reply, not even a ping; a client that asks is sent both", async () => {
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
      await next();
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
    expect(ext.pings).toBe(1);
    expect(ext.progress).toContainEqual({ received: 21 + 65_536, stored: 0 });
  });
});
