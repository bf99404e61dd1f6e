import { createHash, randomBytes } from "node:crypto";
import { ciphertextBytes } from "@envoi/protocol";
import {
  beginDownload,
  deriveAuthKey,
  firstMessage,
  opaqueBody,
  openUploadSocket,
  type StandaloneProcess,
  startStandaloneProcess,
} from "@envoi/testkit";
import { expect, it } from "vitest";
import { waitFor } from "../support/wait.ts";

const MiB = 1_048_576;
const PLAINTEXT_BYTES = 2_048 * MiB;

async function start(): Promise<StandaloneProcess> {
  return startStandaloneProcess({ ANON_MAX_FILE_SIZE: String(PLAINTEXT_BYTES), LOG_LEVEL: "warn" });
}

it("I7: 2 GiB up and down keep the process under 220 MiB", async () => {
  await using app = await start();
  const length = ciphertextBytes(PLAINTEXT_BYTES);
  const secret = randomBytes(16);
  const { socket, send, next } = await openUploadSocket(app.origin);
  await send(firstMessage(secret, PLAINTEXT_BYTES, { fields: { size: length, ext: 1 } }));
  const id = String((await next())?.["id"]);
  const sent = createHash("sha256");
  for (const chunk of opaqueBody(length)) {
    sent.update(chunk);
    socket.send(chunk);
    if (socket.bufferedAmount > 4 * MiB) await send(Buffer.alloc(0));
  }
  await send(Buffer.of(0));
  let message = await next();
  while (message !== null && message["ok"] === undefined && message["error"] === undefined) message = await next();
  expect(message).toEqual({ ok: true });

  const response = await beginDownload(app.origin, { id, authKey: deriveAuthKey(secret) });
  const received = createHash("sha256");
  for await (const chunk of response) received.update(chunk as Buffer);
  expect(received.digest("hex")).toBe(sent.digest("hex"));
  expect(await app.peakMemoryBytes()).toBeLessThan(220 * MiB);
});

/** Opens an upload and pushes into it as fast as the server reads; the body stays unfinished. */
async function pushUpload(app: StandaloneProcess, bytes: number) {
  const upload = await openUploadSocket(app.origin);
  const { socket, send, next } = upload;
  await send(firstMessage(randomBytes(16), 64 * MiB));
  expect(await next()).toHaveProperty("id");
  let sentBytes = 0;
  for (const chunk of opaqueBody(ciphertextBytes(64 * MiB))) {
    if (sentBytes > bytes) break;
    sentBytes += chunk.length;
    socket.send(chunk);
    if (socket.bufferedAmount > MiB) await send(Buffer.alloc(0));
  }
  await waitFor(
    async () => socket.bufferedAmount,
    (buffered) => buffered === 0,
  );
  return upload;
}

it("I7: each of 64 open uploads takes at most 1 MiB more", async () => {
  await using app = await start();
  const alone = await pushUpload(app, 60 * MiB);
  const before = await app.peakMemoryBytes();
  const open = await Promise.all(Array.from({ length: 64 }, () => pushUpload(app, 24 * MiB)));
  expect((await app.peakMemoryBytes()) - before).toBeLessThan(64 * MiB);
  for (const { socket } of [alone, ...open]) socket.terminate();
});
