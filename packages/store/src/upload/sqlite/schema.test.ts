import type { UploadFact, UploadId } from "@envoi/protocol";
import { expect, test } from "vitest";
import { newNonce, newReport } from "../../testing/upload/fixtures.ts";
import { openMemoryConnection } from "../../testing/upload/memory-connection.ts";
import { migrations } from "./schema.ts";
import { sqliteModule } from "./sqlite-module.ts";

/** Migrations before the one that ended sessions of pieces of other uploads. */
const WITH_PIECES = 16;
/** Migrations before the one that gave reports their sites. */
const WITHOUT_SITES = migrations.findIndex((migration) => migration.includes("reports ADD COLUMN site"));
/** Migrations before the one that gave Nonces and Facts one tree each. */
const OLDER = 6;
const id = "00aa00aa00aa00aa" as UploadId;

test("the Nonces and waiting Facts of an older database are kept, in their order", () => {
  const { connection: db } = openMemoryConnection(migrations.slice(0, OLDER));
  db.exec(`
    INSERT INTO uploads (id, owner_token_hash, sealed_metadata, auth_key, password_set, download_limit, downloads,
      given_back_bytes, ciphertext_bytes, blob_key, epoch, created_at_ms, expires_at_ms)
    VALUES ('${id}', 'owner', 'sealed', 'key', 0, 1, 0, 0, 1, 'uploads/00/a', 1, 0, 1000000);
  `);
  const kept = [newNonce(), newNonce()];
  for (const nonce of kept) {
    db.run("INSERT INTO nonces (upload_id, nonce, requester, minted_at_ms) VALUES (:id, :nonce, 'one', 1)", {
      id,
      nonce,
    });
  }
  const facts = [2, 1].map((downloads): UploadFact => {
    return { id: `${id}:${downloads}`, v: 1, type: "upload.deleted", atMs: 5, uploadId: id, downloads };
  });
  for (const fact of facts) {
    const row = { factId: fact.id, fact: JSON.stringify(fact) };
    db.run("INSERT INTO outbox (shard, fact_id, fact) VALUES (0, :factId, :fact)", row);
  }
  for (const migration of migrations.slice(OLDER)) db.exec(migration);

  const { operations: op } = sqliteModule;
  const next = newNonce();
  op.mintNonce(db, { id, nonce: next, requester: "one" }, 2);
  const found = op.readChallenge(db, { id, requesters: ["one"] }, 2)?.nonces.map(({ nonce }) => nonce);
  expect(found).toEqual([...kept, next]);
  op.deleteUpload(db, { id, operationId: "delete", by: "owner" }, 3);
  const pending = op.pendingFacts(db, { shards: [0], limit: 10 });
  expect(pending.map((fact) => fact.id)).toEqual([...facts.map((fact) => fact.id), expect.stringContaining(id)]);
});

test("reports of an older database stay, and make room as if each were of another site", () => {
  const { connection: db } = openMemoryConnection(migrations.slice(0, WITHOUT_SITES));
  const earlier = Array.from({ length: 4 }, () => newReport());
  for (const report of earlier) {
    const { id: reportId, uploadId } = report;
    db.run(
      `INSERT INTO reports (id, upload_id, report, received_at_ms, expires_at_ms)
       VALUES (:reportId, :uploadId, :report, 5, 100000000)`,
      { reportId, uploadId, report: JSON.stringify(report) },
    );
    db.run("INSERT INTO reported_uploads (upload_id) VALUES (:uploadId)", { uploadId });
  }
  for (const migration of migrations.slice(WITHOUT_SITES)) db.exec(migration);

  const { operations: op } = sqliteModule;
  const bounds = { mostOfSite: 5, mostOfUpload: 5, most: 6, lifeSeconds: 864_000 };
  const flood = [newReport(), newReport()];
  for (const report of flood) expect(op.addReport(db, { report, site: "junk", bounds }, 10)).toBe("added");
  expect(op.addReport(db, { report: newReport(), site: "other", bounds }, 10)).toBe("replaced");
  const [lowest = ""] = flood.map((report) => report.id).toSorted();
  expect(op.readReport(db, { reportId: lowest }, 10)).toBeNull();
  for (const report of earlier) expect(op.readReport(db, { reportId: report.id }, 10)).toMatchObject(report);
});

test("of an older database, pieces of uploads are due for removal, and other sessions continue", () => {
  const { connection: db } = openMemoryConnection(migrations.slice(0, WITH_PIECES));
  const [piece, whole] = ["00aa00aa00aa00ab", "00aa00aa00aa00ac"] as [UploadId, UploadId];
  for (const [session, partial] of [
    [piece, 1],
    [whole, 0],
  ] as const) {
    db.run(
      `INSERT INTO sessions (id, owner_token_hash, sealed_metadata, auth_key, download_limit, time_limit_seconds, part_bytes,
         blob_key, epoch, lease_until_ms, created_at_ms, state, lease_ms, resumable, http_token_hash, http_max_bytes, http_partial)
       VALUES (:id, 'owner', '', '', 1, 60, 100, :blobKey, 1, 1000, 1, 'open', 1000, 1, 'token', 500, :partial)`,
      { id: session, blobKey: `uploads/00/${session}`, partial },
    );
    db.run("INSERT INTO due (kind, key, shard, due_at_ms) VALUES ('session', :id, 0, 1000)", { id: session });
  }
  for (const migration of migrations.slice(WITH_PIECES)) db.exec(migration);

  const { operations: op } = sqliteModule;
  expect(op.takeOverHttpSession(db, { id: piece, tokenHash: "token" }, 2)).toBeNull();
  expect(op.publish(db, { id: piece, epoch: 1, ciphertextBytes: 100 }, 2)).toBe("fenced");
  expect(op.due(db, { shards: [0], limit: 10 }, 2).map(({ key }) => key)).toEqual([piece]);
  const entry = { kind: "session", key: piece } as const;
  expect(op.beginRemoval(db, { entry }, 2)?.blobs).toEqual([{ key: `uploads/00/${piece}`, partsId: null }]);
  expect(op.takeOverHttpSession(db, { id: whole, tokenHash: "token" }, 2)).toMatchObject({ epoch: 2 });
});
