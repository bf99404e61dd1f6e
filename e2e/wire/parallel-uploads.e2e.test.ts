import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";
import { type FinishedUpload, openDownload, upload } from "@envoi/client";
import { expect, it, onTestFinished } from "vitest";
import { startApp } from "../support/app.ts";

const MEBIBYTE = 1_048_576;
/** Twelve Parts, enough for six connections. */
const BYTES = 96 * MEBIBYTE;
/** Speed per connection, as behind a router that shares its bandwidth fairly. */
const BYTES_PER_SECOND = 4_000_000;
/** The client measures for less than a second whether another connection helps, and a busy machine can hide that. */
const MAX_UPLOADS = 3;
const { signal } = new AbortController();

/** Starts a proxy with slow connections that a test can break. */
async function startSlowLine(origin: string, cutAfter: (connection: number) => number) {
  const target = new URL(origin);
  const open = new Set<Socket>();
  let [connections, atOnce] = [0, 0];
  const server = createServer((client) => {
    connections += 1;
    open.add(client);
    atOnce = Math.max(atOnce, open.size);
    const end = cutAfter(connections);
    const far = connect(Number(target.port), target.hostname);
    let [bytes, freeAtMs] = [0, performance.now()];
    client.on("data", (chunk) => {
      bytes += chunk.byteLength;
      if (bytes > end) {
        client.destroy();
        return;
      }
      far.write(chunk);
      freeAtMs = Math.max(freeAtMs, performance.now()) + (chunk.byteLength / BYTES_PER_SECOND) * 1_000;
      client.pause();
      setTimeout(() => client.resume(), Math.max(1, freeAtMs - performance.now()));
    });
    far.pipe(client);
    for (const socket of [client, far]) {
      socket.on("error", () => {});
      socket.on("close", () => {
        open.delete(client);
        client.destroy();
        far.destroy();
      });
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, connections: () => connections, atOnce: () => atOnce };
}

const content = new Uint8Array(BYTES).map((_, index) => index * 31 + (index >> 8) + (index >> 17));
const blob = new Blob([content]);
const file = {
  name: "a.bin",
  type: "",
  size: BYTES,
  stream: () => blob.stream(),
  slice: (first: number) => blob.slice(first),
};
const request = { files: [file], downloadLimit: 1, timeLimitSeconds: 300 };

async function received(origin: string, sent: FinishedUpload): Promise<Uint8Array> {
  const download = await openDownload({ origin }, { ...sent, password: null }, { signal });
  return new Uint8Array(await new Response(await download.read({ signal })).arrayBuffer());
}

it("a large upload uses several connections if each of them is slow, and arrives unchanged", async () => {
  await using app = await startApp();
  const line = await startSlowLine(app.origin, () => Number.POSITIVE_INFINITY);
  let sent = await upload({ origin: line.origin }, request, { signal });
  for (let uploads = 1; line.atOnce() < 3 && uploads < MAX_UPLOADS; uploads += 1) {
    sent = await upload({ origin: line.origin }, request, { signal });
  }
  expect(line.atOnce()).toBeGreaterThanOrEqual(3);
  expect(line.atOnce()).toBeLessThanOrEqual(6);
  expect(Buffer.compare(await received(app.origin, sent), content)).toBe(0);
});

it("I6: an upload on several connections survives the loss of any of them, and leaves nothing behind", async () => {
  await using app = await startApp();
  // The first four are lost however many are open at once.
  const line = await startSlowLine(app.origin, (nth) => (nth < 4 || nth % 4 === 0 ? 12_000_000 + nth * 700_000 : 1e12));
  const sent = await upload({ origin: line.origin }, request, { signal });
  expect(line.connections()).toBeGreaterThan(3);
  expect(Buffer.compare(await received(app.origin, sent), content)).toBe(0);
  await expect.poll(async () => (await app.blobs()).length, { timeout: 120_000 }).toBe(0);
});
