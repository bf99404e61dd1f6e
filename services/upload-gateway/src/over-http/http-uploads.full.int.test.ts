import { createHash, randomBytes } from "node:crypto";
import { request as httpRequest } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { UploadId } from "@envoi/protocol";
import { BlobStoreError, UploadStoreError } from "@envoi/store";
import { firstMessage, sealBody } from "@envoi/testkit";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type HostedUploadGateway, hostUploadGateway } from "../testing/host-upload-gateway.ts";
import { MAX_WASTED_BYTES } from "./tail.ts";

const PART_BYTES = 8 * 1_048_576;
/** Three Parts, the last one short. */
const PLAINTEXT = randomBytes(20_000_000);
const SECRET = randomBytes(16);
const BODY = Buffer.concat([...sealBody(SECRET, PLAINTEXT)]);
const SMALL_PLAINTEXT = randomBytes(1_000);
const SMALL = Buffer.concat([...sealBody(SECRET, SMALL_PLAINTEXT)]);

const TUS = { "Tus-Resumable": "1.0.0" };
const OCTETS = { "Content-Type": "application/offset+octet-stream" };

async function host(settings: Record<string, string> = {}): Promise<HostedUploadGateway> {
  const gateway = await hostUploadGateway(settings);
  onTestFinished(() => gateway[Symbol.asyncDispose]());
  return gateway;
}

type Ask = { headers?: Record<string, string>; body?: Uint8Array | string };

function ask({ origin }: HostedUploadGateway, method: string, path: string, { headers = {}, body }: Ask = {}) {
  return fetch(`${origin}${path}`, { method, headers: { ...TUS, ...headers }, ...(body !== undefined && { body }) });
}

type Session = { path: string; id: UploadId; ownerToken: string };

const message = (fields: object, plaintextBytes = PLAINTEXT.length) =>
  firstMessage(SECRET, plaintextBytes, { fields: { ...fields } });

async function create(gateway: HostedUploadGateway, fields: object = { size: BODY.length }): Promise<Session> {
  const headers = { "Content-Type": "application/json" };
  const answer = await ask(gateway, "POST", "/api/uploads", { headers, body: message(fields) });
  expect(answer.status).toBe(201);
  const { id, ownerToken } = (await answer.json()) as Session;
  return { path: answer.headers.get("Location") ?? "", id, ownerToken };
}

function metadataHeader(fields: Record<string, unknown> = {}): string {
  const all: Record<string, unknown> = { ...JSON.parse(message({})), ...fields };
  return Object.entries(all)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => `${name} ${Buffer.from(String(value)).toString("base64")}`)
    .join(",");
}

type Patch = { offset: number; headers?: Record<string, string> };

function patch(gateway: HostedUploadGateway, path: string, body: Uint8Array, { offset, headers = {} }: Patch) {
  return ask(gateway, "PATCH", path, { headers: { ...OCTETS, "Upload-Offset": String(offset), ...headers }, body });
}

async function fetchOffset(gateway: HostedUploadGateway, path: string): Promise<number> {
  const answer = await ask(gateway, "HEAD", path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Cache-Control")).toContain("no-store");
  return Number(answer.headers.get("Upload-Offset"));
}

async function readCode(answer: Response): Promise<string> {
  const { error, code } = (await answer.json()) as { error: number; code: string };
  expect(answer.status).toBe(error);
  return `${error} ${code}`;
}

const formatChecksum = (bytes: Uint8Array, algorithm = "sha256") => ({
  "Upload-Checksum": `${algorithm} ${createHash(algorithm).update(bytes).digest("base64")}`,
});

async function keysIn({ blobs }: HostedUploadGateway): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key, partsId } of blobs.list("", { unfinished: true }))
    keys.push(partsId === null ? key : `${key}*`);
  return keys.sort();
}

