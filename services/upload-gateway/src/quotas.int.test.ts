import { startIssuer } from "@envoi/dev-issuer";
import { ciphertextBytes, type UploadId } from "@envoi/protocol";
import { SHARDS, UploadStoreError } from "@envoi/store";
import { firstMessage, opaqueBody, openUploadSocket } from "@envoi/testkit";
import { expect, onTestFinished, test, vi } from "vitest";
import { countedBytes } from "./stored-bytes.ts";
import { type HostedUploadGateway, hostUploadGateway } from "./testing/host-upload-gateway.ts";

const SECRET = new Uint8Array(16);
const OK = { ok: true };
const ALL_SHARDS = Array.from({ length: SHARDS }, (_, shard) => shard);
const FULL = { error: 507, code: "full" };
const TOO_MANY_UPLOADS = { error: 429, code: "too_many_uploads", retryAfter: expect.any(Number) };
const TOO_MANY_BYTES = { error: 429, code: "too_many_bytes", retryAfter: expect.any(Number) };

/** The largest file. The daily byte limit must allow it. */
const PLAINTEXT_BYTES = 100_000;
const FILE_LIMITS = { MAX_FILE_SIZE: String(PLAINTEXT_BYTES), ANON_MAX_FILE_SIZE: String(PLAINTEXT_BYTES) };
const BODY_BYTES = ciphertextBytes(PLAINTEXT_BYTES);
/** The longest metadata that is allowed. The daily byte limit must have space for it as well. */
const fileMetadata = "a".repeat(65_536);
const LARGEST = { declared: true, fileMetadata };
const LARGEST_COUNT = countedBytes(BODY_BYTES, fileMetadata);
/** A file of one byte. */
const SMALL = { fileMetadata: "a".repeat(400) };
const SMALL_COUNT = countedBytes(ciphertextBytes(1), SMALL.fileMetadata);

async function host(settings: Record<string, string>): Promise<HostedUploadGateway> {
  const gateway = await hostUploadGateway({ ...FILE_LIMITS, ...settings });
  onTestFinished(() => gateway[Symbol.asyncDispose]());
  return gateway;
}

/** Begins an upload over HTTP. */
function create(
  { origin }: HostedUploadGateway,
  fields: Record<string, unknown>,
  headers: Record<string, string> = {},
) {
  return fetch(`${origin}/api/uploads`, {
    method: "POST",
    headers: { "Tus-Resumable": "1.0.0", "Content-Type": "application/json", ...headers },
    body: firstMessage(SECRET, PLAINTEXT_BYTES, { fields }),
  });
}

test("a network's uploads per hour are limited, over WebSocket and HTTP together", async () => {
  const gateway = await host({ UPLOADS_PER_HOUR_PER_NETWORK: "3" });
  expect(await gateway.upload(1, { declared: true })).toEqual(OK);
  expect(await gateway.upload(1)).toEqual(OK);
  expect((await create(gateway, { size: BODY_BYTES })).status).toBe(201);

  expect(await gateway.upload(1, { declared: true })).toEqual(TOO_MANY_UPLOADS);
  const refused = await create(gateway, { size: BODY_BYTES });
  expect(refused.status).toBe(429);
  expect(await refused.json()).toEqual({ error: 429, code: "too_many_uploads" });
  const seconds = Number(refused.headers.get("Retry-After"));
  expect(seconds).toBeGreaterThan(3_000);
  expect(refused.headers.get("RateLimit-Policy")).toBe('"uploads";q=3;w=3600');
  expect(refused.headers.get("RateLimit")).toBe(`"uploads";r=0;t=${seconds}`);
});

