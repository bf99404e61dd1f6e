import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  accountsOff,
  countInThisProcess,
  createClients,
  createMemoryMarks,
  createRegistry,
  createUploadQuota,
  readLimits,
  readStoredLimits,
  readUploadQuotas,
  systemClock,
  UNLIMITED_STORAGE,
} from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";
import { createRedisUploadStore, createS3BlobStore, provisionBucket } from "@envoi/store";
import {
  firstMessage,
  hostService,
  type RedisProcess,
  recordingLog,
  type S3Process,
  sealBody,
  startRedis,
  startSeaweedfs,
} from "@envoi/testkit";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { readUploadGatewayConfig } from "../config.ts";
import { createUploadGateway } from "../service.ts";

const SECRET = randomBytes(16);
const PLAINTEXT = randomBytes(18_000_000);
const BODY = Buffer.concat([...sealBody(SECRET, PLAINTEXT)]);
const TUS = { "Tus-Resumable": "1.0.0" };

let redis: RedisProcess;
let s3: S3Process;
beforeAll(async () => {
  [redis, s3] = await Promise.all([startRedis(), startSeaweedfs()]);
});
afterAll(async () => {
  await Promise.all([redis[Symbol.asyncDispose](), s3[Symbol.asyncDispose]()]);
});

/** Starts gateways that share a Redis and a bucket. */
async function hostReplicas(count: number) {
  const spoolDirectory = await mkdtemp(join(tmpdir(), "envoi-spool-"));
  onTestFinished(() => rm(spoolDirectory, { recursive: true }));
  const { endpoint, accessKeyId, secretAccessKey } = s3;
  const bucket = `test-${randomBytes(8).toString("hex")}`;
  const address = { endpoint, accessKeyId, secretAccessKey, bucket, region: "us-east-1", pathStyle: true };
  await provisionBucket(address);
  const replicas = await Promise.all(
    Array.from({ length: count }, async () => {
      const { log } = recordingLog("upload-gateway");
      const registry = createRegistry();
      const uploads = createRedisUploadStore({ address: { mode: "single", url: redis.url } });
      const blobs = createS3BlobStore({ address, spoolDirectory, spoolBytes: 2 ** 30, storePermits: 8, log });
      const baseUrl = "http://localhost";
      const service = createUploadGateway({
        uploads,
        blobs,
        log,
        registry,
        baseUrl,
        verifier: accountsOff,
        uploadRequiresAccount: false,
        relay: { nudge: () => {} },
        limits: readLimits({}),
        quota: createUploadQuota(countInThisProcess, readUploadQuotas({})),
        memoryMarks: createMemoryMarks(() => uploads.readMemory(), countInThisProcess),
        storage: UNLIMITED_STORAGE,
        stored: readStoredLimits({}),
        config: readUploadGatewayConfig({}),
        clients: createClients({ trustedProxies: 0, baseUrl }),
        ticketKey: randomBytes(32),
        clock: systemClock,
        renewSeconds: 10,
        sessionLifeSeconds: 86_400,
        sessionMaxSeconds: 604_800,
      });
      const hosted = await hostService(service, { log, registry });
      onTestFinished(async () => {
        await hosted[Symbol.asyncDispose]();
        await blobs[Symbol.asyncDispose]();
        await uploads[Symbol.asyncDispose]();
      });
      return { origin: `http://127.0.0.1:${hosted.port}`, uploads, blobs };
    }),
  );
  return replicas;
}

type Replica = Awaited<ReturnType<typeof hostReplicas>>[number];

function patch({ origin }: Replica, path: string, body: Uint8Array, offset: number): Promise<Response> {
  const headers = { ...TUS, "Content-Type": "application/offset+octet-stream", "Upload-Offset": String(offset) };
  return fetch(`${origin}${path}`, { method: "PATCH", headers, body });
}

async function create({ origin }: Replica, headers: Record<string, string>, fields: object | null) {
  const body = fields === null ? undefined : firstMessage(SECRET, PLAINTEXT.length, { fields: { ...fields } });
  const type: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
  const init = { method: "POST", headers: { ...TUS, ...type, ...headers }, ...(body !== undefined && { body }) };
  const answer = await fetch(`${origin}/api/uploads`, init);
  expect(answer.status).toBe(201);
  const reply = body === undefined ? null : ((await answer.json()) as { id: UploadId });
  return { path: answer.headers.get("Location") ?? "", id: reply?.id ?? ("" as UploadId) };
}

async function expectStored({ uploads, blobs }: Replica, id: UploadId): Promise<void> {
  const upload = await uploads.read(id);
  if (upload === null) throw new Error("not published");
  const stored = await blobs.readBytes(upload.blobKey, { offset: 0, end: BODY.length }, new AbortController().signal);
  expect(Buffer.compare(stored ?? Buffer.alloc(0), BODY)).toBe(0);
}

test("I9: each request of an upload may go to a different replica, on Redis and S3", async () => {
  const replicas = await hostReplicas(2);
  const [first, second] = replicas as [Replica, Replica];
  const { path, id } = await create(first, {}, { size: BODY.length });
  const chunkBytes = 3_000_000;
  for (let offset = 0; offset < BODY.length; offset += chunkBytes) {
    const replica = (offset / chunkBytes) % 2 === 0 ? second : first;
    expect((await patch(replica, path, BODY.subarray(offset, offset + chunkBytes), offset)).status).toBe(204);
  }
  await expectStored(first, id);
  const keys: string[] = [];
  for await (const { key } of first.blobs.list("")) keys.push(key);
  expect(keys).toEqual([`uploads/${id.slice(0, 2)}/${id}`]);
});