async function expectStored(gateway: HostedUploadGateway, { id }: Pick<Session, "id">, body = BODY): Promise<void> {
  const upload = await gateway.uploads.read(id);
  expect(upload).toMatchObject({ ciphertextBytes: body.length });
  if (upload === null) return;
  const stored = await gateway.blobs.readBytes(
    upload.blobKey,
    { offset: 0, end: body.length },
    new AbortController().signal,
  );
  expect(Buffer.compare(stored ?? Buffer.alloc(0), body)).toBe(0);
  expect(await keysIn(gateway)).toEqual([upload.blobKey]);
}

/** Begins a PATCH and sends only part of its bytes. */
async function beginPatch(gateway: HostedUploadGateway, path: string, { offset, bytes, sent }: Record<string, number>) {
  const headers = { ...TUS, ...OCTETS, "Upload-Offset": String(offset), "Content-Length": String(bytes) };
  const request = httpRequest(`${gateway.origin}${path}`, { method: "PATCH", headers });
  const answered = new Promise<string>((resolve) => {
    request.once("error", () => resolve("error"));
    request.once("response", (response) => {
      response.resume();
      resolve(String(response.statusCode));
    });
  });
  await new Promise<void>((resolve) => {
    request.write(BODY.subarray(offset, (offset ?? 0) + (sent ?? 0)), () => resolve());
  });
  return { request, answered };
}

