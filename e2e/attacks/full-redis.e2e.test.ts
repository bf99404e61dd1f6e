import { cp, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import {
  beginUpload,
  call,
  derivePasswordAuthKey,
  downloadOld,
  fetchNonce,
  mountSmallDisk,
  type OldUpload,
  ONE_NETWORK_SETTINGS,
  post,
  type SmallDisk,
  sealBody,
  signNonce,
  uploadOld,
  waitFor,
} from "@envoi/testkit";
import { Redis } from "ioredis";
import { expect, it, vi } from "vitest";
import { generatorBytes } from "../support/generator-bytes.ts";
import { observeFacts } from "../support/observe-facts.ts";
import { type StackApp, startStackApp } from "../support/stack-app.ts";

const MiB = 1_048_576;
/** Size of another program's data in the same Redis. */
const FILLER_BYTES = 32 * MiB;
const FILLER_KEYS = 32;
/**
 * Memory that Redis uses above its limit: enough that closed connections and finished responses do not bring Redis
 * below the limit.
 */
const ABOVE_LIMIT_BYTES = 8 * MiB;
/** Number of concurrent uploads while Redis is full. */
const REFUSED_UPLOADS = 50;
const LIFE_SECONDS = 30;
const PASSWORD = "of an owner";

const plaintext = generatorBytes(3 * MiB);

const ownerCall = (origin: string, call: string, { id, ownerToken }: OldUpload, more: object = {}) =>
  post(origin, `/api/${call}/${id}`, { owner_token: ownerToken, ...more });

/** @returns an upload's rejection, or "taken" if it is accepted */
async function tryUpload(origin: string): Promise<string> {
  const answer = await uploadOld(origin, plaintext.subarray(0, 1_000)).catch((error: Error) => error.message);
  return typeof answer === "string" ? (/refused: (.*)/.exec(answer)?.[1] ?? answer) : "taken";
}

async function expectDownload(origin: string, upload: OldUpload): Promise<void> {
  expect((await downloadOld(origin, upload)).plaintext.equals(upload.plaintext)).toBe(true);
}

/** Fills Redis above its memory limit. */
async function fillRedis({ redis: { urls, password } }: StackApp) {
  const admin = new Redis(String(urls[0]), { password });
  const names = Array.from({ length: FILLER_KEYS }, (_, at) => `filler:${at}`);
  for (const name of names) await admin.set(name, Buffer.alloc(FILLER_BYTES / FILLER_KEYS, 1));
  const used = Number(/used_memory:(\d+)/.exec(await admin.info("memory"))?.[1]);
  await admin.config("SET", "maxmemory", used - ABOVE_LIMIT_BYTES);
  await expect(admin.set("filler:more", "x")).rejects.toThrow("OOM");
  return {
    makeRoom: () => admin.del(...names),
    [Symbol.dispose]: () => admin.disconnect(),
  };
}

it("I10: while Redis is out of memory, uploads are rejected as full and everything else works; once Redis has memory again, uploads are accepted", async () => {
  await using app = await startStackApp({ ...ONE_NETWORK_SETTINGS, LOG_LEVEL: "warn", JANITOR_INTERVAL_SECONDS: "1" });
  const { origin } = app;
  const before = app.pids();
  const send = (options = {}) => uploadOld(origin, plaintext, { dlimit: 4, ...options });
  const [read, removed, guarded, used] = [await send(), await send(), await send(), await send({ dlimit: 1 })];
  const expiring = await send({ timeLimit: LIFE_SECONDS });
  const open = await beginUpload(origin, plaintext.length, { dlimit: 4 });

  using filled = await fillRedis(app);
  const refusals = await Promise.all(Array.from({ length: REFUSED_UPLOADS }, () => tryUpload(origin)));
  expect(new Set(refusals)).toEqual(new Set(['{"error":507,"code":"full"}']));

  // An upload that was already open completes.
  for (const chunk of sealBody(open.secret, plaintext)) await open.send(chunk);
  expect(await open.finish()).toEqual({ ok: true });
  await expectDownload(origin, { ...open, plaintext });
  await expectDownload(origin, read);
  await expectDownload(origin, used);
  expect((await ownerCall(origin, "info", used)).status).toBe(404);
  expect(JSON.parse(String((await ownerCall(origin, "info", read)).body))).toMatchObject({ dlimit: 4, dtotal: 1 });
  expect((await ownerCall(origin, "params", read, { dlimit: 5 })).status).toBe(200);
  expect(JSON.parse(String((await ownerCall(origin, "info", read)).body))).toMatchObject({ dlimit: 5, dtotal: 1 });

  const authKey = derivePasswordAuthKey(PASSWORD, `${guarded.url}#${guarded.secret.toString("base64url")}`);
  const auth = authKey.toString("base64url");
  expect((await ownerCall(origin, "password", guarded, { auth })).status).toBe(200);
  const Authorization = signNonce(guarded.authKey, await fetchNonce(origin, guarded.id));
  expect((await call(origin, `/api/metadata/${guarded.id}`, { headers: { Authorization } })).status).toBe(401);
  await expectDownload(origin, { ...guarded, authKey });

  expect((await ownerCall(origin, "delete", removed)).status).toBe(200);
  expect((await ownerCall(origin, "info", removed)).status).toBe(404);
  // The bodies of deleted, used-up and expired uploads are removed.
  const kept = [read, guarded, open];
  const blobs = await waitFor(
    () => app.blobs(),
    (found) => found.length === kept.length,
    4 * LIFE_SECONDS,
  );
  for (const { id } of kept) expect(blobs.join()).toContain(id);
  expect((await ownerCall(origin, "info", expiring)).status).toBe(404);
  // Uploads are still rejected, which proves that Redis has been full all the time.
  expect(await tryUpload(origin)).toBe('{"error":507,"code":"full"}');

  await filled.makeRoom();
  // Within a second, gateways detect that Redis has free memory again.
  await expectDownload(origin, await vi.waitFor(() => send()));
  await using observed = await observeFacts(app.nats);
  await waitFor(
    async () => observed.count("upload.expired"),
    (count) => count === 1,
  );
  for (const { id } of [read, removed, guarded, used, expiring, open]) {
    expect(observed.about(id, "upload.completed")).toHaveLength(1);
  }
  expect(observed.about(removed.id, "upload.deleted")).toHaveLength(1);
  expect(observed.about(used.id, "download.exhausted")).toHaveLength(1);
  expect(app.pids()).toEqual(before);
});

/** Size of a disk small enough to fill quickly. */
const DISK_BYTES = 64 * MiB;
const UPLOADS_WHILE_FULL = 5;
const CALLS_WHILE_FULL = 5;
const RECOVERY_SECONDS = 120;

/** Moves the Redis data to another disk. */
async function moveRedis(app: StackApp, disk: SmallDisk): Promise<void> {
  const folder = join(app.dataDirectory, "redis");
  const there = join(disk.path, "redis");
  await app.stopProcess("redis");
  await cp(folder, there, { recursive: true });
  await rm(folder, { recursive: true });
  await symlink(there, folder);
  await app.bringBack("redis");
}

it("I10: while the Redis disk is full, requests are rejected with a reason; once the disk has space, everything works", async () => {
  await using disk = await mountSmallDisk(DISK_BYTES);
  await using app = await startStackApp({ ...ONE_NETWORK_SETTINGS, LOG_LEVEL: "warn", JANITOR_INTERVAL_SECONDS: "1" });
  await moveRedis(app, disk);
  const { origin } = app;
  const before = app.pids();
  const send = (options = {}) => uploadOld(origin, plaintext, { dlimit: 4, ...options });
  const [read, removed, later] = [await send(), await send(), await send()];
  const expiring = await send({ timeLimit: LIFE_SECONDS });
  await expectDownload(origin, read);

  const giveBack = await disk.fill();
  await waitFor(
    () => tryUpload(origin),
    (code) => code !== "taken",
  );
  // Each upload is delayed before it is rejected.
  const uploads = Promise.all(Array.from({ length: UPLOADS_WHILE_FULL }, () => tryUpload(origin)));
  const statuses = new Set<number>();
  for (let attempt = 0; attempt < CALLS_WHILE_FULL; attempt += 1) {
    statuses.add((await call(origin, `/api/exists/${read.id}`)).status);
    statuses.add((await ownerCall(origin, "info", read)).status);
    statuses.add((await ownerCall(origin, "delete", later)).status);
    expect((await call(origin, "/")).status).toBe(200);
  }
  const refusals = new Set(await uploads);
  // An upload may also be accepted, because a restart of Redis may have freed some space.
  for (const refusal of ['{"error":503,"code":"unavailable"}', "taken"]) refusals.delete(refusal);
  for (const status of [200, 404, 503]) statuses.delete(status);
  expect([...refusals, ...statuses]).toEqual([]);

  await giveBack();
  await waitFor(
    () => tryUpload(origin),
    (code) => code === "taken",
    RECOVERY_SECONDS,
  );
  await expectDownload(origin, read);
  expect(JSON.parse(String((await ownerCall(origin, "info", read)).body))).toMatchObject({ dlimit: 4, dtotal: 2 });
  expect((await ownerCall(origin, "delete", removed)).status).toBe(200);
  await waitFor(
    async () => (await ownerCall(origin, "info", expiring)).status,
    (status) => status === 404,
    2 * LIFE_SECONDS,
  );
  await waitFor(
    async () => (await app.blobs()).join(),
    (blobs) => [removed, expiring].every(({ id }) => !blobs.includes(id)) && blobs.includes(read.id),
  );
  expect({ ...app.pids(), redis: 0 }).toEqual({ ...before, redis: 0 });
});
