import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  CLAIM_HEADER,
  CLAIM_USE_HEADER,
  DIRECT_HEADER,
  EXT_HEADER,
  LIVE_HEADER,
  lastRecordOffset,
  PARALLEL_HEADER,
} from "@envoi/protocol";
import { computeSpareBytes, createS3BlobStore, provisionBucket } from "@envoi/store";
import { recordingLog, type S3Process, startSeaweedfs } from "@envoi/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hostDownload, openStores, type Stores } from "./testing/host-download.ts";
import { beginUpload } from "./testing/running-upload.ts";

const MiB = 1_048_576;
const BODY_BYTES = 30_000_000;
const LAST_RECORD = lastRecordOffset(BODY_BYTES);
const EXT = { [EXT_HEADER]: "1" };
const DIRECT = { [DIRECT_HEADER]: "1" };
const ANNOUNCED = { ...EXT, [PARALLEL_HEADER]: "1", ...DIRECT };

type Replica = Awaited<ReturnType<typeof hostDownload>>;
type Upload = Awaited<ReturnType<Replica["publish"]>>;
type Answer = Awaited<ReturnType<Replica["goOn"]>>;

let s3: S3Process;
beforeAll(async () => {
  s3 = await startSeaweedfs();
});
afterAll(() => s3[Symbol.asyncDispose]());

/** Stores with the bodies in SeaweedFS, which clients reach at its own address. */
async function openDirectStores(): Promise<Stores> {
  await using opened = new AsyncDisposableStack();
  const { endpoint, accessKeyId, secretAccessKey } = s3;
  const bucket = `test-${randomBytes(8).toString("hex")}`;
  const keys = { accessKeyId, secretAccessKey };
  const address = { endpoint, ...keys, bucket, region: "us-east-1", pathStyle: true, publicOrigin: endpoint };
  await provisionBucket(address);
  const spoolDirectory = await mkdtemp(join(tmpdir(), "envoi-spool-"));
  opened.defer(() => rm(spoolDirectory, { recursive: true }));
  const { log } = recordingLog("test");
  const { uploads } = opened.use(await openStores());
  const blobs = opened.use(createS3BlobStore({ address, spoolDirectory, spoolBytes: 2 ** 30, storePermits: 8, log }));
  const open = opened.move();
  return { uploads, blobs, [Symbol.asyncDispose]: () => open.disposeAsync() };
}

const formatRange = (first: number, end: number) => ({ Range: `bytes=${first}-${end - 1}` });

async function begin(replica: Replica, upload: Upload, headers: Record<string, string> = ANNOUNCED) {
  const answer = await replica.ask(upload, { ...headers, ...formatRange(0, MiB) });
  expect(answer.status).toBe(206);
  return { answer, claim: { ...EXT, [CLAIM_HEADER]: answer.headers.get(CLAIM_HEADER) ?? "" } };
}

/** @returns the URL in a response, or `null` if it has the bytes */
function urlIn({ status, headers, text }: Answer): string | null {
  if (headers.get(DIRECT_HEADER) === null) return null;
  expect(status).toBe(200);
  expect(headers.get("Cache-Control")).toContain("no-store");
  return String((JSON.parse(text) as { url: unknown }).url);
}

async function fetchFromStore(url: string | null, first: number, end: number) {
  const answer = await fetch(url ?? "", { headers: formatRange(first, end) });
  return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
}

test("a download from the store has the same bytes, and counts once, with the last Record", async () => {
  await using stores = await openDirectStores();
  await using hosted = await hostDownload({ stores });
  const upload = await hosted.publish(BODY_BYTES, 2);
  const { answer, claim } = await begin(hosted, upload);
  expect(answer.headers.get(DIRECT_HEADER)).toBe("1");
  const parts = [answer.body];
  for (let first = MiB; first < LAST_RECORD; first += 8 * MiB) {
    const end = Math.min(first + 8 * MiB, LAST_RECORD);
    const told = await hosted.goOn(upload, { ...claim, ...DIRECT, ...formatRange(first, end) });
    const { status, body } = await fetchFromStore(urlIn(told), first, end);
    expect(status).toBe(206);
    parts.push(body);
  }
  expect(await stores.uploads.inspect(upload.id)).toMatchObject({ downloads: 0, heldClaims: 1 });
  const last = await hosted.goOn(upload, { ...claim, ...DIRECT, ...formatRange(LAST_RECORD, BODY_BYTES) });
  expect(urlIn(last)).toBeNull();
  expect(await stores.uploads.inspect(upload.id)).toMatchObject({ downloads: 1, heldClaims: 0 });
  const whole = await hosted.ask(upload, {});
  expect(Buffer.concat([...parts, last.body]).equals(whole.body)).toBe(true);
  const metrics = await hosted.registry.metrics();
  expect(metrics).toContain(`download_direct_bytes_total ${LAST_RECORD - MiB}`);
});