describe("an upload over HTTP", () => {
  test.each([
    ["whole", BODY.length],
    ["in chunks that end anywhere", 3_333_333],
    ["in chunks of one Part", PART_BYTES],
    ["in chunks a little longer than a Part", PART_BYTES + 1],
  ])("I2: is published when its last byte is stored (%s)", async (_what, chunkBytes) => {
    const gateway = await host();
    const session = await create(gateway);
    for (let offset = 0; offset < BODY.length; offset += chunkBytes) {
      expect(await gateway.uploads.read(session.id)).toBeNull();
      const chunk = BODY.subarray(offset, offset + chunkBytes);
      const answer = await patch(gateway, session.path, chunk, { offset, headers: formatChecksum(chunk) });
      expect([answer.status, answer.headers.get("Upload-Offset")]).toEqual([204, String(offset + chunk.length)]);
      expect(await fetchOffset(gateway, session.path)).toBe(offset + chunk.length);
    }
    await expectStored(gateway, session);
    const again = await patch(gateway, session.path, Buffer.alloc(0), { offset: BODY.length });
    expect(again.status).toBe(204);
  });

  test("from a plain tus client has its fields in metadata, and receives credentials in response headers", async () => {
    const gateway = await host();
    const headers = { "Upload-Length": String(SMALL.length), "Upload-Metadata": metadataHeader({ dlimit: 3 }) };
    const created = await ask(gateway, "POST", "/api/uploads", { headers });
    expect(created.status).toBe(201);
    const path = created.headers.get("Location") ?? "";
    const id = created.headers.get("Envoi-Upload-Id") as UploadId;
    expect(path).toMatch(/^\/api\/uploads\/[\w-]{43}$/);
    expect(path).not.toContain(id);
    expect(created.headers.get("Envoi-Upload-Url")).toBe(`http://localhost/download/${id}/`);
    expect(created.headers.get("Envoi-Owner-Token")).toMatch(/^[0-9a-f]{20}$/);
    // Because no byte has arrived yet, the session expires soon unless its sender continues.
    const waitsMs = Date.parse(created.headers.get("Upload-Expires") ?? "") - Date.now();
    expect([waitsMs > 500_000, waitsMs <= 600_000]).toEqual([true, true]);
    const head = await ask(gateway, "HEAD", path);
    expect(head.headers.get("Upload-Metadata")).toBeNull();
    expect(head.headers.get("Upload-Length")).toBe(String(SMALL.length));
    expect((await patch(gateway, path, SMALL, { offset: 0 })).status).toBe(204);
    await expectStored(gateway, { id }, SMALL);
    expect(await gateway.uploads.read(id)).toMatchObject({ downloadLimit: 3 });
  });

  test("may include bytes in its creation request", async () => {
    const gateway = await host();
    const headers = { "Upload-Length": String(SMALL.length), "Upload-Metadata": metadataHeader(), ...OCTETS };
    const part = await ask(gateway, "POST", "/api/uploads", { headers, body: SMALL.subarray(0, 100) });
    expect([part.status, part.headers.get("Upload-Offset")]).toEqual([201, "100"]);
    const rest = await patch(gateway, part.headers.get("Location") ?? "", SMALL.subarray(100), { offset: 100 });
    expect(rest.status).toBe(204);
    await expectStored(gateway, { id: part.headers.get("Envoi-Upload-Id") as UploadId }, SMALL);
    const whole = await ask(gateway, "POST", "/api/uploads", { headers, body: SMALL });
    expect([whole.status, whole.headers.get("Upload-Offset")]).toEqual([201, String(SMALL.length)]);
    const before = (await keysIn(gateway)).length;
    const bad = await ask(gateway, "POST", "/api/uploads", {
      headers: { ...headers, ...formatChecksum(Buffer.of(1)) },
      body: SMALL,
    });
    expect(await readCode(bad)).toBe("460 checksum_mismatch");
    expect(await keysIn(gateway)).toHaveLength(before);
  });

  test("can declare its length later", async () => {
    const gateway = await host();
    const headers = { "Upload-Defer-Length": "1", "Upload-Metadata": metadataHeader() };
    const created = await ask(gateway, "POST", "/api/uploads", { headers });
    const path = created.headers.get("Location") ?? "";
    const head = await ask(gateway, "HEAD", path);
    expect([head.headers.get("Upload-Defer-Length"), head.headers.get("Upload-Length")]).toEqual(["1", null]);
    const first = BODY.subarray(0, 12_000_000);
    expect((await patch(gateway, path, first, { offset: 0 })).status).toBe(204);
    const length = (bytes: number) => ({ offset: first.length, headers: { "Upload-Length": String(bytes) } });
    const short = await patch(gateway, path, Buffer.alloc(0), length(first.length - 1));
    expect(await readCode(short)).toBe("400 length_mismatch");
    const long = await patch(gateway, path, Buffer.alloc(0), length(2 ** 40));
    expect(await readCode(long)).toBe("413 too_large");
    const rest = await patch(gateway, path, BODY.subarray(first.length), length(BODY.length));
    expect(rest.status).toBe(204);
    await expectStored(gateway, { id: created.headers.get("Envoi-Upload-Id") as UploadId });
  });

  test("is published by the request that declares its length if all bytes have arrived", async () => {
    const gateway = await host();
    const headers = { "Upload-Defer-Length": "1", "Upload-Metadata": metadataHeader() };
    const created = await ask(gateway, "POST", "/api/uploads", { headers });
    const path = created.headers.get("Location") ?? "";
    expect((await patch(gateway, path, SMALL, { offset: 0 })).status).toBe(204);
    const end = { offset: SMALL.length, headers: { "Upload-Length": String(SMALL.length) } };
    expect((await patch(gateway, path, Buffer.alloc(0), end)).status).toBe(204);
    await expectStored(gateway, { id: created.headers.get("Envoi-Upload-Id") as UploadId }, SMALL);
  });

  test("I7: that arrives in tiny requests stores its tail in only a few pieces, and keeps none of them once it is published", async () => {
    const gateway = await host();
    const session = await create(gateway, { size: SMALL.length });
    for (let offset = 0; offset < SMALL.length; offset += 10) {
      const answer = await patch(gateway, session.path, SMALL.subarray(offset, offset + 10), { offset });
      expect(answer.status).toBe(204);
      expect((await keysIn(gateway)).length).toBeLessThan(13);
    }
    await expectStored(gateway, session, SMALL);
  });
});

