import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import {
  beginUpload,
  call,
  derivePasswordAuthKey,
  downloadOld,
  FROM_ONE_NETWORK,
  fetchNonce,
  freePort,
  mountSmallDisk,
  type OldUpload,
  post,
  type SmallDisk,
  sealBody,
  signNonce,
  uploadOld,
  waitFor,
} from "@envoi/testkit";
import { Redis } from "ioredis";
import { expect, it } from "vitest";
import { generatorBytes } from "../support/generator-bytes.ts";
import { metric } from "../support/measures.ts";
import { observeFacts } from "../support/observe-facts.ts";
import { openStoredEvents } from "../support/read-event-lines.ts";
import { type StackApp, startStackApp } from "../support/stack-app.ts";

const MiB = 1_048_576;
/** Data of another program in the same Redis. */
const FILLER_BYTES = 32 * MiB;
const FILLER_KEYS = 32;
/** Connections and responses must not free memory when they end. */
const ABOVE_LIMIT_BYTES = 8 * MiB;
/** Keys sent to a full Redis at once. */
const REFUSED_UPLOADS = 50;
const LIFE_SECONDS = 30;
const PASSWORD = "of an owner";

const plaintext = generatorBytes(3 * MiB);

const ownerCall = (origin: string, call: string, { id, ownerToken }: OldUpload, more: object = {}) =>
  post(origin, `/api/${call}/${id}`, { owner_token: ownerToken, ...more });

/** @returns the code with which an upload is refused */
async function refusalOf(origin: string): Promise<string> {
  const answer = await uploadOld(origin, plaintext.subarray(0, 1_000)).catch((error: Error) => error.message);
  return typeof answer === "string" ? (/refused: (.*)/.exec(answer)?.[1] ?? answer) : "taken";
}

async function expectDownload(origin: string, upload: OldUpload): Promise<void> {
  expect((await downloadOld(origin, upload)).plaintext.equals(upload.plaintext)).toBe(true);
}

/** Fills the remaining memory of Redis, and more. */
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