test("a network's bytes per day are limited", async () => {
  const gateway = await host({ UPLOAD_BYTES_PER_DAY_PER_NETWORK: String(2 * LARGEST_COUNT) });
  expect(await gateway.upload(PLAINTEXT_BYTES, LARGEST)).toEqual(OK);
  expect((await create(gateway, { size: BODY_BYTES, fileMetadata })).status).toBe(201);
  expect(await gateway.upload(1, { declared: true })).toEqual(TOO_MANY_BYTES);
  const refused = await create(gateway, { size: BODY_BYTES });
  expect(await refused.json()).toEqual({ error: 429, code: "too_many_bytes" });
  expect(refused.headers.get("RateLimit-Policy")).toBe(`"bytes";q=${2 * LARGEST_COUNT};w=86400;qu="content-bytes"`);
});

test("an upload without a declared length is counted with its actual length", async () => {
  const gateway = await host({ UPLOAD_BYTES_PER_DAY_PER_NETWORK: String(LARGEST_COUNT + 4 * SMALL_COUNT) });
  for (let n = 0; n < 3; n++) expect(await gateway.upload(1, SMALL)).toEqual(OK);
  expect(await gateway.upload(PLAINTEXT_BYTES, LARGEST)).toEqual(OK);
  // The remaining quota is smaller than the largest file, so an upload of unknown length is rejected.
  expect(await gateway.upload(1, SMALL)).toEqual(TOO_MANY_BYTES);
  expect(await gateway.upload(1, { ...SMALL, declared: true })).toEqual(OK);
});

test("unsent bytes of a cancelled upload do not count, but its metadata does", async () => {
  const limit = LARGEST_COUNT + countedBytes(0, fileMetadata);
  const gateway = await host({ UPLOAD_BYTES_PER_DAY_PER_NETWORK: String(limit) });
  const { socket, send, next } = await openUploadSocket(gateway.origin);
  await send(firstMessage(SECRET, PLAINTEXT_BYTES, { fields: { size: BODY_BYTES, fileMetadata } }));
  expect(await next()).toHaveProperty("id");
  expect(await gateway.upload(PLAINTEXT_BYTES, LARGEST)).toEqual(TOO_MANY_BYTES);
  socket.terminate();
  await vi.waitFor(async () => expect(await gateway.upload(PLAINTEXT_BYTES, LARGEST)).toEqual(OK));
  expect(await gateway.upload(1, { ...SMALL, declared: true })).toEqual(TOO_MANY_BYTES);
});

test("an upload that the store rejects does not count, over WebSocket and HTTP", async () => {
  const gateway = await host({ UPLOAD_BYTES_PER_DAY_PER_NETWORK: String(LARGEST_COUNT) });
  const noRoom = new UploadStoreError("no room", { code: "full" });
  vi.spyOn(gateway.uploads, "openSession").mockRejectedValueOnce(noRoom).mockRejectedValueOnce(noRoom);
  expect(await gateway.upload(PLAINTEXT_BYTES, LARGEST)).toEqual(FULL);
  expect((await create(gateway, { size: BODY_BYTES, fileMetadata })).status).toBe(507);
  expect(await gateway.upload(PLAINTEXT_BYTES, LARGEST)).toEqual(OK);
});

test("an interrupted upload continues even if its network has reached its limits", async () => {
  const gateway = await host({
    UPLOADS_PER_HOUR_PER_NETWORK: "1",
    UPLOAD_BYTES_PER_DAY_PER_NETWORK: String(LARGEST_COUNT),
  });
  const first = await openUploadSocket(gateway.origin);
  await first.send(firstMessage(SECRET, PLAINTEXT_BYTES, { fields: { size: BODY_BYTES, ext: 1 } }));
  const { id, ownerToken } = (await first.next()) as { id: string; ownerToken: string };
  first.socket.terminate();
  expect(await gateway.upload(1, { declared: true })).toEqual(TOO_MANY_UPLOADS);
  await vi.waitFor(async () => {
    const second = await openUploadSocket(gateway.origin);
    await second.send(JSON.stringify({ resume: id, ownerToken, ext: 1 }));
    expect(await second.next()).toMatchObject({ id, offset: 0 });
    second.socket.terminate();
  });
});