describe("I6: the acknowledged part of an upload", () => {
  test("consists of whole Parts if a request without a checksum was interrupted", async () => {
    const gateway = await host();
    const session = await create(gateway);
    await patch(gateway, session.path, BODY.subarray(0, 1_000_000), { offset: 0 });
    const cut = await beginPatch(gateway, session.path, { offset: 1_000_000, bytes: 19_000_000, sent: 8_000_000 });
    await expect.poll(() => fetchOffset(gateway, session.path)).toBe(PART_BYTES);
    cut.request.destroy();
    await cut.answered;
    expect(await fetchOffset(gateway, session.path)).toBe(PART_BYTES);
    expect((await patch(gateway, session.path, BODY.subarray(PART_BYTES), { offset: PART_BYTES })).status).toBe(204);
    await expectStored(gateway, session);
  });

  test("does not include a request whose checksum differs", async () => {
    const gateway = await host();
    const session = await create(gateway);
    const [first, second] = [BODY.subarray(0, 1_000_000), BODY.subarray(1_000_000, 12_000_000)];
    expect(
      (await patch(gateway, session.path, first, { offset: 0, headers: formatChecksum(first, "sha1") })).status,
    ).toBe(204);
    const damaged = Buffer.from(second);
    damaged[500] = (damaged[500] ?? 0) ^ 1;
    const before = (await keysIn(gateway)).length;
    const refused = await patch(gateway, session.path, damaged, {
      offset: first.length,
      headers: formatChecksum(second, "md5"),
    });
    expect(await readCode(refused)).toBe("460 checksum_mismatch");
    expect(await fetchOffset(gateway, session.path)).toBe(first.length);
    expect((await keysIn(gateway)).length).toBe(before);
    for (let offset = first.length; offset < BODY.length; offset += second.length) {
      const chunk = BODY.subarray(offset, offset + second.length);
      expect(
        (await patch(gateway, session.path, chunk, { offset, headers: formatChecksum(chunk, "md5") })).status,
      ).toBe(204);
    }
    await expectStored(gateway, session);
  });

  test("is published by the next request for its offset, if the process ended before publishing it", async () => {
    const gateway = await host();
    const session = await create(gateway, { size: SMALL.length });
    await patch(gateway, session.path, SMALL.subarray(0, 500), { offset: 0 });
    // Simulates a process that was killed after it had recorded the last bytes, and before the Blob had a key.
    const stored = await gateway.uploads.readSession(session.id);
    const [piece] = stored?.tail ?? [];
    if (piece === undefined) throw new Error("no tail");
    const rest = { key: `${piece.key}0` as typeof piece.key, bytes: SMALL.length - 500 };
    const body = (async function* () {
      yield [SMALL.subarray(500)];
    })();
    await gateway.blobs.write(rest.key, body, rest.bytes, new AbortController().signal);
    await gateway.uploads.recordParts(session.id, stored?.epoch ?? 0, [], [piece, rest]);
    expect(await gateway.uploads.read(session.id)).toBeNull();
    expect(await fetchOffset(gateway, session.path)).toBe(SMALL.length);
    await expectStored(gateway, session, SMALL);
  });

  test("is continued by a request that takes over from a hanging request", async () => {
    const gateway = await host();
    const session = await create(gateway);
    const hanging = await beginPatch(gateway, session.path, { offset: 0, bytes: BODY.length, sent: 9_000_000 });
    await expect.poll(() => fetchOffset(gateway, session.path)).toBe(PART_BYTES);
    expect((await patch(gateway, session.path, BODY.subarray(PART_BYTES), { offset: PART_BYTES })).status).toBe(204);
    expect(await hanging.answered).toBe("409");
    hanging.request.destroy();
    await expectStored(gateway, session);
  });

  test.each([
    ["after the step took effect", true],
    ["before the step took effect", false],
  ])("I6: is stored even if the store fails once, %s", async (_when, hasEffect) => {
    const gateway = await host();
    const session = await create(gateway, { size: SMALL.length });
    await patch(gateway, session.path, SMALL.subarray(0, 100), { offset: 0 });
    const record = gateway.uploads.recordParts;
    const spy = vi.spyOn(gateway.uploads, "recordParts").mockImplementationOnce(async (...call) => {
      if (hasEffect) await record(...call);
      throw new UploadStoreError("the answer is lost");
    });
    onTestFinished(() => spy.mockRestore());
    const lost = await patch(gateway, session.path, SMALL.subarray(100, 600), { offset: 100 });
    expect(await readCode(lost)).toBe("503 unavailable");
    const offset = await fetchOffset(gateway, session.path);
    expect(offset).toBe(hasEffect ? 600 : 100);
    expect((await patch(gateway, session.path, SMALL.subarray(offset), { offset })).status).toBe(204);
    const upload = await gateway.uploads.read(session.id);
    if (upload === null) throw new Error("not published");
    const range = { offset: 0, end: SMALL.length };
    const stored = await gateway.blobs.readBytes(upload.blobKey, range, new AbortController().signal);
    expect(Buffer.compare(stored ?? Buffer.alloc(0), SMALL)).toBe(0);
  });

  test("contains the bytes only once if many requests send the same bytes", async () => {
    const gateway = await host();
    const session = await create(gateway, { size: SMALL.length });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => patch(gateway, session.path, SMALL, { offset: 0 })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status !== 204 && status !== 409 && status !== 404)).toEqual([]);
    const left = await fetchOffset(gateway, session.path);
    if (left < SMALL.length) await patch(gateway, session.path, SMALL.subarray(left), { offset: left });
    await expectStored(gateway, session, SMALL);
  });
});

