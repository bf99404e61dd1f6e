import { randomBytes, randomInt } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { openDownload } from "@envoi/client";
import { createSecret, deriveKeychain, sealMetadata, sealRecords } from "@envoi/crypto";
import { createLog, createRegistry } from "@envoi/platform";
import { ciphertextBytes, encodeBase64Url, PIECE_BYTES, type UploadId } from "@envoi/protocol";
import { type Drivers, openDrivers, readStandaloneConfig, type Standalone, startStandalone } from "@envoi/standalone";
import { blobKey, type StoredPart } from "@envoi/store";
import { afterAll, beforeAll, expect, test } from "vitest";

const PLAINTEXT_BYTES = 3 * PIECE_BYTES + 1;
const BODY_BYTES = ciphertextBytes(PLAINTEXT_BYTES);
const SCHEDULES = 1_000;
const CONCURRENT_SCHEDULES = 20;

let directory: string;
let drivers: Drivers;
let standalone: Standalone;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "envoi-live-links-"));
  const read = readStandaloneConfig({ DATA_DIR: directory, DISK_RESERVE_BYTES: "0" });
  const config = { ...read, process: { ...read.process, port: 0, privatePort: 0 } };
  const context = { log: createLog({ level: "silent", service: "test" }), registry: createRegistry() };
  drivers = await openDrivers(config, context);
  standalone = await startStandalone(config, drivers, context);
});
afterAll(async () => {
  await standalone.stop();
  await rm(directory, { recursive: true });
});

/**
 * The sender's actions, with the pauses between them. At the end, the sender completes the upload or leaves it
 * incomplete.
 */
type Schedule = {
  partBytes: number;
  /** Storage order of the first Parts. */
  parts: readonly number[];
  pausesMs: readonly number[];
  end: "complete" | "abandon" | "lapse";
};

const whole = (least: number, most: number) => randomInt(least, most + 1);

function randomSchedule(): Schedule {
  const partBytes = whole(20_000, BODY_BYTES);
  const all = Array.from({ length: Math.ceil(BODY_BYTES / partBytes) }, (_, index) => index + 1);
  const parts = all.filter(() => whole(0, 3) > 0);
  if (whole(0, 1) === 1) parts.reverse();
  const pausesMs = all.map(() => whole(0, 30));
  const ends = ["complete", "abandon", "lapse"] as const;
  return { partBytes, parts, pausesMs, end: ends[whole(0, 2)] ?? "complete" };
}

async function sealedBody(secret: Uint8Array<ArrayBuffer>, plaintext: Uint8Array<ArrayBuffer>): Promise<Buffer> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  return Buffer.from(await new Response(sealRecords(new Blob([plaintext]).stream(), { secret, salt })).arrayBuffer());
}

/** @returns whether the file was reported to the recipient as complete */
async function runSchedule({ partBytes, parts, pausesMs, end }: Schedule): Promise<boolean> {
  const { uploads, blobs } = drivers;
  const secret = createSecret();
  const { authKey, metadataKey } = await deriveKeychain(secret);
  const plaintext = new Uint8Array(randomBytes(PLAINTEXT_BYTES));
  const body = await sealedBody(secret, plaintext);
  const id = randomBytes(8).toString("hex") as UploadId;
  const key = blobKey(`uploads/${id.slice(0, 2)}/${id}`);
  const metadata = { name: "a.bin", size: PLAINTEXT_BYTES, type: "", manifest: { files: [] } };
  await uploads.openSession({
    id,
    authKey,
    partBytes,
    blobKey: key,
    declaredBytes: BODY_BYTES,
    ownerTokenHash: "",
    sealedMetadata: await sealMetadata(metadataKey, metadata),
    wrappedKey: null,
    downloadLimit: 1,
    timeLimitSeconds: 3_600,
    resumable: true,
    liveLink: true,
    http: null,
    quotas: [],
    requestId: null,
  });
  const ref = await blobs.startParts(key, { partBytes, readable: true });
  await uploads.attachParts(id, 1, ref.partsId);
  const stored: StoredPart[] = [];

  async function store(number: number): Promise<void> {
    const bytes = body.subarray((number - 1) * partBytes, number * partBytes);
    async function* batches() {
      yield [Uint8Array.from(bytes)];
    }
    const part = await blobs.putPart(ref, number, batches(), bytes.byteLength, new AbortController().signal);
    await uploads.recordParts(id, 1, [part]);
    stored.push(part);
  }

  async function send(): Promise<void> {
    for (const [index, number] of parts.entries()) {
      await delay(pausesMs[index]);
      await store(number);
    }
    if (end === "complete") {
      for (let number = 1; (number - 1) * partBytes < BODY_BYTES; number++)
        if (!parts.includes(number)) await store(number);
      await blobs.completeParts(ref, stored);
      await delay(pausesMs[0]);
      await uploads.publish(id, 1, BODY_BYTES);
    } else {
      if (end === "lapse") await blobs.abandonParts(ref);
      await uploads.abandonSession(id, 1);
    }
  }

  async function receive(): Promise<boolean> {
    const server = { origin: `http://127.0.0.1:${standalone.port}` };
    const { signal } = new AbortController();
    const download = await openDownload(server, { id, secretB64: encodeBase64Url(secret), password: null }, signal);
    const received = await new Response(await download.read({ signal })).arrayBuffer();
    expect(Buffer.from(received).equals(plaintext)).toBe(true);
    return true;
  }

  const [isComplete] = await Promise.all([receive().catch(() => false), send()]);
  return isComplete;
}

test("in 1,000 random schedules with a killed sender, no truncated file is reported as complete", async () => {
  const outcomes: (Schedule & { isComplete: boolean })[] = [];
  const next = Array.from({ length: SCHEDULES }, randomSchedule).values();
  async function runAll(): Promise<void> {
    for (const schedule of next) outcomes.push({ ...schedule, isComplete: await runSchedule(schedule) });
  }
  await Promise.all(Array.from({ length: CONCURRENT_SCHEDULES }, runAll));
  expect(outcomes.filter(({ end, isComplete }) => isComplete !== (end === "complete"))).toEqual([]);
  expect(new Set(outcomes.map(({ end }) => end)).size).toBe(3);
}, 300_000);
