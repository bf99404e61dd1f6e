import { expect, onTestFinished, test } from "vitest";
import {
  collect,
  newAuthKey,
  newListBlob,
  newNonce,
  newReport,
  newRequest,
  newSession,
} from "../../testing/upload/fixtures.ts";
import { openMemoryStore } from "../../testing/upload/memory-store.ts";
import { MAX_NONCES, MAX_NONCES_OF_REQUESTER, RELEASED_BYTES_FACTOR } from "../port.ts";

type MemoryStore = ReturnType<typeof openMemoryStore>;

/** Calls the methods for sessions, quotas and waiting sessions. @returns a visible Upload */
async function callForSessions({ store }: MemoryStore) {
  const [epoch, number] = [1, 2];
  const [uploaded, abandoned] = [
    newSession({ downloadLimit: 5 }),
    newSession({ resumable: true, declaredBytes: 100_000_000 }),
  ];
  const { id } = uploaded;
  for (const session of [uploaded, abandoned]) {
    await store.openSession(session);
    await store.attachParts(session.id, epoch, "parts");
    await store.recordParts(session.id, epoch, [{ number: 1, bytes: 1, etag: "" }], []);
    await store.readSession(session.id);
    await store.inspect(session.id);
  }
  await store.takePart(abandoned.id, abandoned.ownerTokenHash, number);
  await store.recordTakenPart(abandoned.id, 1, { number, bytes: 1, etag: "" });
  await store.suspendSession(abandoned.id, epoch);
  const deleted = newSession();
  await store.openSession(deleted);
  await store.takeDown(deleted.id);
  await store.readEnder(deleted.id);
  await store.readUploading(deleted.id);
  await store.takeOverSession(abandoned.id, abandoned);
  await store.abandonSession(abandoned.id, 2);
  await store.beginRemoval({ kind: "session", key: abandoned.id });
  await store.finishRemoval({ kind: "session", key: abandoned.id });
  await store.publish(id, epoch, 100);
  await store.takeOverSession(id, uploaded);
  const quota = "cd".repeat(32);
  await store.admitToQuota(quota, id, 1, { maxBytes: 1, lifeSeconds: 60 });
  await store.readQuota(quota);
  await store.keepInQuota(quota, id, 60);
  await store.dropFromQuota(quota, id);
  const few = { emptySessions: 2, bytes: 0 };
  const limits = { perNetwork: few, perSite: few, inAll: { emptySessions: 1, bytes: 1 }, lifeSeconds: 60 };
  for (const network of ["one", "two"]) {
    for (const bytes of [0, 1]) {
      const session = { id: newSession().id, network, site: network, epoch, bytes, busySeconds: 0 };
      await store.admitWaiting(session, limits);
    }
  }
  await store.admitWaiting({ id, network: "two", site: "two", epoch, bytes: 0, busySeconds: 0 }, limits);
  await store.readWaiting();
  await store.dropWaiting(id);
  return uploaded;
}

async function callForUpload(
  { store, advance }: MemoryStore,
  { id, authKey }: Awaited<ReturnType<typeof callForSessions>>,
) {
  const requester = "requester";
  for (let n = 0; n < MAX_NONCES; n++) await store.mintNonce(id, newNonce(), `network ${n}`);
  for (const afterMs of [0, 1_000_000, 10_000_000]) {
    advance(afterMs);
    await store.mintNonce(id, newNonce(), requester);
    advance(-afterMs);
  }
  for (let n = 0; n < MAX_NONCES_OF_REQUESTER; n++) await store.mintNonce(id, newNonce(), requester);
  const nonce = (await store.readChallenge(id, [requester]))?.nonces[0]?.nonce ?? newNonce();
  await store.readChallenge(id, null);
  const minted = { nonce, mintedFor: requester };
  await store.redeemForMetadata(id, { operationId: "redeem", ...minted, authKey, nextNonce: newNonce(), requester });
  await store.changeLimits(id, { operationId: "limits", downloadLimit: 2, timeLimitSeconds: 900 });
  await store.setPassword(id, { operationId: "password", authKey: newAuthKey() });
  for (const claimId of ["spent", "released", "counted"]) await store.takeClaim(id, claimId);
  await store.renewClaim(id, "spent", 1);
  await store.spendClaim(id, "spent");
  await store.releaseClaim(id, "released", RELEASED_BYTES_FACTOR * 200);
  const range = { firstByte: 0, endByte: 10 };
  await store.openRange(id, "resumable", { ...range, requestId: "first", isNew: true });
  await store.renewRange(id, "resumable", "first", 1);
  await store.endRange(id, "resumable", "first", 10);
  advance(200_000);
  await store.openRange(id, "resumable", { ...range, requestId: "after it lapsed", isNew: false });
  await store.endClaim(id, "resumable");
  advance(-200_000);
  const entry = { kind: "upload", key: id } as const;
  await store.beginRemoval(entry);
  await store.openClaims(id);
  await collect(store.listSessions());
  await collect(store.listTakenDown());
  await collect(store.listUploads());
  await store.takeClaim(id, "counted");
  await store.releaseClaim(id, "counted", 1);
  await store.readOwner(id);
  await store.delete(id, "delete");
  await store.beginRemoval(entry);
  await store.finishRemoval(entry);
  advance(900_000);
  await store.beginRemoval(entry);
}

