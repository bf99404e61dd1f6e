import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type SourceFile, upload as uploadFiles } from "@envoi/client";
import { provisionNats } from "@envoi/events";
import { provisionBucket, type S3Address } from "@envoi/store";
import {
  beginUpload,
  call,
  deriveAuthKey,
  freePort,
  ONE_NETWORK_SETTINGS,
  opaqueBody,
  openBody,
  recordingLog,
  type S3Server,
  signNonce,
  startMinio,
  startNats,
  startRedis,
  startSeaweedfs,
  waitFor,
} from "@envoi/testkit";
import pMap from "p-map";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Bucket, openBucket } from "../support/bucket.ts";
import type { Addresses } from "../support/distributed-drivers.ts";
import { runAdmin } from "../support/run-admin.ts";
import { type ServiceProcess, s3Settings, startService } from "../support/service-process.ts";

const UPLOADS = 1_000;
const SMALL_BYTES = 60_000;
const LARGE_BYTES = 30_000_000;
const LARGE = 4;
const CONCURRENCY = 8;
/** Size of the slow upload, which takes about 20 s and spans the settings change. */
const SLOW_BYTES = 40_000_000;
const SLOW_CHUNK_MS = 30;
/** Speed at which the move lasts half a minute and can be interrupted. */
const MOVE_SETTINGS = { STORE_MOVE_BYTES_PER_SECOND: "6000000" };

/**
 * Step by which the downloads advance in the list of uploads. It spreads them, because each upload allows only 100
 * downloads.
 */
const STRIDE = 7_919;

type SentUpload = { id: string; authKey: Buffer; sha256: string };

const stack = new AsyncDisposableStack();
const hashBytes = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
let directory: string;
let tokenFile: string;
let minio: S3Address;
let bucketOfMinio: Bucket;
let seaweedfs: S3Address;
let addresses: Omit<Addresses, "s3">;
const requesterKey = randomBytes(32).toString("hex");

function toS3Address({ endpoint, accessKeyId, secretAccessKey }: S3Server, bucket: string): S3Address {
  return { endpoint, accessKeyId, secretAccessKey, bucket, region: "us-east-1", pathStyle: true };
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "envoi-store-move-"));
  stack.defer(() => rm(directory, { recursive: true }));
  tokenFile = join(directory, "token");
  await writeFile(tokenFile, randomBytes(32).toString("hex"));
  const redis = stack.use(await startRedis());
  const nats = stack.use(await startNats());
  const minioServer = stack.use(await startMinio());
  minio = toS3Address(minioServer, "of-minio");
  bucketOfMinio = openBucket(minio, minioServer.drives);
  stack.defer(() => bucketOfMinio.close());
  seaweedfs = toS3Address(stack.use(await startSeaweedfs()), "of-seaweedfs");
  for (const address of [minio, seaweedfs]) await provisionBucket(address);
  addresses = { redisUrl: `redis://127.0.0.1:${redis.port}`, nats: { servers: [`nats://127.0.0.1:${nats.port}`] } };
  await provisionNats({ address: addresses.nats, replicas: 1, log: recordingLog("test").log });
});
afterAll(() => stack.disposeAsync());

/** Starts a service with these stores. */
function start(
  service: "upload-gateway" | "download" | "janitor" | "operators",
  port: number,
  first: S3Address,
  second: S3Address | null,
) {
  return startService(
    service,
    { ...addresses, s3: first },
    {
      port,
      spoolDirectory: join(directory, `spool-${service}`),
      settings: {
        ...ONE_NETWORK_SETTINGS,
        REQUESTER_HASH_KEY: requesterKey,
        ...(service === "upload-gateway" && { ANON_MAX_DOWNLOADS: "100" }),
        // The test does not request the page.
        ...(service === "download" && { WEB_ORIGIN: "http://127.0.0.1:9" }),
        ...(service === "janitor" && MOVE_SETTINGS),
        ...(service === "operators" && { OPERATOR_TOKEN_FILE: tokenFile }),
        ...(second !== null && s3Settings("SECOND_S3", second)),
      },
    },
  );
}

async function upload(origin: string, bytes: number): Promise<SentUpload> {
  const { id, authKey, length, sendAll, finish } = await beginUpload(origin, bytes, {
    declared: bytes % 2 === 0,
    dlimit: 100,
  });
  const records = [...opaqueBody(length)];
  await sendAll(records);
  const reply = await finish();
  if (reply?.["ok"] !== true) throw new Error(`refused: ${JSON.stringify(reply)}`);
  return { id, authKey, sha256: hashBytes(Buffer.concat(records)) };
}

async function fetchBody(origin: string, { id, authKey }: Omit<SentUpload, "sha256">): Promise<Buffer> {
  const path = `/api/download/${id}`;
  const { nonce } = await call(origin, path);
  if (nonce === null) throw new Error("no nonce");
  const { status, body } = await call(origin, path, { headers: { Authorization: signNonce(authKey, nonce) } });
  if (status !== 200) throw new Error(`download: ${status} ${body}`);
  return body;
}

/** Downloads the upload. @throws if the body is incomplete or differs */
async function download(origin: string, stored: SentUpload): Promise<void> {
  const body = await fetchBody(origin, stored);
  if (hashBytes(body) !== stored.sha256) throw new Error(`the body differs: ${body.byteLength} bytes`);
}

