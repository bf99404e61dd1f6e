import type { SqliteConnection } from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";
import { expect, test } from "vitest";
import { newSession, newUploadId } from "../../testing/upload/fixtures.ts";
import { openMemoryConnection } from "../../testing/upload/memory-connection.ts";
import { DEFAULT_STORE_TIMES, SHARDS } from "../port.ts";
import { setDue } from "./due-index.ts";
import { sqliteModule } from "./sqlite-module.ts";

/** The migration before which each Upload had an entry in `due`. */
const DUE_BY_EXPIRY = 7;
const SECONDS = 1_000;
const { migrations, operations: op } = sqliteModule;
const shards = Array.from({ length: SHARDS }, (_, shard) => shard);

function publish(database: SqliteConnection, timeLimitSeconds: number): UploadId {
  const session = newSession({ id: newUploadId(), timeLimitSeconds, downloadLimit: 5 });
  op.openSession(database, { session, leaseMs: 30 * SECONDS, firstLeaseMs: 30 * SECONDS, mostMs: 3_600 * SECONDS }, 0);
  op.publish(database, { id: session.id, epoch: 1, ciphertextBytes: 100 }, 0);
  return session.id;
}

const dueAt = (database: SqliteConnection, nowMs: number, limit = 100) =>
  op.due(database, { shards, limit }, nowMs).map(({ kind, key, dueAtMs }) => [kind, key, dueAtMs]);

test("Uploads of an older version are due when they were before", () => {
  const { connection: old } = openMemoryConnection(migrations.toSpliced(DUE_BY_EXPIRY, 1));
  const [live, waiting, deleted] = [publish(old, 300), publish(old, 60), publish(old, 900)];
  op.deleteUpload(old, { id: deleted, operationId: "delete", by: "owner" }, 0);
  setDue(old, { kind: "upload", key: live, dueAtMs: 300 * SECONDS });
  setDue(old, { kind: "upload", key: waiting, dueAtMs: 200 * SECONDS });

  old.exec(migrations[DUE_BY_EXPIRY] ?? "");

  const [first, second, third] = [
    ["upload", deleted, 0],
    ["upload", waiting, 200 * SECONDS],
    ["upload", live, 300 * SECONDS],
  ];
  expect(dueAt(old, 199 * SECONDS)).toEqual([first]);
  expect(dueAt(old, 299 * SECONDS)).toEqual([first, second]);
  expect(dueAt(old, 300 * SECONDS)).toEqual([first, second, third]);
  expect(dueAt(old, 300 * SECONDS, 2)).toEqual([first, second]);
  expect(old.all("SELECT key FROM due ORDER BY due_at_ms")).toEqual([{ key: deleted }, { key: waiting }]);
});

test("an Upload that an entry calls due too early is due when it expires, even if that is changed later", () => {
  const { connection } = openMemoryConnection();
  const id = publish(connection, 300);
  setDue(connection, { kind: "upload", key: id, dueAtMs: 100 });
  expect(op.beginRemoval(connection, { entry: { kind: "upload", key: id } }, 100)).toBeNull();
  expect(dueAt(connection, 299 * SECONDS)).toEqual([]);
  op.changeLimits(connection, { id, operationId: "sooner", timeLimitSeconds: 60 }, 100);
  expect(dueAt(connection, 61 * SECONDS)).toEqual([["upload", id, 60_100]]);
});

test("an expired Upload that waits for a Claim is due again when the Claim lapses", () => {
  const { connection } = openMemoryConnection();
  const id = publish(connection, 60);
  op.takeClaim(connection, { id, claimId: "claim", times: DEFAULT_STORE_TIMES }, 59 * SECONDS);
  const entry = { kind: "upload", key: id } as const;
  expect(op.beginRemoval(connection, { entry }, 60 * SECONDS)).toBeNull();
  expect(dueAt(connection, 60 * SECONDS)).toEqual([]);
  const lapsesAtMs = (59 + DEFAULT_STORE_TIMES.claimLeaseSeconds) * SECONDS;
  expect(dueAt(connection, lapsesAtMs)).toEqual([["upload", id, lapsesAtMs]]);
  expect(op.beginRemoval(connection, { entry }, lapsesAtMs)).toMatchObject({ blobs: [{ partsId: null }] });
});