test("the last Record is refused until every range before it has been sent, or has a URL", async () => {
  await using stores = await openDirectStores();
  await using hosted = await hostDownload({ stores });
  const upload = await hosted.publish(BODY_BYTES);
  const { claim } = await begin(hosted, upload);
  const askLast = () => hosted.goOn(upload, { ...claim, ...DIRECT, ...formatRange(LAST_RECORD, BODY_BYTES) });
  await hosted.goOn(upload, { ...claim, ...DIRECT, ...formatRange(MiB, 15 * MiB) });
  expect((await askLast()).status).toBe(416);
  await hosted.goOn(upload, { ...claim, ...DIRECT, ...formatRange(15 * MiB, LAST_RECORD) });
  expect((await askLast()).status).toBe(206);
  expect(await stores.uploads.inspect(upload.id)).toMatchObject({ downloads: 1 });
});

test.each<[string, Record<string, string>, number, number]>([
  ["with the last Record", DIRECT, LAST_RECORD - 100, BODY_BYTES],
  ["with one byte of the last Record", DIRECT, LAST_RECORD - 100, LAST_RECORD + 1],
  ["for which no URL is asked", {}, MiB, 2 * MiB],
  ["for which a URL is asked in another way", { [DIRECT_HEADER]: "yes" }, MiB, 2 * MiB],
])("the service itself sends a range %s", async (_which, asked, first, end) => {
  await using stores = await openDirectStores();
  await using hosted = await hostDownload({ stores });
  const upload = await hosted.publish(BODY_BYTES);
  const { claim } = await begin(hosted, upload);
  // All bytes before the last Record are sent, so it may be requested.
  await hosted.goOn(upload, { ...claim, ...formatRange(MiB, LAST_RECORD) });
  const answer = await hosted.goOn(upload, { ...claim, ...asked, ...formatRange(first, end) });
  expect(answer.status).toBe(206);
  expect(urlIn(answer)).toBeNull();
  expect(answer.body).toHaveLength(end - first);
});

test("a range of 72 MiB gets a URL, and the service itself sends a longer one", async () => {
  await using stores = await openDirectStores();
  await using hosted = await hostDownload({ stores });
  const upload = await hosted.publish(75 * MiB);
  const { claim } = await begin(hosted, upload);
  const ask = (end: number) => hosted.goOn(upload, { ...claim, ...DIRECT, ...formatRange(MiB, end) });
  expect(urlIn(await ask(73 * MiB))).not.toBeNull();
  const longer = await ask(73 * MiB + 1);
  expect(urlIn(longer)).toBeNull();
  expect(longer.body).toHaveLength(72 * MiB + 1);
});

test.each<[string, Record<string, string>]>([
  ["that does not announce direct ranges", { ...EXT, [PARALLEL_HEADER]: "1" }],
  ["whose Claim is not parallel", { ...EXT, ...DIRECT }],
  ["with random access", { ...ANNOUNCED, [CLAIM_USE_HEADER]: "random-access" }],
])("a client %s is not offered any", async (_which, headers) => {
  await using stores = await openDirectStores();
  await using hosted = await hostDownload({ stores });
  const { answer } = await begin(hosted, await hosted.publish(BODY_BYTES), headers);
  expect(answer.headers.get(DIRECT_HEADER)).toBeNull();
});

test.each<[string, Record<string, string>]>([
  ["without a range", {}],
  ["with a condition that its range does not meet", { ...formatRange(0, 8 * MiB), "If-Range": '"another"' }],
])("a first request %s gets the whole body, although the client can read from the store", async (_which, headers) => {
  await using stores = await openDirectStores();
  await using hosted = await hostDownload({ stores });
  const upload = await hosted.publish(BODY_BYTES);
  const answer = await hosted.ask(upload, { ...ANNOUNCED, ...headers });
  expect(answer.status).toBe(200);
  expect(answer.body).toHaveLength(BODY_BYTES);
});

test("a recipient of a live link gets the whole range that it requests, until the upload is complete", async () => {
  await using stores = await openDirectStores();
  await using hosted = await hostDownload({ stores });
  const partBytes = 10 * MiB;
  const upload = await beginUpload(stores, { bodyBytes: BODY_BYTES, partBytes });
  await upload.store(1);
  const ask = (from: number) =>
    hosted.ask(upload, { ...ANNOUNCED, [LIVE_HEADER]: String(from), ...formatRange(from, from + partBytes) });
  const live = await ask(0);
  expect(live.headers.get(LIVE_HEADER)).toBe(String(partBytes));
  expect(live.body).toHaveLength(partBytes);
  await upload.store(2);
  await upload.store(3);
  await upload.complete();
  const claimed = await ask(partBytes);
  expect(claimed.headers.get(LIVE_HEADER)).toBeNull();
  expect(claimed.headers.get("Content-Range")).toBe(`bytes ${partBytes}-${partBytes + MiB - 1}/${BODY_BYTES}`);
  expect(claimed.body).toHaveLength(MiB);
});