describe("an upload over HTTP is bounded", () => {
  test("by the pending bytes of its network, before its bytes arrive", async () => {
    const gateway = await host({ PENDING_BYTES_PER_NETWORK: String(64 * 1_048_576) });
    const [session, other] = [await create(gateway), await create(gateway)];
    expect((await patch(gateway, session.path, BODY.subarray(0, 1), { offset: 0 })).status).toBe(204);
    const refused = await patch(gateway, other.path, BODY, { offset: 0 });
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await readCode(refused)).toBe("503 busy");
    expect(await fetchOffset(gateway, other.path)).toBe(0);
    expect((await patch(gateway, session.path, BODY.subarray(1), { offset: 1 })).status).toBe(204);
    expect((await patch(gateway, other.path, BODY, { offset: 0 })).status).toBe(204);
  });

  test("I10: by the limit on wasted copies for its network", async () => {
    const gateway = await host();
    const session = await create(gateway);
    const tailBytes = PART_BYTES - 1;
    expect((await patch(gateway, session.path, BODY.subarray(0, tailBytes), { offset: 0 })).status).toBe(204);
    // Each request contains the byte that would complete the Part, but ends before that byte is copied.
    let copied = 0;
    let wasted = 0;
    const { putPart } = gateway.blobs;
    gateway.blobs.putPart = async (...[_ref, _number, content]) => {
      for await (const batch of content) {
        for (const { byteLength } of batch) copied += byteLength;
        if (copied % tailBytes === 0) break;
      }
      wasted += 1;
      throw new BlobStoreError("unavailable");
    };
    const again = () => patch(gateway, session.path, BODY.subarray(tailBytes, tailBytes + 1), { offset: tailBytes });
    let answer = await again();
    for (; answer.status !== 429 && copied < 2 * MAX_WASTED_BYTES; answer = await again()) await answer.arrayBuffer();
    expect(await readCode(answer)).toBe("429 rate_limited");
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(copied).toBeLessThan(MAX_WASTED_BYTES + 2 * PART_BYTES);
    expect(wasted).toBe(copied / tailBytes);
    gateway.blobs.putPart = putPart;
    // Uploads without a tail can continue.
    const other = await create(gateway);
    expect((await patch(gateway, other.path, BODY, { offset: 0 })).status).toBe(204);
  });

  test("I10: by the limit on wasted copies, even in requests that only complete an upload", async () => {
    const gateway = await host();
    const { path } = await create(gateway, {});
    const tailBytes = 5_000_000;
    expect((await patch(gateway, path, BODY.subarray(0, tailBytes), { offset: 0 })).status).toBe(204);
    let copied = 0;
    gateway.blobs.putPart = async (...[_ref, _number, content]) => {
      for await (const batch of content) for (const { byteLength } of batch) copied += byteLength;
      throw new BlobStoreError("unavailable");
    };
    const headers = { "Upload-Length": String(tailBytes) };
    const again = () => patch(gateway, path, new Uint8Array(), { offset: tailBytes, headers });
    let answer = await again();
    for (; answer.status !== 429 && copied < 2 * MAX_WASTED_BYTES; answer = await again()) await answer.arrayBuffer();
    expect(await readCode(answer)).toBe("429 rate_limited");
    expect(copied).toBeLessThan(MAX_WASTED_BYTES + 2 * PART_BYTES);
  });

  test("by the minimum rate for clients", async () => {
    const gateway = await host({ UPLOAD_IDLE_SECONDS: "1" });
    const session = await create(gateway);
    const slow = await beginPatch(gateway, session.path, { offset: 0, bytes: BODY.length, sent: 100_000 });
    expect(await slow.answered).toBe("408");
    slow.request.destroy();
    expect(await fetchOffset(gateway, session.path)).toBe(0);
  });

  test("by the slots of its network, where an idle upload loses its slot to an active one", async () => {
    const gateway = await host({ MAX_OPEN_UPLOADS_PER_NETWORK: "1" });
    const [first, second] = [await create(gateway), await create(gateway)];
    const idle = await beginPatch(gateway, first.path, { offset: 0, bytes: BODY.length, sent: 100_000 });
    await delay(600);
    expect((await patch(gateway, second.path, BODY, { offset: 0 })).status).toBe(204);
    expect(await idle.answered).toBe("503");
    idle.request.destroy();
  });

  test("by the shutdown of the process, but keeps its stored bytes", async () => {
    const gateway = await host();
    const session = await create(gateway);
    const open = await beginPatch(gateway, session.path, { offset: 0, bytes: BODY.length, sent: 9_000_000 });
    await expect.poll(() => fetchOffset(gateway, session.path)).toBe(PART_BYTES);
    await gateway.drain();
    expect(await open.answered).toBe("503");
    expect(gateway.logLines.join()).not.toContain("upload failed");
    open.request.destroy();
    expect(await gateway.uploads.readSession(session.id)).toMatchObject({ storedBytes: PART_BYTES });
    expect(await readCode(await patch(gateway, session.path, Buffer.of(1), { offset: PART_BYTES }))).toBe(
      "503 unavailable",
    );
  });
});

describe("an upload over HTTP that is terminated", () => {
  test("leaves nothing behind", async () => {
    const gateway = await host();
    const session = await create(gateway);
    await patch(gateway, session.path, BODY.subarray(0, 9_000_000), { offset: 0 });
    expect((await ask(gateway, "DELETE", session.path)).status).toBe(204);
    expect(await gateway.uploads.readSession(session.id)).toBeNull();
    expect(await keysIn(gateway)).toEqual([]);
    for (const method of ["HEAD", "DELETE"]) expect((await ask(gateway, method, session.path)).status).toBe(404);
    expect(await readCode(await patch(gateway, session.path, Buffer.of(1), { offset: 0 }))).toBe("404 not_found");
  });

  test("remains available if it was already published, because knowing its URL does not prove ownership", async () => {
    const gateway = await host();
    const session = await create(gateway, { size: SMALL.length });
    await patch(gateway, session.path, SMALL, { offset: 0 });
    expect((await ask(gateway, "DELETE", session.path)).status).toBe(404);
    await expectStored(gateway, session, SMALL);
  });
});