test("signed-in users have their own limits, separate from those of anonymous users on the same network", async () => {
  await using issuer = await startIssuer({});
  const gateway = await host({
    AUTH_ISSUER: issuer.origin,
    AUTH_CLIENT_ID: issuer.clientId,
    AUTH_DIALECT: "fxa",
    UPLOADS_PER_HOUR_PER_NETWORK: "1",
    UPLOADS_PER_HOUR_PER_ACCOUNT: "2",
  });
  expect(await gateway.upload(1)).toEqual(OK);
  expect(await gateway.upload(1)).toEqual(TOO_MANY_UPLOADS);
  const [ada, grace] = [await issuer.tokenFor("ada"), await issuer.tokenFor("grace")];
  expect(await gateway.upload(1, { bearer: ada })).toEqual(OK);
  expect((await create(gateway, { size: BODY_BYTES }, { Authorization: `Bearer ${ada}` })).status).toBe(201);
  expect(await gateway.upload(1, { bearer: ada })).toEqual(TOO_MANY_UPLOADS);
  expect(await gateway.upload(1, { bearer: grace })).toEqual(OK);
});

test("an account's bytes per day are limited, however much anonymous users on the same network send", async () => {
  await using issuer = await startIssuer({});
  const gateway = await host({
    AUTH_ISSUER: issuer.origin,
    AUTH_CLIENT_ID: issuer.clientId,
    AUTH_DIALECT: "fxa",
    UPLOAD_BYTES_PER_DAY_PER_NETWORK: String(LARGEST_COUNT),
    UPLOAD_BYTES_PER_DAY_PER_ACCOUNT: String(2 * LARGEST_COUNT),
  });
  const [ada, grace] = [await issuer.tokenFor("ada"), await issuer.tokenFor("grace")];
  expect(await gateway.upload(PLAINTEXT_BYTES, LARGEST)).toEqual(OK);
  expect(await gateway.upload(1, { declared: true })).toEqual(TOO_MANY_BYTES);
  for (let n = 0; n < 2; n++) expect(await gateway.upload(PLAINTEXT_BYTES, { ...LARGEST, bearer: ada })).toEqual(OK);
  expect(await gateway.upload(1, { declared: true, bearer: ada })).toEqual(TOO_MANY_BYTES);
  const refused = await create(gateway, { size: BODY_BYTES }, { Authorization: `Bearer ${ada}` });
  expect(await refused.json()).toEqual({ error: 429, code: "too_many_bytes" });
  const seconds = Number(refused.headers.get("Retry-After"));
  expect(seconds).toBeGreaterThan(86_000);
  expect(refused.headers.get("RateLimit-Policy")).toBe(`"bytes";q=${2 * LARGEST_COUNT};w=86400;qu="content-bytes"`);
  expect(refused.headers.get("RateLimit")).toBe(`"bytes";r=0;t=${seconds}`);
  expect(await gateway.upload(PLAINTEXT_BYTES, { ...LARGEST, bearer: grace })).toEqual(OK);
});

test("uploads above the store's hard mark are rejected as full, on any transport, until there is space", async () => {
  const gateway = await host({ STORAGE_HARD_BYTES: String(BODY_BYTES) });
  expect(await gateway.upload(PLAINTEXT_BYTES, { declared: true })).toEqual(OK);
  expect(await gateway.upload(1, { declared: true })).toEqual(FULL);
  const refused = await create(gateway, { size: BODY_BYTES });
  expect(refused.status).toBe(507);
  expect(await refused.json()).toEqual(FULL);
  await (await gateway.storage.measure())?.(0);
  expect(await gateway.upload(1, { declared: true })).toEqual(OK);
});

