import { setTimeout as delay } from "node:timers/promises";
import {
  type BodyKeeper,
  deleteUpload,
  fetchInfo,
  type KeptBody,
  openDownload,
  releaseTicket,
  upload,
} from "@envoi/client";
import { HEADER_BYTES, RECORD_BYTES } from "@envoi/protocol";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { generatorBytes } from "../support/generator-bytes.ts";

const MiB = 1_048_576;
const BYTES = 40 * MiB;
const PLAINTEXT = Buffer.from(generatorBytes(BYTES));
const NEVER = new AbortController().signal;

let app: App;
beforeAll(async () => {
  app = await startApp({ JANITOR_INTERVAL_SECONDS: "1", LOG_LEVEL: "warn" });
});
afterAll(() => app[Symbol.asyncDispose]());

async function send(downloadLimit: number) {
  const file = { name: "film.bin", type: "", size: BYTES, stream: () => new Blob([PLAINTEXT]).stream() };
  const sent = await upload(app, { files: [file], downloadLimit, timeLimitSeconds: 3_600 }, { signal: NEVER });
  return { ...sent, request: { id: sent.id, secretB64: sent.secretB64, password: null } };
}
type SentUpload = Awaited<ReturnType<typeof send>>;

/** Simulates a page closed after receiving part of the plaintext. @returns the whole Records that the page kept */
async function closedAfter(
  { request }: SentUpload,
  stopBytes: number,
  kept: KeptBody | null = null,
): Promise<KeptBody> {
  let ticket = kept?.ticket ?? null;
  const ciphertext: Buffer[] = kept === null ? [] : [await collectBytes(kept.open())];
  const keeper: BodyKeeper = {
    kept,
    isKeeping: () => true,
    begin: (claimed) => {
      ticket = claimed;
    },
    write: async (chunk) => void ciphertext.push(Buffer.from(chunk)),
  };
  const closing = new AbortController();
  const download = await openDownload(app, request, NEVER);
  const reader = (await download.read({ keeper, signal: closing.signal })).getReader();
  for (let readBytes = 0; readBytes < stopBytes; ) readBytes += (await reader.read()).value?.byteLength ?? Infinity;
  // Waits until the maximum number of bytes is in flight.
  await delay(1_000);
  closing.abort();
  await reader.cancel().catch(() => undefined);
  const all = Buffer.concat(ciphertext);
  const bytes = HEADER_BYTES + Math.floor((all.length - HEADER_BYTES) / RECORD_BYTES) * RECORD_BYTES;
  if (ticket === null) throw new Error("no Claim");
  return { ticket, pages: (kept?.pages ?? 0) + 1, bytes, open: () => new Blob([all.subarray(0, bytes)]).stream() };
}

async function continueWith({ request }: SentUpload, kept: KeptBody): Promise<Buffer> {
  const keeper: BodyKeeper = { kept, isKeeping: () => true, begin: () => undefined, write: async () => undefined };
  const download = await openDownload(app, request, NEVER);
  return collectBytes(await download.read({ keeper, signal: NEVER }));
}

async function collectBytes(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

const readWhole = async ({ request }: SentUpload) =>
  collectBytes(await (await openDownload(app, request, NEVER)).read({ signal: NEVER }));

it("I3: a download continued and kept by two pages in turn keeps the same Claim and counts once", async () => {
  const sent = await send(1);
  const first = await closedAfter(sent, 3 * MiB);
  await expect(readWhole(sent)).rejects.toMatchObject({ code: "all_claimed" });
  const second = await closedAfter(sent, 6 * MiB, first);
  expect(second.bytes).toBeGreaterThan(first.bytes);
  expect(second.ticket).toEqual(first.ticket);
  expect(await fetchInfo(app, sent, NEVER)).toMatchObject({ dtotal: 0 });
  expect((await continueWith(sent, second)).equals(PLAINTEXT)).toBe(true);
  await expect(openDownload(app, sent.request, NEVER)).rejects.toMatchObject({ code: "not_found" });
});

it("a download whose Claim was released is not continued, but can start over", async () => {
  const sent = await send(1);
  const kept = await closedAfter(sent, 3 * MiB);
  await releaseTicket(app, sent.id, kept.ticket);
  await expect(continueWith(sent, kept)).rejects.toMatchObject({ code: "not_found" });
  expect((await readWhole(sent)).equals(PLAINTEXT)).toBe(true);
});

it("a download whose upload was deleted in the meantime is not continued", async () => {
  const sent = await send(2);
  const kept = await closedAfter(sent, 3 * MiB);
  const download = await openDownload(app, sent.request, NEVER);
  await deleteUpload(app, sent, NEVER);
  const keeper: BodyKeeper = { kept, isKeeping: () => true, begin: () => undefined, write: async () => undefined };
  await expect(download.read({ keeper, signal: NEVER })).rejects.toMatchObject({ code: "not_found" });
});

it("a kept download continues although the server is still sending the rest to the previous page", async () => {
  const sent = await send(1);
  const download = await openDownload(app, sent.request, NEVER);
  const ciphertext: Buffer[] = [];
  const tickets: KeptBody["ticket"][] = [];
  const keeper: BodyKeeper = {
    kept: null,
    isKeeping: () => true,
    begin: (ticket) => void tickets.push(ticket),
    write: async (chunk) => void ciphertext.push(Buffer.from(chunk)),
  };
  // Makes this client request the whole body at once.
  Object.defineProperty(navigator, "userAgentData", { value: {}, configurable: true });
  const hanging = (await download.read({ keeper, signal: NEVER })).getReader();
  for (let readBytes = 0; readBytes < 3 * MiB; ) readBytes += (await hanging.read()).value?.byteLength ?? Infinity;
  const all = Buffer.concat(ciphertext);
  const bytes = HEADER_BYTES + Math.floor((all.length - HEADER_BYTES) / RECORD_BYTES) * RECORD_BYTES;
  const [ticket] = tickets;
  if (ticket === undefined) throw new Error("no Claim");
  const kept = { ticket, pages: 1, bytes, open: () => new Blob([all.subarray(0, bytes)]).stream() };
  expect((await continueWith(sent, kept)).equals(PLAINTEXT)).toBe(true);
  Reflect.deleteProperty(navigator, "userAgentData");
  await hanging.cancel().catch(() => undefined);
});