async function callForLists({ store, advance }: MemoryStore) {
  const listKey = "ab".repeat(32);
  for (let n = 0; n < 3; n++) {
    await store.writeList(listKey, { etag: `${n}`, blobKey: newListBlob(), bytes: 1, lifeSeconds: 60 }, undefined);
  }
  await store.readList(listKey);
  advance(61_000);
  for (const entry of await store.due([0xab], 10)) {
    await store.beginRemoval(entry);
    await store.finishRemoval(entry);
  }
}

async function callForRequests({ store, advance }: MemoryStore) {
  const request = newRequest();
  const [sent, ended] = [newSession().id, newSession().id];
  await store.createRequest(request);
  await store.createRequest(request);
  await store.readRequest(request.id);
  for (const id of [sent, ended]) await store.reserveDelivery(request.id, { id, wrappedKey: "", bytes: 1 });
  await store.completeDelivery(request.id, sent);
  await store.collectDeliveries(request.id, [sent]);
  await store.releaseDelivery(request.id, sent, true);
  await store.releaseDelivery(request.id, ended, false);
  await store.listDeliveries(request.id);
  await store.closeRequest(request.id);
  await collect(store.listRequests());
  const deleted = newRequest();
  await store.createRequest(deleted);
  await store.deleteRequest(deleted.id);
  const entry = { kind: "request", key: request.id } as const;
  await store.beginRemoval(entry);
  advance(90_000_000);
  await store.beginRemoval(entry);
}

async function callForOperators({ store, advance }: MemoryStore) {
  const report = newReport();
  const bounds = { maxPerSite: 1, maxPerUpload: 1, most: 2, lifeSeconds: 86_400 };
  await store.addReport(report, "one", bounds);
  await store.addReport(newReport({ uploadId: report.uploadId }), "two", bounds);
  for (const site of ["one", "two"]) await store.addReport(newReport(), site, bounds);
  await store.readReport(report.id);
  await store.listReports();
  await store.reportedUploads(10);
  await store.recordDigest(report.uploadId, "ab");
  await store.closeReport(report.id);
  await store.addReport(report, "one", bounds);
  advance(86_400_000);
  await store.dropOldReports();
  const body = { sha256: "ab".repeat(32), bytes: 100 };
  await store.blockBodies([body], 9);
  await store.hasBlocked(body.bytes);
  await store.isBlocked(body);
  await collect(store.listBlocked());
  await store.unblockBody(body.sha256);
  await store.hasBlocked(body.bytes);
  await store.pendingFacts([0], 10);
  await store.dropFacts([]);
}

test("uses an index for every statement about an Upload or a list", async () => {
  const opened = openMemoryStore({ times: {} });
  onTestFinished(opened.close);
  // Together, these functions call every method, so that each statement is prepared at least once.
  await callForUpload(opened, await callForSessions(opened));
  await callForLists(opened);
  await callForRequests(opened);
  await callForOperators(opened);
  expect(opened.statements.size).toBeGreaterThan(40);
  const scans = [...opened.statements.keys()].filter((sql) => {
    const plan = opened.database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all();
    return plan.some((step) => /^SCAN (?!CONSTANT ROW)/.test(String(step["detail"])));
  });
  expect(scans).toEqual([]);
});