test("I10: declared lengths do not fill the store, but stored bytes do", async () => {
  const gateway = await host({ STORAGE_HARD_BYTES: String(BODY_BYTES) });
  const path = (await create(gateway, { size: BODY_BYTES })).headers.get("Location");
  for (let n = 0; n < 5; n++) expect((await create(gateway, { size: BODY_BYTES })).status).toBe(201);
  const silent = await openUploadSocket(gateway.origin);
  await silent.send(firstMessage(SECRET, PLAINTEXT_BYTES, { fields: { size: BODY_BYTES } }));
  expect(await silent.next()).toHaveProperty("id");

  const append = (offset: number, bytes: number) =>
    fetch(`${gateway.origin}${path}`, {
      method: "PATCH",
      headers: {
        "Tus-Resumable": "1.0.0",
        "Content-Type": "application/offset+octet-stream",
        "Upload-Offset": String(offset),
      },
      body: Buffer.concat([...opaqueBody(BODY_BYTES)]).subarray(offset, offset + bytes),
    });
  expect((await append(0, 60_000)).status).toBe(204);
  expect((await create(gateway, { size: BODY_BYTES })).status).toBe(507);
  const left = BODY_BYTES - 60_000;
  expect((await create(gateway, { size: left })).status).toBe(201);
  // Uploads that have already started can continue.
  expect((await append(60_000, left - 1)).status).toBe(204);
  expect((await create(gateway, { size: ciphertextBytes(1) })).status).toBe(507);
  silent.socket.terminate();
});

test("above the store's soft mark, only signed-in users can start uploads, and running ones continue", async () => {
  await using issuer = await startIssuer({});
  const gateway = await host({
    AUTH_ISSUER: issuer.origin,
    AUTH_CLIENT_ID: issuer.clientId,
    AUTH_DIALECT: "fxa",
    STORAGE_SOFT_BYTES: "1",
  });
  const first = await openUploadSocket(gateway.origin);
  await first.send(firstMessage(SECRET, PLAINTEXT_BYTES, { fields: { size: BODY_BYTES, ext: 1 } }));
  const { id, ownerToken } = (await first.next()) as { id: string; ownerToken: string };
  first.socket.terminate();
  expect(await gateway.upload(1)).toEqual(OK);
  expect(await gateway.upload(1)).toEqual(FULL);
  expect(await gateway.upload(1, { bearer: await issuer.tokenFor("ada") })).toEqual(OK);
  await vi.waitFor(async () => {
    const second = await openUploadSocket(gateway.origin);
    await second.send(JSON.stringify({ resume: id, ownerToken, ext: 1 }));
    expect(await second.next()).toMatchObject({ id, offset: 0 });
    second.socket.terminate();
  });
});

test("while memory is short, only anonymous uploads with long metadata are rejected, on any transport", async () => {
  await using issuer = await startIssuer({});
  const gateway = await host({ AUTH_ISSUER: issuer.origin, AUTH_CLIENT_ID: issuer.clientId, AUTH_DIALECT: "fxa" });
  vi.spyOn(gateway.uploads, "readMemory").mockResolvedValue({ usedBytes: 700_000_000, maxBytes: 1_000_000_000 });
  expect(await gateway.upload(1, LARGEST)).toEqual(FULL);
  const refused = await create(gateway, { size: BODY_BYTES, fileMetadata });
  expect(refused.status).toBe(507);
  expect(await refused.json()).toEqual(FULL);
  expect(await gateway.upload(1, SMALL)).toEqual(OK);
  expect((await create(gateway, { size: BODY_BYTES, ...SMALL })).status).toBe(201);
  const bearer = await issuer.tokenFor("ada");
  expect(await gateway.upload(1, { ...LARGEST, bearer })).toEqual(OK);
  const headers = { Authorization: `Bearer ${bearer}` };
  expect((await create(gateway, { size: BODY_BYTES, fileMetadata }, headers)).status).toBe(201);
  const page = await gateway.registry.metrics();
  expect(page).toContain('upload_store_memory_bytes{memory="used"} 700000000');
  expect(page).toContain('upload_store_memory_bytes{memory="max"} 1000000000');
});