/** Starts clients that upload and download in sequence until stopped. A failed transfer stops no other client. */
function startTraffic(origins: { upload: string; download: string }, old: readonly SentUpload[]) {
  const stored: SentUpload[] = [];
  const failures: string[] = [];
  let transfers = 0;
  let stopped = false;
  async function repeat(transfer: (turn: number) => Promise<unknown>): Promise<void> {
    for (let turn = 0; !stopped; turn++) {
      await transfer(turn).then(
        () => (transfers += 1),
        (error: Error) => failures.push(error.message),
      );
      await delay(20);
    }
  }
  const clients = [
    repeat(async (turn) => void stored.push(await upload(origins.upload, turn % 10 === 0 ? 9_000_000 : 50_001 + turn))),
    repeat((turn) => download(origins.download, old[(turn * 7) % old.length] as SentUpload)),
    repeat((turn) => download(origins.download, old[old.length - 1 - (turn % 50)] as SentUpload)),
    repeat(
      async (turn) =>
        stored.length > 0 && download(origins.download, stored[(turn * STRIDE) % stored.length] as SentUpload),
    ),
  ];
  return {
    stored,
    failures,
    transfers: () => transfers,
    async stop() {
      stopped = true;
      await Promise.all(clients);
    },
  };
}

type Status = { order: object | null; left: { blobs: number; unfinished: number } };

it("I6: 1,000 uploads are moved from MinIO to SeaweedFS under traffic, with two kills, and no transfer fails", {
  timeout: 900_000,
}, async () => {
  const [uploadPort, downloadPort] = [await freePort(), await freePort()];
  let gateway: ServiceProcess = stack.use(await start("upload-gateway", uploadPort, minio, null));
  const old: SentUpload[] = [];
  const sizes = Array.from({ length: UPLOADS + LARGE }, (_, n) => (n < LARGE ? LARGE_BYTES + n : SMALL_BYTES + n));
  await pMap(sizes, async (bytes) => old.push(await upload(gateway.origin, bytes)), { concurrency: CONCURRENCY });

  // This upload begins in the old store and ends after the change.
  const content = randomBytes(SLOW_BYTES);
  const blob = new Blob([content]);
  const pacing = () =>
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      async transform(chunk, controller) {
        controller.enqueue(chunk);
        await delay(SLOW_CHUNK_MS);
      },
    });
  const slowFile: SourceFile = {
    name: "slow.bin",
    type: "",
    size: blob.size,
    stream: () => blob.stream().pipeThrough(pacing()),
    slice: (firstByte) => ({ stream: () => blob.slice(firstByte).stream().pipeThrough(pacing()) }),
  };
  let receivedBytes = 0;
  const slow = uploadFiles(
    { origin: gateway.origin },
    { files: [slowFile], downloadLimit: 5, timeLimitSeconds: 3_600 },
    {
      signal: AbortSignal.timeout(600_000),
      onProgress: (progress) => {
        receivedBytes = progress.receivedBytes;
      },
      maxConnections: 1,
    },
  );
  slow.catch(() => {});
  const isUnderWay = waitFor(
    async () => receivedBytes,
    (bytes) => bytes > 10_000_000,
  );
  await Promise.race([isUnderWay, slow]);

  // From here on, the settings of all services name both stores, with SeaweedFS first.
  await gateway[Symbol.asyncDispose]();
  gateway = stack.use(await start("upload-gateway", uploadPort, seaweedfs, minio));
  const downloads = stack.use(await start("download", downloadPort, seaweedfs, minio));
  const operators = stack.use(await start("operators", await freePort(), seaweedfs, minio));
  let janitor = stack.use(await start("janitor", await freePort(), seaweedfs, minio));
  const admin = async (...args: string[]) => {
    const variables = { OPERATOR_TOKEN_FILE: tokenFile, ENVOI_ADMIN_URL: operators.privateOrigin };
    const done = await runAdmin(variables, "store", "move", ...args);
    expect(done).toMatchObject({ status: 0, stderr: "" });
    return done.stdout;
  };
  const left = async () => {
    const status = JSON.parse(await admin("--status", "--json")) as Status;
    return status.left.blobs;
  };
  const traffic = startTraffic({ upload: gateway.origin, download: downloads.origin }, old);
  expect(await admin("--status")).toContain("none");
  expect(await admin("--start", "--reason", "MinIO is full")).toBe("the move is started\n");

  for (const until of [800, 400]) {
    await waitFor(left, (blobs) => blobs < until, 300);
    await janitor.kill();
    expect(await bucketOfMinio.list()).not.toEqual([]);
    janitor = stack.use(await start("janitor", await freePort(), seaweedfs, minio));
  }
  const finished = await slow;
  await waitFor(left, (blobs) => blobs === 0, 300);
  await traffic.stop();
  expect(traffic.failures).toEqual([]);
  expect(traffic.transfers()).toBeGreaterThan(100);

  expect(await bucketOfMinio.list()).toEqual([]);
  await pMap([...old, ...traffic.stored], (stored) => download(downloads.origin, stored), { concurrency: CONCURRENCY });
  const secret = Buffer.from(finished.secretB64, "base64url");
  const body = await fetchBody(downloads.origin, { id: finished.id, authKey: deriveAuthKey(secret) });
  expect(openBody(secret, body).equals(content)).toBe(true);
  expect(await admin("--status")).toMatch(/left +0 blobs, 0 B/);
  expect(await admin("--stop", "--reason", "it is done")).toBe("the move is stopped\n");
});
