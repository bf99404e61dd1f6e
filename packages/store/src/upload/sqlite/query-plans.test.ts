import type { SqliteConnection } from "@envoi/platform";
import { expect, test } from "vitest";
import { newAuthKey, newListBlob, newNonce, newReport, newSession } from "../../testing/upload/fixtures.ts";
import { openMemoryConnection } from "../../testing/upload/memory-connection.ts";
import { DEFAULT_STORE_TIMES, MAX_NONCES, MAX_NONCES_OF_REQUESTER, RELEASED_BYTES_FACTOR } from "../port.ts";
import { sqliteModule } from "./sqlite-module.ts";

/** Calls every operation on an Upload or a list, so that each statement is prepared at least once. */
function callEverything(db: SqliteConnection): void {
  const { operations: op } = sqliteModule;
  const times = DEFAULT_STORE_TIMES;
  const [epoch, requester, maxMs] = [1, "requester", 3_600_000];
  const leases = { leaseMs: 30_000, firstLeaseMs: 30_000, maxMs };
  const [uploaded, abandoned] = [
    newSession({ downloadLimit: 5 }),
    newSession({ resumable: true, declaredBytes: 100_000_000 }),
  ];
  const { id, authKey } = uploaded;
  for (const session of [uploaded, abandoned]) {
    op.openSession(db, { session, ...leases }, 0);
    op.attachParts(db, { id: session.id, epoch, partsId: "parts" });
    op.recordParts(db, { id: session.id, epoch, parts: [{ number: 1, bytes: 1, etag: "" }], tail: [], maxMs }, 0);
    op.readSession(db, { id: session.id });
    op.inspect(db, { id: session.id }, 0);
  }
  op.takePart(db, { ...abandoned, number: 2 }, 0);
  op.recordTakenPart(db, { id: abandoned.id, epoch: 1, part: { number: 2, bytes: 1, etag: "" }, maxMs }, 0);
  op.suspendSession(db, { id: abandoned.id, epoch });
  const deleted = newSession();
  op.openSession(db, { session: deleted, ...leases }, 0);
  op.takeDown(db, { id: deleted.id }, 0);
  op.readEnder(db, { id: deleted.id });
  op.readUploading(db, { id: deleted.id });
  op.takeOverSession(db, { id: abandoned.id, by: abandoned }, 0);
  op.abandonSession(db, { id: abandoned.id, epoch: 2 }, 0);
  op.beginRemoval(db, { entry: { kind: "session", key: abandoned.id } }, 0);
  op.finishRemoval(db, { entry: { kind: "session", key: abandoned.id } }, 0);
  op.publish(db, { id, epoch, ciphertextBytes: 100 }, 0);
  op.takeOverSession(db, { id, by: uploaded }, 0);
  const quota = "cd".repeat(32);
  op.admitToQuota(db, { quota, id, bytes: 1, maxBytes: 1, lifeSeconds: 60 }, 0);
  op.readQuota(db, { quota }, 0);
  op.dropFromQuota(db, { quota, id });
  const few = { emptySessions: 2, bytes: 0 };
  const limits = { perNetwork: few, perSite: few, inAll: { emptySessions: 1, bytes: 1 }, lifeSeconds: 60 };
  for (const network of ["one", "two"]) {
    for (const bytes of [0, 1]) {
      const session = { id: newSession().id, network, site: network, epoch, bytes, busySeconds: 0 };
      op.admitWaiting(db, { session, limits }, 0);
    }
  }
  op.admitWaiting(db, { session: { id, network: "two", site: "two", epoch, bytes: 0, busySeconds: 0 }, limits }, 0);
  op.readWaiting(db, {}, 0);
  op.dropWaiting(db, { id });
  for (let n = 0; n < MAX_NONCES; n++) op.mintNonce(db, { id, nonce: newNonce(), requester: `network ${n}` }, 1);
  for (const atMs of [1, 1_000_000, 10_000_000]) op.mintNonce(db, { id, nonce: newNonce(), requester }, atMs);
  for (let n = 0; n < MAX_NONCES_OF_REQUESTER; n++) op.mintNonce(db, { id, nonce: newNonce(), requester }, 1);
  const nonce = op.readChallenge(db, { id, requesters: [requester] }, 1)?.nonces[0]?.nonce ?? newNonce();
  op.readChallenge(db, { id, requesters: null }, 1);
  const minted = { nonce, mintedFor: requester };
  op.redeemForMetadata(db, { id, operationId: "redeem", ...minted, authKey, nextNonce: newNonce(), requester }, 1);
  op.changeLimits(db, { id, operationId: "limits", downloadLimit: 2, timeLimitSeconds: 900 }, 1);
  op.setPassword(db, { id, operationId: "password", authKey: newAuthKey() }, 1);
  for (const claimId of ["spent", "released", "counted"]) op.takeClaim(db, { id, claimId, times }, 1);
  op.renewClaim(db, { id, claimId: "spent", sentBytes: 1, times }, 1);
  op.spendClaim(db, { id, claimId: "spent" }, 1);
  op.releaseClaim(db, { id, claimId: "released", sentBytes: RELEASED_BYTES_FACTOR * 200 }, 1);
  const range = { id, claimId: "resumable", requestId: "first", firstByte: 0, endByte: 10 };
  op.openRange(db, { ...range, isNew: true, times }, 1);
  op.renewRange(db, { ...range, sentBytes: 1, times }, 1);
  op.endRange(db, { ...range, sentBytes: 10 }, 1);
  op.openRange(db, { ...range, requestId: "after it lapsed", isNew: false, times }, 200_000);
  op.endClaim(db, { id, claimId: "resumable" }, 200_000);
  op.beginRemoval(db, { entry: { kind: "upload", key: id } }, 1);
  op.openClaims(db, { id }, 1);
  op.sessionsAfter(db, { after: "", limit: 10 });
  op.takenDownAfter(db, { after: { atMs: 0, id: "" }, limit: 10 }, 1);
  op.uploadsAfter(db, { after: "", limit: 10 }, 1);
  op.takeClaim(db, { id, claimId: "counted", times }, 1);
  op.releaseClaim(db, { id, claimId: "counted", sentBytes: 1 }, 1);
  op.readOwner(db, { id }, 1);
  op.deleteUpload(db, { id, operationId: "delete", by: "owner" }, 1);
  op.beginRemoval(db, { entry: { kind: "upload", key: id } }, 1);
  op.finishRemoval(db, { entry: { kind: "upload", key: id } }, 1);
  op.beginRemoval(db, { entry: { kind: "upload", key: id } }, 900_000);
  const listKey = "ab".repeat(32);
  for (let n = 0; n < 3; n++) {
    const next = { etag: `${n}`, blobKey: newListBlob(), bytes: 1, lifeSeconds: 60 };
    op.writeList(db, { listKey, next, expectedEtag: undefined }, 0);
  }
  op.readList(db, { listKey }, 0);
  for (const entry of op.due(db, { shards: [0xab], limit: 10 }, 61_000)) {
    op.beginRemoval(db, { entry }, 61_000);
    op.finishRemoval(db, { entry }, 61_000);
  }
  const report = newReport();
  const bounds = { maxPerSite: 1, maxPerUpload: 1, most: 2, lifeSeconds: 60 };
  op.addReport(db, { report, site: "one", bounds }, 0);
  op.addReport(db, { report: newReport({ uploadId: report.uploadId }), site: "two", bounds }, 0);
  for (const site of ["one", "two"]) op.addReport(db, { report: newReport(), site, bounds }, 0);
  op.readReport(db, { reportId: report.id }, 0);
  op.listReports(db, {}, 0);
  op.reportedUploads(db, { limit: 10 });
  op.recordDigest(db, { id: report.uploadId, digest: "ab" });
  op.closeReport(db, { reportId: report.id }, 0);
  op.addReport(db, { report, site: "one", bounds }, 0);
  op.dropOldReports(db, {}, 60_000);
  const body = { sha256: "ab".repeat(32), bytes: 100 };
  op.blockBodies(db, { bodies: [body], most: 9 });
  op.hasBlocked(db, body);
  op.isBlocked(db, body);
  op.blockedAfter(db, { after: "", limit: 10 });
  op.unblockBody(db, body);
  op.hasBlocked(db, body);
  op.pendingFacts(db, { shards: [0], limit: 10 });
  op.dropFacts(db, { facts: [{ shard: 0, id: "none" }] });
}

test("every statement about an Upload or a list uses an index", () => {
  const { connection, database, statements } = openMemoryConnection();
  callEverything(connection);
  expect(statements.size).toBeGreaterThan(40);
  const scans = [...statements.keys()].filter((sql) => {
    const plan = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all();
    return plan.some((step) => /^SCAN (?!CONSTANT ROW)/.test(String(step["detail"])));
  });
  expect(scans).toEqual([]);
});