test("a body of a single Record is never read from the store", async () => {
  await using stores = await openDirectStores();
  await using hosted = await hostDownload({ stores });
  const upload = await hosted.publish(1_000, 2);
  const first = await hosted.ask(upload, { ...ANNOUNCED, ...formatRange(0, 1) });
  const claim = { ...EXT, [CLAIM_HEADER]: first.headers.get(CLAIM_HEADER) ?? "" };
  const answer = await hosted.goOn(upload, { ...claim, ...DIRECT, ...formatRange(1, 10) });
  expect(urlIn(answer)).toBeNull();
});

test("each URL is charged to the Claim, until its spare bytes are used up", async () => {
  await using stores = await openDirectStores();
  await using hosted = await hostDownload({ stores });
  const upload = await hosted.publish(BODY_BYTES);
  const { claim } = await begin(hosted, upload);
  const again = () => hosted.goOn(upload, { ...claim, ...DIRECT, ...formatRange(MiB, 15 * MiB) });
  const spareBytes = computeSpareBytes(BODY_BYTES);
  const times = Math.floor((BODY_BYTES + spareBytes - MiB) / (14 * MiB));
  for (let n = 0; n < times; n++) expect(urlIn(await again())).not.toBeNull();
  expect(await again()).toMatchObject({ status: 429 });
});

test("there are no URLs under a Claim of another upload, an unknown Claim, or after deletion", async () => {
  await using stores = await openDirectStores();
  await using hosted = await hostDownload({ stores });
  const [upload, other] = [await hosted.publish(BODY_BYTES), await hosted.publish(BODY_BYTES)];
  const { claim } = await begin(hosted, upload);
  const asked = { ...DIRECT, ...formatRange(MiB, 2 * MiB) };
  expect(urlIn(await hosted.goOn(upload, { ...claim, ...asked }))).not.toBeNull();
  expect(await hosted.goOn(other, { ...claim, ...asked })).toMatchObject({ status: 404 });
  expect(await hosted.goOn(upload, { ...EXT, [CLAIM_HEADER]: "unknown", ...asked })).toMatchObject({ status: 404 });
  await stores.uploads.delete(upload.id, "operation");
  expect(await hosted.goOn(upload, { ...claim, ...asked })).toMatchObject({ status: 404 });
});

test("a range that cannot be charged gets no URL", async () => {
  await using opened = await openDirectStores();
  let isFailing = false;
  const endRange: Stores["uploads"]["endRange"] = async (...range) => {
    if (isFailing) throw new Error("the store does not answer");
    return opened.uploads.endRange(...range);
  };
  await using hosted = await hostDownload({ stores: { ...opened, uploads: { ...opened.uploads, endRange } } });
  const upload = await hosted.publish(BODY_BYTES);
  const { claim } = await begin(hosted, upload);
  const again = () => hosted.goOn(upload, { ...claim, ...DIRECT, ...formatRange(MiB, 2 * MiB) });
  expect(urlIn(await again())).not.toBeNull();
  isFailing = true;
  const refused = await again();
  expect(refused.status).toBe(503);
  expect(refused.text).not.toContain("X-Amz");
});

test("no log line contains a URL or a part of its signature", async () => {
  await using stores = await openDirectStores();
  await using hosted = await hostDownload({ stores });
  const upload = await hosted.publish(BODY_BYTES);
  const { claim } = await begin(hosted, upload);
  const told = await hosted.goOn(upload, { ...claim, ...DIRECT, ...formatRange(MiB, 2 * MiB) });
  const url = new URL(urlIn(told) ?? "");
  const lines = JSON.stringify(hosted.logLines());
  const metrics = await hosted.registry.metrics();
  for (const secret of ["X-Amz", url.searchParams.get("X-Amz-Signature") ?? "", url.pathname]) {
    expect(secret).not.toBe("");
    expect(lines).not.toContain(secret);
    expect(metrics).not.toContain(secret);
  }
});

test("a URL lives for less than a minute", async () => {
  await using stores = await openDirectStores();
  await using hosted = await hostDownload({ stores });
  const upload = await hosted.publish(BODY_BYTES);
  const { claim } = await begin(hosted, upload);
  const told = await hosted.goOn(upload, { ...claim, ...DIRECT, ...formatRange(MiB, 2 * MiB) });
  expect(Number(new URL(urlIn(told) ?? "").searchParams.get("X-Amz-Expires"))).toBeLessThan(60);
});

test("a service whose bodies are on a disk offers no URLs", async () => {
  await using hosted = await hostDownload();
  const upload = await hosted.publish(BODY_BYTES);
  const { answer, claim } = await begin(hosted, upload);
  expect(answer.headers.get(DIRECT_HEADER)).toBeNull();
  expect(urlIn(await hosted.goOn(upload, { ...claim, ...DIRECT, ...formatRange(MiB, 2 * MiB) }))).toBeNull();
});