it("I10: while Redis is out of memory, uploads are refused as full and everything else works; once it has memory they are accepted again", async () => {
  await using app = await startStackApp({ ...FROM_ONE_NETWORK, LOG_LEVEL: "warn", JANITOR_INTERVAL_SECONDS: "1" });
  const { origin } = app;
  const before = app.pids();
  const send = (options = {}) => uploadOld(origin, plaintext, { dlimit: 4, ...options });
  const [read, removed, guarded, used] = [await send(), await send(), await send(), await send({ dlimit: 1 })];
  const expiring = await send({ timeLimit: LIFE_SECONDS });
  const open = await beginUpload(origin, plaintext.length, { dlimit: 4 });

  using filled = await fillRedis(app);
  const refusals = await Promise.all(Array.from({ length: REFUSED_UPLOADS }, () => refusalOf(origin)));
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
  // Redis was full all this time.
  expect(await refusalOf(origin)).toBe('{"error":507,"code":"full"}');

  await filled.makeRoom();
  await expectDownload(origin, await send());
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

/** Small, so it is filled at once. */
const NATS_DISK_BYTES = 64 * MiB;
const UPLOADS_WHILE_FULL = 40;
/** On a disk that is still full. */
const RESTARTS_WHILE_FULL = 2;
const BEACONS_AT_ONCE = 10;
/** As often as the liveness probe of the chart fails in a row, every 10 s. */
const PROBE_MS = 1_000;
const PROBES_FAILED = 6;

/** Moves the data of NATS to another disk. @returns the address of its probes */
async function moveNats(app: StackApp, disk: SmallDisk): Promise<string> {
  const folder = join(app.dataDirectory, "nats");
  const file = join(folder, "nats.conf");
  const store = join(disk.path, "jetstream");
  const health = `127.0.0.1:${await freePort()}`;
  await app.stopProcess("nats");
  await cp(join(folder, "jetstream"), store, { recursive: true });
  // Without an explicit size, it does not start on a disk with less space than its streams may use.
  const jetstream = `jetstream { store_dir: ${JSON.stringify(store)}, max_file_store: 10GB, sync_interval: always }`;
  const config = await readFile(file, "utf8");
  await writeFile(file, `http: "${health}"\n${config.replace(/^jetstream .*$/m, jetstream)}`);
  await app.bringBack("nats");
  return `http://${health}/healthz`;
}

/** Restarts NATS when it reports itself unhealthy, as Kubernetes does. */
function keepAlive(app: StackApp, health: string) {
  const closing = new AbortController();
  let restarts = 0;
  const isWell = () =>
    fetch(health).then(
      ({ ok }) => ok,
      () => false,
    );
  async function watch(): Promise<void> {
    for (let failed = 0; !closing.signal.aborted; failed = (await isWell()) ? 0 : failed + 1) {
      if (failed >= PROBES_FAILED) {
        restarts += 1;
        failed = 0;
        // On a full disk it may exit again; the stack restarts it once more.
        await app.crash("nats").catch(() => {});
      }
      await delay(PROBE_MS, null, { signal: closing.signal }).catch(() => {});
    }
  }
  const watching = watch();
  return {
    restarts: () => restarts,
    isWell,
    async [Symbol.asyncDispose]() {
      closing.abort();
      await watching;
    },
  };
}

/** @returns the device that its only event names */
async function sendBeacon(origin: string, number: number): Promise<{ device: string; status: number }> {
  const device = `device ${number}`;
  const event = {
    device_id: device,
    event_type: "client_visit",
    event_properties: {},
    user_properties: { anonymous: true },
    time: number,
  };
  const beacon = { now: Date.now(), session_id: number, lang: "en-US", platform: "web", events: [event] };
  return { device, status: (await post(origin, "/api/metrics", beacon)).status };
}

it("I10: while the disk of NATS is full everything works, and once it has space every fact and every event of a page arrives once", async () => {
  await using disk = await mountSmallDisk(NATS_DISK_BYTES);
  await using app = await startStackApp({
    ...FROM_ONE_NETWORK,
    LOG_LEVEL: "warn",
    JANITOR_INTERVAL_SECONDS: "1",
    METRICS_MERGE_SECONDS: "5",
  });
  const { origin } = app;
  const health = await moveNats(app, disk);
  const before = app.pids();
  const ids: string[] = [];
  const devices: string[] = [];
  const oneRound = async () => {
    const upload = await uploadOld(origin, plaintext.subarray(0, 100_000), { dlimit: 2 });
    await expectDownload(origin, upload);
    expect((await ownerCall(origin, "delete", upload)).status).toBe(200);
    ids.push(upload.id);
    const numbers = Array.from({ length: BEACONS_AT_ONCE }, (_, at) => devices.length + at);
    const answers = await Promise.all(numbers.map((number) => sendBeacon(origin, number)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    devices.push(...answers.map(({ device }) => device));
  };
  await oneRound();

  const giveBack = await disk.fill();
  // The operator can see that facts wait.
  while ((await metric(app, "outbox_facts")) === 0) await oneRound();
  await using kept = keepAlive(app, health);
  while (ids.length < UPLOADS_WHILE_FULL || kept.restarts() < RESTARTS_WHILE_FULL) await oneRound();
  expect(await disk.freeBytes()).toBe(0);
  // Expired data are removed anyway.
  await waitFor(
    () => app.blobs(),
    (blobs) => !blobs.some((name) => name.startsWith("uploads/")),
  );

  await giveBack();
  await waitFor(kept.isWell, (isWell) => isWell, 120);
  await using observed = await observeFacts(app.nats);
  const types = ["upload.completed", "download.completed", "upload.deleted"] as const;
  await waitFor(
    async () => types.map((type) => observed.count(type)),
    (counts) => counts.every((count) => count >= ids.length),
    120,
  );
  for (const type of types) {
    for (const id of ids) expect(observed.about(id, type)).toHaveLength(1);
  }
  const overBus = () => metric(app, 'beacons_total{way="bus"}');
  const taken = await overBus();
  await waitFor(
    async () => {
      await oneRound();
      return overBus();
    },
    (count) => count > taken,
  );
  using events = openStoredEvents(app.s3);
  const stored = await waitFor(
    async () => (await events.lines()).map((line) => String(JSON.parse(line).device_id)),
    (found) => found.length >= devices.length,
    120,
  );
  expect(stored.toSorted()).toEqual(devices.toSorted());
  expect({ ...app.pids(), nats: 0 }).toEqual({ ...before, nats: 0 });
});
