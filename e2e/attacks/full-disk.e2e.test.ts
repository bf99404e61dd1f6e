import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  beginUpload,
  downloadOld,
  mountSmallDisk,
  ONE_NETWORK_SETTINGS,
  opaqueBody,
  post,
  type SmallDisk,
  uploadOld,
  waitFor,
  watchFree,
} from "@envoi/testkit";
import { expect, it, onTestFinished } from "vitest";
import { startEmbeddedApp } from "../support/embedded-app.ts";
import { generatorBytes } from "../support/generator-bytes.ts";

const MiB = 1_048_576;
const DISK_BYTES = 700 * MiB;
const RESERVE_BYTES = 256 * MiB;
const UPLOADS = 24;
/** Size of each upload: the maximum allowed to every user. */
const UPLOAD_BYTES = 1_024 * MiB;
const BEACONS = 10_000;
const BEACONS_AT_ONCE = 32;

async function startOn(disk: SmallDisk, settings: Record<string, string> = {}) {
  return startEmbeddedApp({
    LOG_LEVEL: "error",
    DATA_DIR: disk.path,
    DISK_RESERVE_BYTES: String(RESERVE_BYTES),
    JANITOR_INTERVAL_SECONDS: "1",
    ...settings,
  });
}

async function stagedBytes(disk: SmallDisk): Promise<number> {
  const staging = join(disk.path, "blobs", "staging");
  const sizes = await Promise.all((await readdir(staging)).map(async (name) => (await stat(join(staging, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** @returns the outcome: the error code, or "closed" */
async function uploadUntilRefused(origin: string, declared: boolean): Promise<string> {
  const upload = await beginUpload(origin, UPLOAD_BYTES, { declared }).catch((error: Error) => error.message);
  if (typeof upload === "string") return /"code":"([a-z_]+)"/.exec(upload)?.[1] ?? upload;
  const ended = upload.outcome();
  for (const chunk of opaqueBody(upload.length)) {
    if (upload.socket.readyState !== upload.socket.OPEN) break;
    await upload.send(chunk);
  }
  const code = (await ended)?.["code"];
  upload.socket.terminate();
  return typeof code === "string" ? code : "closed";
}

const ownerCall = (origin: string, call: string, { id, ownerToken }: { id: string; ownerToken: string }) =>
  post(origin, `/api/${call}/${id}`, { owner_token: ownerToken });

it("when 24 concurrent uploads would fill a disk, half of the disk's reserve stays free, and the uploads' space is freed afterwards", async () => {
  await using disk = await mountSmallDisk(DISK_BYTES);
  await using app = await startOn(disk);
  const { origin } = app;
  const plaintext = generatorBytes(3 * MiB);
  const [read, removed] = [await uploadOld(origin, plaintext), await uploadOld(origin, plaintext)];
  using watched = watchFree(disk);
  const uploads = Array.from({ length: UPLOADS }, (_, at) => uploadUntilRefused(origin, at % 2 === 0));
  expect(new Set(await Promise.all(uploads))).toEqual(new Set(["full"]));
  expect(watched.minFreeBytes()).toBeGreaterThan(RESERVE_BYTES / 2);
  expect((await downloadOld(origin, read)).plaintext.equals(plaintext)).toBe(true);
  expect((await ownerCall(origin, "delete", removed)).status).toBe(200);
  await waitFor(
    () => stagedBytes(disk),
    (bytes) => bytes === 0,
  );
  await downloadOld(origin, await uploadOld(origin, plaintext));
});

it("beacons that would fill a disk are rejected at the disk's reserve, and downloads and deletions still work", async () => {
  await using disk = await mountSmallDisk(DISK_BYTES);
  await using app = await startOn(disk, {
    ...ONE_NETWORK_SETTINGS,
    METRICS_MAX_BYTES: String(4 * DISK_BYTES),
  });
  const { origin } = app;
  const plaintext = generatorBytes(3 * MiB);
  const [read, removed] = [await uploadOld(origin, plaintext), await uploadOld(origin, plaintext)];
  using watched = watchFree(disk);
  const statuses = new Set<number>();
  for (let sent = 0; sent < BEACONS && !statuses.has(507); sent += BEACONS_AT_ONCE) {
    const answers = Array.from({ length: BEACONS_AT_ONCE }, (_, at) => sendBeacon(origin, sent + at));
    for (const status of await Promise.all(answers)) statuses.add(status);
  }
  expect(statuses).toContain(507);
  expect(watched.minFreeBytes()).toBeGreaterThan(RESERVE_BYTES / 2);
  expect((await downloadOld(origin, read)).plaintext.equals(plaintext)).toBe(true);
  expect((await ownerCall(origin, "delete", removed)).status).toBe(200);
});

/** Size of a disk with space for the reserve, the ballast, and about a hundred uploads with the longest metadata. */
const DATABASE_DISK_BYTES = 340 * MiB;
const LONG_UPLOADS = 3_000;
const LONG_UPLOADS_AT_ONCE = 16;

it("I10: metadata that would fill the database's disk is rejected at the disk's reserve, even if bodies are on another disk", async () => {
  await using disk = await mountSmallDisk(DATABASE_DISK_BYTES);
  const bodies = await mkdtemp(join(tmpdir(), "envoi-bodies-"));
  onTestFinished(() => rm(bodies, { recursive: true }));
  await using app = await startOn(disk, { ...ONE_NETWORK_SETTINGS, BLOB_DIR: bodies });
  const { origin } = app;
  const plaintext = generatorBytes(3 * MiB);
  const [read, removed] = [await uploadOld(origin, plaintext), await uploadOld(origin, plaintext)];
  using watched = watchFree(disk);
  const fields = { fileMetadata: "a".repeat(65_536) };
  const refusals = new Set<string>();
  for (let sent = 0; sent < LONG_UPLOADS && refusals.size === 0; sent += LONG_UPLOADS_AT_ONCE) {
    const uploads = Array.from({ length: LONG_UPLOADS_AT_ONCE }, () => uploadOld(origin, Buffer.of(1), { fields }));
    for (const upload of await Promise.allSettled(uploads)) {
      if (upload.status === "rejected") refusals.add((upload.reason as Error).message);
    }
  }
  expect(refusals).toEqual(new Set(['refused: {"error":507,"code":"full"}']));
  expect(watched.minFreeBytes()).toBeGreaterThan(RESERVE_BYTES / 2);
  expect((await downloadOld(origin, read)).plaintext.equals(plaintext)).toBe(true);
  expect((await ownerCall(origin, "delete", removed)).status).toBe(200);
});

/** Sends a beacon with nearly 100 kB of incompressible data. */
async function sendBeacon(origin: string, number: number): Promise<number> {
  const noise = Array.from({ length: 88 }, (_, at) => [`noise${at}`, randomBytes(768).toString("base64")]);
  const event = {
    device_id: "ZGV2aWNl",
    event_type: "client_visit",
    event_properties: {},
    user_properties: Object.fromEntries(noise),
    time: 1_700_000_000_000 + number,
  };
  const beacon = { now: 1_700_000_000_500, session_id: number, lang: "en-US", platform: "web", events: [event] };
  return (await fetch(`${origin}/api/metrics`, { method: "POST", body: JSON.stringify(beacon) })).status;
}

it("a process starts on a full disk, deletes uploads, and accepts new ones once the disk has space", async () => {
  await using disk = await mountSmallDisk(DISK_BYTES);
  await using app = await startOn(disk);
  const { origin } = app;
  const plaintext = generatorBytes(3 * MiB);
  const [read, removed] = [await uploadOld(origin, plaintext), await uploadOld(origin, plaintext)];
  await app.terminate();
  const giveBack = await disk.fill();
  expect(await disk.freeBytes()).toBe(0);
  await app.restart();
  expect((await downloadOld(origin, read)).plaintext.equals(plaintext)).toBe(true);
  expect((await ownerCall(origin, "delete", removed)).status).toBe(200);
  expect((await ownerCall(origin, "info", removed)).status).toBe(404);
  await expect(uploadOld(origin, plaintext)).rejects.toThrow('"code":"full"');
  await giveBack();
  await downloadOld(origin, await uploadOld(origin, plaintext));
});