/** Does one round of the janitor's work. */
async function removeDue({ uploads, advance }: HostedUploadGateway): Promise<void> {
  advance(1_000);
  for (const entry of await uploads.due(ALL_SHARDS, 100)) {
    const removal = await uploads.beginRemoval(entry);
    for (const quota of removal?.quotas ?? []) await uploads.dropFromQuota(quota, entry.key as UploadId);
    await uploads.finishRemoval(entry);
  }
}

test("a network's stored bytes are limited, and deleting or abandoning an upload frees its bytes", async () => {
  const gateway = await host({ STORED_BYTES_PER_NETWORK: String(2 * LARGEST_COUNT) });
  const ids: UploadId[] = [];
  const send = (bytes: number) => gateway.upload(bytes, LARGEST, ({ id }) => ids.push(id as UploadId));
  for (let n = 0; n < 2; n++) expect(await send(PLAINTEXT_BYTES)).toEqual(OK);
  expect(await send(1)).toEqual(TOO_MANY_BYTES);
  const refused = await create(gateway, { size: BODY_BYTES });
  expect(refused.status).toBe(429);
  expect(await refused.json()).toEqual({ error: 429, code: "too_many_bytes" });
  expect(Number(refused.headers.get("Retry-After"))).toBe(600);

  for (const id of ids) await gateway.uploads.delete(id, "operation");
  expect(await send(PLAINTEXT_BYTES)).toEqual(TOO_MANY_BYTES);
  await removeDue(gateway);
  expect(await send(PLAINTEXT_BYTES)).toEqual(OK);

  const cancelled = await openUploadSocket(gateway.origin);
  await cancelled.send(firstMessage(SECRET, PLAINTEXT_BYTES, { fields: { size: BODY_BYTES, fileMetadata } }));
  expect(await cancelled.next()).toHaveProperty("id");
  expect(await send(1)).toEqual(TOO_MANY_BYTES);
  cancelled.socket.terminate();
  await vi.waitFor(async () => {
    await removeDue(gateway);
    expect(await send(PLAINTEXT_BYTES)).toEqual(OK);
  });
});

test("the stored bytes of an upload without a declared length are counted with its actual length", async () => {
  const gateway = await host({ STORED_BYTES_PER_NETWORK: String(LARGEST_COUNT + 3 * SMALL_COUNT) });
  for (let n = 0; n < 3; n++) expect(await gateway.upload(1, SMALL)).toEqual(OK);
  expect(await gateway.upload(PLAINTEXT_BYTES, LARGEST)).toEqual(OK);
  expect(await gateway.upload(1, { ...SMALL, declared: true })).toEqual(TOO_MANY_BYTES);
});

test("an account's stored bytes are limited, however much anonymous users on the same network store", async () => {
  await using issuer = await startIssuer({});
  const gateway = await host({
    AUTH_ISSUER: issuer.origin,
    AUTH_CLIENT_ID: issuer.clientId,
    AUTH_DIALECT: "fxa",
    STORED_BYTES_PER_ACCOUNT: String(LARGEST_COUNT),
  });
  const [ada, grace] = [await issuer.tokenFor("ada"), await issuer.tokenFor("grace")];
  const send = (bearer?: string) =>
    gateway.upload(PLAINTEXT_BYTES, { ...LARGEST, ...(bearer !== undefined && { bearer }) });
  expect(await send(ada)).toEqual(OK);
  expect(await send(ada)).toEqual(TOO_MANY_BYTES);
  for (const other of [grace, undefined, undefined]) expect(await send(other)).toEqual(OK);
});

test("a limit of 0 means no limit", async () => {
  const gateway = await host({
    UPLOADS_PER_HOUR_PER_NETWORK: "0",
    UPLOAD_BYTES_PER_DAY_PER_NETWORK: "0",
    STORED_BYTES_PER_NETWORK: "0",
  });
  for (let n = 0; n < 20; n++) expect(await gateway.upload(1)).toEqual(OK);
});
