import { createHash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { type FinishedUpload, openDownload, type SourceFile, type UploadProgress, upload } from "@envoi/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { slowly } from "../support/slow-file.ts";
import { type StackApp, startStackApp } from "../support/stack-app.ts";

const MiB = 1_048_576;
const UPLOADS = 32;
const FILE_BYTES = 40 * MiB;
const CONCURRENT_UPLOADS = 8;
const PART_BYTES = 8 * MiB;
const KILL_EVERY_MS = 10_000;
/** Connection speeds, used in rotation. At the first speed, an upload takes longer than the interval between kills. */
const BYTES_PER_SECOND = [3 * MiB, 8 * MiB] as const;

let app: StackApp;

beforeAll(async () => {
  app = await startStackApp({ LOG_LEVEL: "warn" });
});
afterAll(() => app[Symbol.asyncDispose]());

/** Generates bytes that differ between and within files. */
function generateContent(seed: number): Uint8Array<ArrayBuffer> {
  const words = new Uint32Array(FILE_BYTES / 4);
  for (let at = 0, word = seed + 1; at < words.length; at += 1) {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
    words[at] = word;
  }
  return new Uint8Array(words.buffer);
}

/** `repeatedBytes`: for each interruption, the number of received bytes that were sent again. */
type SentUpload = { finished: FinishedUpload; sha256: string; isAlone: boolean; repeatedBytes: number[] };

/**
 * Sends a file. Every other upload has a single connection, so that each lost connection interrupts it; additional
 * connections would lose their own Parts.
 */
async function send(seed: number): Promise<SentUpload> {
  const isAlone = seed % 2 === 0;
  const content = generateContent(seed);
  const blob = new Blob([content]);
  const bytesPerSecond = BYTES_PER_SECOND[seed % 4 < 2 ? 0 : 1];
  const file: SourceFile = {
    name: `file ${seed}.bin`,
    type: "",
    size: blob.size,
    stream: () => slowly(blob, bytesPerSecond),
    slice: (firstByte) => ({ stream: () => slowly(blob.slice(firstByte), bytesPerSecond) }),
  };
  const repeatedBytes: number[] = [];
  let lastReceived = 0;
  const onProgress = ({ receivedBytes }: UploadProgress) => {
    if (receivedBytes < lastReceived) repeatedBytes.push(lastReceived - receivedBytes);
    lastReceived = receivedBytes;
  };
  const options = { signal: AbortSignal.timeout(600_000), onProgress, ...(isAlone && { maxConnections: 1 }) };
  const request = { files: [file], downloadLimit: 1, timeLimitSeconds: 3_600 };
  const finished = await upload({ origin: app.origin }, request, options);
  const sha256 = createHash("sha256").update(content).digest("hex");
  return { finished, sha256, isAlone, repeatedBytes };
}

async function received({ finished: { id, secretB64 } }: SentUpload): Promise<string> {
  const server = { origin: app.origin };
  const download = await openDownload(server, { id, secretB64, password: null }, never);
  const hash = createHash("sha256");
  for await (const chunk of await download.read({ signal: never, bodyCall: "stream" })) hash.update(chunk);
  return hash.digest("hex");
}

const never = new AbortController().signal;

it("I6, I9: uploads survive gateways that are killed every ten seconds, and on average resend less than a Part", async () => {
  const sent: SentUpload[] = [];
  let isDone = false;
  const killing = (async () => {
    for (let turn = 0; !isDone; turn += 1) {
      await delay(KILL_EVERY_MS);
      if (!isDone) await app.crash(`upload-gateway-${1 + (turn % 2)}`);
    }
  })();
  const seeds = Array.from({ length: UPLOADS }, (_, seed) => seed).values();
  const work = Array.from({ length: CONCURRENT_UPLOADS }, async () => {
    for (const seed of seeds) sent.push(await send(seed));
  });
  await Promise.all(work).finally(() => {
    isDone = true;
  });
  await killing;
  const repeatedBytes = sent.filter(({ isAlone }) => isAlone).flatMap((upload) => upload.repeatedBytes);
  const sum = repeatedBytes.reduce((total, bytes) => total + bytes, 0);
  process.stdout.write(
    `${repeatedBytes.length} interruptions, ${Math.round(sum / repeatedBytes.length / 1_024)} KiB each\n`,
  );
  expect(sent.flatMap((upload) => upload.repeatedBytes).length).toBeGreaterThan(0);
  // A dying gateway loses the Part that it is receiving, and sometimes the previous one, which it is still storing, and
  // the batch that it is buffering.
  expect(sum).toBeLessThanOrEqual(repeatedBytes.length * PART_BYTES);
  expect(Math.max(0, ...repeatedBytes)).toBeLessThan(2 * PART_BYTES + MiB);
  for (const upload of sent) expect(await received(upload)).toBe(upload.sha256);
});
