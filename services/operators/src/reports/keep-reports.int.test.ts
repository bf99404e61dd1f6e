import { createHash, randomBytes } from "node:crypto";
import { encodeReportSubject, type UploadId } from "@envoi/protocol";
import type { NewReport } from "@envoi/store";
import { newUploadId, openStores, type StoreServers, type Stores, uploadKey, withCalls } from "@envoi/test-stores";
import { startRedis, startSeaweedfs } from "@envoi/testkit";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startOperators } from "../testing/host-operators.ts";

const BOUNDS = { maxPerSite: 3, maxPerUpload: 20, most: 100, lifeSeconds: 90 * 86_400 };
const PART_BYTES = 100_000;

function newReport(uploadId: UploadId): NewReport {
  const hash = "A".repeat(43);
  const subject = encodeReportSubject({
    id: uploadId,
    ciphertextBytes: PART_BYTES,
    createdAtMs: 1,
    atMs: 2,
    authKeySha256: hash,
    metadataSha256: hash,
    passwordProfile: null,
    contentCommitment: null,
  });
  return {
    id: randomBytes(16).toString("hex"),
    uploadId,
    reason: "malware",
    subject,
    sealed: randomBytes(1_105).toString("base64url"),
  };
}

async function storedDigest(stores: Stores, id: UploadId): Promise<string> {
  const hash = createHash("sha256");
  const bytes = await stores.blobs.readBytes(uploadKey(id), { offset: 0, end: PART_BYTES }, signal);
  if (bytes !== null) hash.update(bytes);
  return hash.digest("hex");
}
const { signal } = new AbortController();

describe("with SQLite and a directory", () => testReports(() => openStores()));
describe("with Redis and S3", () => {
  const running = new AsyncDisposableStack();
  let servers: StoreServers;
  beforeAll(async () => {
    servers = { redis: running.use(await startRedis()), s3: running.use(await startSeaweedfs()) };
  });
  afterAll(() => running.disposeAsync());
  testReports(() => openStores(servers));
});

function testReports(open: () => Promise<Stores>): void {
  test("the ciphertext of a reported upload is hashed exactly once", async () => {
    await using stores = await open();
    const [id, unreported] = [await stores.upload(), await stores.upload()];
    const reports = [newReport(id), newReport(id)];
    for (const report of reports) await stores.uploads.addReport(report, "site", BOUNDS);
    const readChunks = vi.fn(stores.blobs.readChunks);
    const blobs = withCalls(stores.blobs, { readChunks });
    await using _operators = await startOperators(stores, { blobs });
    const digest = await storedDigest(stores, id);
    for (const report of reports) {
      await vi.waitFor(async () => {
        expect(await stores.uploads.readReport(report.id)).toMatchObject({ ciphertextSha256: digest });
      });
    }
    const later = newReport(id);
    await stores.uploads.addReport(later, "site", BOUNDS);
    expect(await stores.uploads.readReport(later.id)).toMatchObject({ ciphertextSha256: digest });
    expect(readChunks.mock.calls.map(([key]) => key)).toEqual([uploadKey(id)]);
    expect(await stores.uploads.inspect(unreported)).toMatchObject({ state: "live" });
  });

  test("the number of open reports and the age of the oldest are measured", async () => {
    await using stores = await open();
    for (const earlier of await stores.uploads.listReports()) await stores.uploads.closeReport(earlier);
    const id = await stores.upload();
    const report = newReport(id);
    await stores.uploads.addReport(report, "site", BOUNDS);
    stores.advance(3 * 86_400_000);
    await stores.uploads.addReport(newReport(id), "site", BOUNDS);
    await using operators = await startOperators(stores);
    await vi.waitFor(async () => expect(await operators.metric("reports_open")).toBe(2));
    const oldestDays = (await operators.metric("reports_oldest_seconds")) / 86_400;
    expect(oldestDays).toBeGreaterThanOrEqual(3);
    expect(oldestDays).toBeLessThan(4);
    await stores.uploads.closeReport(report.id);
    await vi.waitFor(async () => expect(await operators.metric("reports_open")).toBe(1));
    expect(await operators.metric("reports_oldest_seconds")).toBeLessThan(86_400);
  });

  test("a missing body is recorded as gone, and an unreadable body does not hold up others", async () => {
    await using stores = await open();
    const [broken, whole] = [await stores.upload(), await stores.upload()];
    const [ofBroken, ofWhole, ofNone] = [newReport(broken), newReport(whole), newReport(newUploadId())];
    for (const report of [ofBroken, ofNone, ofWhole]) await stores.uploads.addReport(report, "site", BOUNDS);
    let fails = true;
    const blobs = withCalls(stores.blobs, {
      async readChunks(key, ...rest) {
        if (fails && key === uploadKey(broken)) throw new Error("unreadable");
        return stores.blobs.readChunks(key, ...rest);
      },
    });
    await using operators = await startOperators(stores, { blobs });
    const readDigest = async ({ id }: NewReport) => (await stores.uploads.readReport(id))?.ciphertextSha256;
    await vi.waitFor(async () => expect(await readDigest(ofWhole)).toBe(await storedDigest(stores, whole)));
    await vi.waitFor(async () => expect(await readDigest(ofNone)).toBe("gone"));
    expect(await readDigest(ofBroken)).toBeNull();
    await vi.waitFor(async () => {
      expect(await operators.metric("reports_failures_total")).toBeGreaterThan(0);
    });
    fails = false;
    await vi.waitFor(async () => expect(await readDigest(ofBroken)).toBe(await storedDigest(stores, broken)));
  });

  test("an upload reported through its live link is hashed once it is complete, or recorded as gone if it is abandoned", async () => {
    await using stores = await open();
    const [completed, abandoned] = [await stores.beginUpload(), await stores.beginUpload()];
    const [ofCompleted, ofAbandoned] = [newReport(completed), newReport(abandoned)];
    const last = newReport(newUploadId());
    for (const report of [ofCompleted, ofAbandoned, last]) await stores.uploads.addReport(report, "site", BOUNDS);
    await using _operators = await startOperators(stores);
    const readDigest = async ({ id }: NewReport) => (await stores.uploads.readReport(id))?.ciphertextSha256;
    await vi.waitFor(async () => expect(await readDigest(last)).toBe("gone"));
    expect([await readDigest(ofCompleted), await readDigest(ofAbandoned)]).toEqual([null, null]);
    await stores.completeUpload(completed);
    await stores.uploads.abandonSession(abandoned, 1);
    // Removes the abandoned upload, as the janitor does.
    const entry = { kind: "session", key: abandoned } as const;
    expect(await stores.uploads.beginRemoval(entry)).not.toBeNull();
    await stores.uploads.finishRemoval(entry);
    await vi.waitFor(async () => expect(await readDigest(ofCompleted)).toBe(await storedDigest(stores, completed)));
    await vi.waitFor(async () => expect(await readDigest(ofAbandoned)).toBe("gone"));
  });

  test("expired reports are deleted", async () => {
    await using stores = await open();
    const report = newReport(await stores.upload());
    await stores.uploads.addReport(report, "site", BOUNDS);
    stores.advance(BOUNDS.lifeSeconds * 1_000 + 1_000);
    await using operators = await startOperators(stores);
    await vi.waitFor(() => expect(operators.logged("reports deleted")).toHaveLength(1));
    expect(await stores.uploads.dropOldReports()).toBe(0);
    expect(await stores.uploads.reportedUploads(10)).toEqual([]);
  });
}
