import type { SqliteConnection } from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";
import { expect, test } from "vitest";
import { newSession, newUploadId } from "../../testing/upload/fixtures.ts";
import { openMemoryConnection } from "../../testing/upload/memory-connection.ts";
import { DEFAULT_STORE_TIMES, SHARDS } from "../port.ts";
import { setDue } from "./due-index.ts";
import { sqliteModule } from "./sqlite-module.ts";

const SECONDS = 1_000;
const { operations: op } = sqliteModule;
const shards = Array.from({ length: SHARDS }, (_, shard) => shard);

function publish(database: SqliteConnection, timeLimitSeconds: number): UploadId {
  const session = newSession({ id: newUploadId(), timeLimitSeconds, downloadLimit: 5 });
  op.openSession(database, { session, leaseMs: 30 * SECONDS, firstLeaseMs: 30 * SECONDS, maxMs: 3_600 * SECONDS }, 0);
  op.publish(database, { id: session.id, epoch: 1, ciphertextBytes: 100 }, 0);
  return session.id;
}

const dueAt = (database: SqliteConnection, nowMs: number, limit = 100) =>
  op.due(database, { shards, limit }, nowMs).map(({ kind, key, dueAtMs }) => [kind, key, dueAtMs]);

test("expired Uploads and entries are returned together, oldest first, up to the limit", () => {
  const { connection } = openMemoryConnection();
  const [live, waiting, deleted] = [publish(connection, 300), publish(connection, 60), publish(connection, 900)];
  op.deleteUpload(connection, { id: deleted, operationId: "delete", by: "owner" }, 0);
  setDue(connection, { kind: "upload", key: waiting, dueAtMs: 200 * SECONDS });

  const [first, second, third] = [
    ["upload", deleted, 0],
    ["upload", waiting, 200 * SECONDS],
    ["upload", live, 300 * SECONDS],
  ];
  expect(dueAt(connection, 199 * SECONDS)).toEqual([first]);
  expect(dueAt(connection, 299 * SECONDS)).toEqual([first, second]);
  expect(dueAt(connection, 300 * SECONDS)).toEqual([first, second, third]);
  expect(dueAt(connection, 300 * SECONDS, 2)).toEqual([first, second]);
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
