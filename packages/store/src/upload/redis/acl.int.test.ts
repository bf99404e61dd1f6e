import { createGuessLimiter, createReportQuota, createUploadQuota, GUESS_LIMIT, SERVICES } from "@envoi/platform";
import type { AuthKey, RequestId, UploadId } from "@envoi/protocol";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { openRedisCounts } from "../../counts/redis-counts.ts";
import {
  collect,
  newAuthKey,
  newListBlob,
  newNonce,
  newReport,
  newRequest,
  newSession,
  newUploadId,
  publishUpload,
  randomHex,
  readFacts,
  sweep,
  UPLOAD_BYTES,
} from "../../testing/upload/fixtures.ts";
import { sharedRedis } from "../../testing/upload/open-redis-store.ts";
import { redisWithUsers } from "../../testing/upload/redis-acl.ts";
import { type Redeem, SHARDS, type UploadStore } from "../port.ts";

/** Makes all store calls that relaying Facts requires. */
async function relay(store: UploadStore, id: UploadId | RequestId): Promise<void> {
  const facts = await readFacts(store, id);
  expect(facts).not.toEqual([]);
  await store.dropFacts(facts);
  expect(await readFacts(store, id)).toEqual([]);
}

/**
 * Makes all store calls that a request with a Proof requires.
 *
 * @returns the arguments for the next step, which redeems the request's Nonce
 */
async function checkSignedRequest(store: UploadStore, id: UploadId, authKey: AuthKey): Promise<Redeem> {
  const [nonce, nextNonce] = [newNonce(), newNonce()];
  expect(await store.mintNonce(id, nonce, "requester")).toMatchObject({ id });
  for (const requesters of [["requester"], null]) {
    const nonces = expect.arrayContaining([{ nonce, requester: "requester" }]);
    expect(await store.readChallenge(id, requesters)).toMatchObject({ authKey, nonces });
  }
  const minted = { nonce, mintedFor: "requester" };
  return { operationId: randomHex(8), ...minted, authKey, nextNonce, requester: "another" };
}

describe.each([
  ["one Redis", "single", sharedRedis()],
  ["a Redis Cluster", "cluster", sharedRedis({ cluster: "alone" })],
] as const)("each service can do its work on %s", (_name, mode, server) => {
  const { addressOf, openStore } = redisWithUsers(server, mode);

  test.for(SERVICES.filter((service) => service !== "metrics"))("%s can ping Redis", async (service) => {
    await openStore(service).ping();
  });

  test("upload-gateway fills, publishes, abandons and resumes sessions", async () => {
    const store = openStore("upload-gateway");
    const [kept, abandoned] = [newSession(), newSession()];
    for (const session of [kept, abandoned]) expect(await store.openSession(session)).toBe("opened");
    expect(await store.attachParts(kept.id, 1, "parts")).toBe("attached");
    expect(await store.recordParts(kept.id, 1, [{ number: 1, bytes: 7, etag: "e" }])).toBe("recorded");
    expect(await store.renewSession(kept.id, 1)).toBe("renewed");
    expect(await store.publish(kept.id, 1, UPLOAD_BYTES)).toBe("published");
    await store.abandonSession(abandoned.id, 1);
    const resumable = newSession({ resumable: true });
    await store.openSession(resumable);
    expect(await store.takeOverSession(resumable.id, resumable)).toMatchObject({ epoch: 2 });
    const tokenHash = randomHex(32);
    const transfer = newSession({ resumable: true, http: { tokenHash, maxBytes: UPLOAD_BYTES } });
    await store.openSession(transfer);
    expect(await store.readSession(transfer.id)).toMatchObject({ epoch: 1 });
    expect(await store.takeOverSession(transfer.id, { httpTokenHash: tokenHash })).toMatchObject({ epoch: 2 });
    expect(await store.declareLength(transfer.id, 2, UPLOAD_BYTES)).toBe("declared");
    expect(await store.recordParts(transfer.id, 2, [], [])).toBe("recorded");
    expect(await store.publish(transfer.id, 2, UPLOAD_BYTES)).toBe("published");
    expect(await store.read(transfer.id)).toMatchObject({ ciphertextBytes: UPLOAD_BYTES });
    expect(await store.readSession(resumable.id)).toMatchObject({ epoch: 2 });
    const shared = newSession({ resumable: true, declaredBytes: 200, partBytes: 100 });
    await store.openSession(shared);
    await store.attachParts(shared.id, 1, "parts");
    expect(await store.takePart(shared.id, shared.ownerTokenHash, 2)).toMatchObject({ epoch: 1 });
    expect(await store.renewPart(shared.id, 2, 1)).toBe("renewed");
    expect(await store.recordTakenPart(shared.id, 1, { number: 2, bytes: 100, etag: "e" })).toBe("recorded");
    expect(await store.suspendSession(shared.id, 1)).toEqual({ heldBytes: 100 });
    const quota = randomHex(32);
    expect(await store.admitToQuota(quota, resumable.id, 1, { maxBytes: 1, lifeSeconds: 60 })).toBe("admitted");
    expect(await store.readQuota(quota)).toBe(1);
    await store.dropFromQuota(quota, resumable.id);
    await relay(store, kept.id);
  });

  test("upload-gateway reads Redis's memory use", async () => {
    const store = openStore("upload-gateway");
    expect(await store.readMemory()).toBeNull();
    await server().configure("maxmemory", "64mb");
    onTestFinished(() => server().configure("maxmemory", "0"));
    const { usedBytes, maxBytes } = (await store.readMemory()) ?? {};
    expect(maxBytes).toBe(64 * 1_048_576);
    expect(usedBytes).toBeGreaterThan(500_000);
    expect(usedBytes).toBeLessThan(64 * 1_048_576);
  });

  test("a service's user can wait until the replicas have its writes", async () => {
    const session = newSession();
    const store = openStore("upload-gateway", { waitReplicas: 1 });
    await store.openSession(session);
    await expect(store.publish(session.id, 1, UPLOAD_BYTES)).rejects.toThrow("too few replicas have the change");
  });

  test("download serves signed requests and counts downloads", async () => {
    const store = openStore("download");
    const { id, authKey } = await publishUpload(openStore(), { downloadLimit: 2 });
    const take = async (claim: string) => {
      const redeem = await checkSignedRequest(store, id, authKey);
      expect(await store.redeemForClaim(id, redeem, claim)).toMatchObject({ isTaken: true });
    };
    for (const claim of ["a", "b"]) await take(claim);
    expect(await store.renewClaim(id, "a", 1)).toBe("renewed");
    expect(await store.releaseClaim(id, "a", 1)).toBe("released");
    expect(await store.spendClaim(id, "b")).toBe("spent");
    await take("c");
    expect(await store.spendClaim(id, "c")).toBe("spent");
    await relay(store, id);
  });

  test("download resumes and ends Claims", async () => {
    const store = openStore("download");
    const { id, authKey } = await publishUpload(openStore(), { downloadLimit: 1 });
    const range = { requestId: "first", firstByte: 0, endByte: UPLOAD_BYTES, isNew: true };
    const redeem = await checkSignedRequest(store, id, authKey);
    const opened = { answer: { result: "opened" } };
    expect(await store.redeemForRange(id, redeem, "a", range)).toMatchObject(opened);
    expect(await store.openRange(id, "a", { ...range, isNew: false })).toMatchObject(opened.answer);
    expect(await store.renewRange(id, "a", "first", 1)).toBe("renewed");
    await store.endRange(id, "a", "first", 10);
    expect(await store.spendRange(id, "a", "first")).toBe("spent");
    expect(await store.endClaim(id, "a")).toBe("ended");
    await relay(store, id);
  });

  test("download and metadata can open an upload in progress through its live link", async () => {
    const session = newSession({ resumable: true, liveLink: true, declaredBytes: UPLOAD_BYTES });
    const { id, authKey, sealedMetadata } = session;
    await openStore("upload-gateway").openSession(session);
    const [store, metadata] = [openStore("download"), openStore("metadata")];
    expect(await metadata.readUploading(id)).toMatchObject({ storedParts: 0 });
    const redeem = await checkSignedRequest(metadata, id, authKey);
    expect(await metadata.redeemForMetadata(id, redeem)).toMatchObject({ sealedMetadata });
    const range = { requestId: "first", firstByte: 0, endByte: 1, isNew: true };
    const proven = await checkSignedRequest(store, id, authKey);
    expect(await store.redeemForRange(id, proven, "a", range)).toEqual({ answer: { result: "uploading" } });
    expect(await store.readUploading(id)).toMatchObject({ storedParts: 0 });
    expect(await store.chargeUploading(id, 1)).toBe("charged");
  });

  test("metadata counts and adds reports, and the operators' service processes and closes them", async () => {
    const [metadata, operators] = [openStore("metadata"), openStore("operators")];
    await using counts = openRedisCounts({ address: addressOf("metadata"), waitReplicas: 0 }, "fails");
    const quota = createReportQuota(counts.openCount, 1);
    await vi.waitFor(() => quota.charge("one"));
    await expect(quota.charge("one")).rejects.toMatchObject({ code: "rate_limited" });
    await (await quota.charge("other")).refund();
    const [earlier, report] = [newReport(), newReport()];
    const bounds = { maxPerSite: 1, maxPerUpload: 1, most: 1, lifeSeconds: 864_000 };
    expect(await metadata.addReport(earlier, "one", bounds)).toBe("added");
    expect(await metadata.addReport(newReport({ uploadId: earlier.uploadId }), "one", bounds)).toBe("too_many");
    expect(await metadata.addReport(report, "other", bounds)).toBe("replaced");
    expect(await operators.listReports()).toEqual([report.id]);
    expect(await operators.reportedUploads(10)).toEqual([report.uploadId]);
    await operators.recordDigest(report.uploadId, "ab");
    expect(await operators.readReport(report.id)).toMatchObject({ ...report, ciphertextSha256: "ab" });
    expect(await operators.dropOldReports()).toBe(0);
    expect(await operators.closeReport(report.id)).toBe("closed");
  });

  test("metadata serves the owners of requests, the gateway their senders, and operators close and delete them", async () => {
    const [metadata, gateway] = [openStore("metadata"), openStore("upload-gateway")];
    const [janitor, operators] = [openStore("janitor"), openStore("operators")];
    const request = newRequest();
    const { id } = request;
    const [sent, ended] = [newUploadId(), newUploadId()];
    expect(await metadata.createRequest(request)).toMatchObject({ id });
    for (const delivery of [sent, ended]) {
      expect(await gateway.reserveDelivery(id, { id: delivery, wrappedKey: "key", bytes: 1 })).toBe("reserved");
    }
    expect(await gateway.completeDelivery(id, sent)).toBe("delivered");
    await gateway.releaseDelivery(id, ended, false);
    await relay(gateway, id);
    for (const store of [metadata, operators]) expect(await store.listDeliveries(id)).toMatchObject([{ id: sent }]);
    expect(await metadata.collectDeliveries(id, [sent])).toBe(1);
    await janitor.releaseDelivery(id, sent, true);
    for (const store of [metadata, gateway, operators]) {
      expect(await store.readRequest(id)).toMatchObject({ taken: { deliveries: 1, bytes: 1 } });
    }
    expect(await collect(operators.listRequests())).toContain(id);
    expect(await metadata.closeRequest(id)).toBe("closed");
    expect(await metadata.deleteRequest(id)).toBe("deleted");
    const other = newRequest();
    await metadata.createRequest(other);
    expect(await operators.closeRequest(other.id)).toBe("closed");
    expect(await operators.deleteRequest(other.id)).toBe("deleted");
    await relay(operators, other.id);
  });

  test("metadata serves signed requests and owners' requests", async () => {
    const store = openStore("metadata");
    const { id, authKey, sealedMetadata } = await publishUpload(openStore(), { downloadLimit: 2 });
    const redeem = await checkSignedRequest(store, id, authKey);
    expect(await store.redeemForMetadata(id, redeem)).toMatchObject({ sealedMetadata });
    expect(await store.read(id)).toMatchObject({ id });
    expect(await store.readTakenDown(id)).toBeNull();
    const limits = { operationId: "limits", downloadLimit: 3, timeLimitSeconds: 60 };
    await store.keepInQuota(randomHex(32), id, 60);
    expect(await store.changeLimits(id, limits)).toMatchObject({ downloadLimit: 3 });
    const password = { operationId: "password", authKey: newAuthKey() };
    expect(await store.setPassword(id, password)).toMatchObject({ passwordSet: true });
    await relay(store, id);
    expect(await store.delete(id, "delete")).toBe("deleted");
    const usedUp = await publishUpload(openStore());
    expect(await store.changeLimits(usedUp.id, { operationId: "0", downloadLimit: 0 })).toBe("used_up");
  });

  test("filelist reads and writes lists", async () => {
    const store = openStore("filelist");
    const lists = { most: 1, lifeSeconds: 60 };
    expect(await store.admitList(randomHex(32), randomHex(32), lists)).toBe("admitted");
    const listKey = randomHex(32);
    for (const etag of ["v1", "v2", "v3"]) {
      const next = { etag, blobKey: newListBlob(), bytes: 1, lifeSeconds: 60 };
      expect(await store.writeList(listKey, next, undefined)).toBe("written");
    }
    expect(await store.readList(listKey)).toMatchObject({ etag: "v3" });
  });

  test("janitor finds and removes due entries of every kind", async () => {
    const offset = { ms: 0 };
    const janitor = openStore("janitor", { clockOffsetMs: () => offset.ms });
    const others = openStore();
    const [kept, expired] = [await publishUpload(others), await publishUpload(others)];
    await others.takeClaim(kept.id, "lapses");
    const session = newSession();
    await others.openSession(session);
    const request = newRequest();
    await others.createRequest(request);
    const listKey = randomHex(32);
    const lists = [newListBlob(), newListBlob(), newListBlob()];
    for (const [version, blobKey] of lists.entries()) {
      await others.writeList(listKey, { etag: `v${version}`, blobKey, bytes: 1, lifeSeconds: 60 }, undefined);
    }
    expect(await janitor.leaseShards("one", SHARDS, 60)).toHaveLength(SHARDS);
    expect(await janitor.leaseShards("one", 0, 60)).toEqual([]);
    expect(await collect(janitor.listUploads())).toContainEqual({ id: kept.id, blobKey: kept.blobKey });
    expect(await collect(janitor.listSessions())).toContain(session.id);
    expect(await janitor.inspectList(listKey)).toHaveLength(2);
    offset.ms = 90_000_000;
    const removed = (await sweep(janitor)).map(({ key }) => key);
    expect(removed).toEqual(expect.arrayContaining([kept.blobKey, expired.blobKey, ...lists]));
    expect(await janitor.inspect(kept.id)).toMatchObject({ state: "gone", blobRemoved: true });
    expect(await collect(others.listRequests())).not.toContain(request.id);
    offset.ms += 1_000_000;
    await sweep(janitor);
    expect(await janitor.inspect(kept.id)).toBeNull();
    await relay(janitor, kept.id);
  });

  test("the operators' service lists, takes down, restores and deletes Uploads, and blocks bodies", async () => {
    const [operators, others] = [openStore("operators"), openStore()];
    const { id, blobKey } = await publishUpload(others);
    await others.takeClaim(id, "a");
    const session = newSession();
    await others.openSession(session);
    const listKey = randomHex(32);
    await others.writeList(listKey, { etag: "e", blobKey: newListBlob(), bytes: 1, lifeSeconds: 60 }, undefined);
    expect(await operators.clockMs()).toBeGreaterThan(1_000_000_000_000);
    expect(await collect(operators.listUploads())).toContainEqual({ id, blobKey });
    expect(await operators.read(id)).toMatchObject({ id });
    expect(await operators.openClaims(id)).toMatchObject([{ claimId: "a" }]);
    expect(await collect(operators.listSessions())).toContain(session.id);
    expect(await operators.readSession(session.id)).toMatchObject({ id: session.id });
    expect(await operators.inspectList(listKey)).toHaveLength(1);
    expect(await operators.takeDown(id)).toBe("taken_down");
    expect(await collect(operators.listTakenDown())).toContain(id);
    expect(await operators.readTakenDown(id)).toMatchObject({ id });
    expect(await operators.restore(id)).toBe("restored");
    expect(await operators.delete(id, "operation", "operator")).toBe("deleted");
    expect(await operators.inspect(id)).toMatchObject({ state: "gone" });
    await relay(operators, id);
    const body = { sha256: randomHex(32), bytes: 1 };
    expect(await operators.blockBodies([body], 10)).toBe(1);
    expect(await operators.isBlocked(body)).toBe(true);
    expect(await collect(operators.listBlocked())).toContainEqual(body);
    expect(await operators.unblockBody(body.sha256)).toBe("unblocked");
  });

  test.for(["download", "metadata"] as const)("%s shares its guess counts among its replicas", async (service) => {
    const open = () => {
      const counts = openRedisCounts({ address: addressOf(service), waitReplicas: 0 }, "counts_here");
      onTestFinished(() => counts[Symbol.asyncDispose]());
      return createGuessLimiter(counts.openCount);
    };
    const [one, other] = [open(), open()];
    // If Redis rejected these commands, each replica would count only its own guesses.
    await vi.waitFor(
      async () => {
        const guess = { uploadId: newUploadId(), requester: "guesser" };
        for (let n = 0; n < GUESS_LIMIT.points; n++) expect(await one.admit(guess)).toHaveProperty("refund");
        expect(await other.admit(guess)).toHaveProperty("retryAfterSeconds");
        const right = await other.admit({ ...guess, requester: "recipient" });
        if ("refund" in right) await right.refund();
      },
      { timeout: 30_000, interval: 1 },
    );
  });

  test("the gateway shares its upload counts among its replicas", async () => {
    const counts = openRedisCounts({ address: addressOf("upload-gateway"), waitReplicas: 0 }, "fails");
    onTestFinished(() => counts[Symbol.asyncDispose]());
    const limits = { uploadsPerHour: 1, bytesPerDay: 10 };
    const quota = createUploadQuota(counts.openCount, { perNetwork: limits, perAccount: limits });
    const network = randomHex(8);
    await vi.waitFor(() => quota.charge({ network, account: null }, 10), { timeout: 30_000, interval: 1 });
    await expect(quota.charge({ network, account: null }, 1)).rejects.toMatchObject({ code: "too_many_uploads" });
    await expect(quota.charge({ network, account: "ada" }, 11)).rejects.toMatchObject({ code: "too_many_bytes" });
    expect(await quota.read({ network, account: null })).toMatchObject([{ used: 1 }, { used: 10 }]);
    await quota.reset({ network, account: null });
    await quota.charge({ network, account: null }, 10);
    expect(await quota.block({ network, account: "ada" }, 60)).toBe("blocked");
    await expect(quota.charge({ network, account: "ada" }, 1)).rejects.toMatchObject({ code: "too_many_uploads" });
  });
});
