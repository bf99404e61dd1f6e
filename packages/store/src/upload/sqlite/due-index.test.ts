import type { UploadId } from "@envoi/protocol";
import { expect, onTestFinished, test } from "vitest";
import { newSession, newUploadId } from "../../testing/upload/fixtures.ts";
import { openMemoryStore } from "../../testing/upload/memory-store.ts";
import { type DueEntry, SHARDS, DEFAULT_STORE_TIMES as times } from "../port.ts";
import { setDue } from "./due-index.ts";

const SECONDS = 1_000;
const shards = Array.from({ length: SHARDS }, (_, shard) => shard);

/** Opens a store with functions whose times are in milliseconds since the store was opened. */
function openTimedStore() {
  const { store, connection, nowMs, advance, close } = openMemoryStore({ times: {} });
  onTestFinished(close);
  const startMs = nowMs();
  const setTime = (ms: number) => advance(startMs + ms - nowMs());
  return {
    store,
    setTime,
    setDue: ({ dueAtMs, ...entry }: Omit<DueEntry, "shard">) =>
      setDue({ ...connection, nowMs: nowMs(), times }, { ...entry, dueAtMs: startMs + dueAtMs }),
    async publish(timeLimitSeconds: number): Promise<UploadId> {
      const session = newSession({ id: newUploadId(), timeLimitSeconds, downloadLimit: 5 });
      await store.openSession(session);
      await store.publish(session.id, 1, 100);
      return session.id;
    },
    async dueAt(ms: number, limit = 100) {
      setTime(ms);
      return (await store.due(shards, limit)).map(({ kind, key, dueAtMs }) => [kind, key, dueAtMs - startMs]);
    },
  };
}

test("returns expired Uploads and entries of `due` together, oldest first, up to the limit", async () => {
  const { store, publish, setDue, dueAt } = openTimedStore();
  const [live, waiting, deleted] = [await publish(300), await publish(60), await publish(900)];
  await store.delete(deleted, "delete");
  setDue({ kind: "upload", key: waiting, dueAtMs: 200 * SECONDS });

  const [first, second, third] = [
    ["upload", deleted, 0],
    ["upload", waiting, 200 * SECONDS],
    ["upload", live, 300 * SECONDS],
  ];
  expect(await dueAt(199 * SECONDS)).toEqual([first]);
  expect(await dueAt(299 * SECONDS)).toEqual([first, second]);
  expect(await dueAt(300 * SECONDS)).toEqual([first, second, third]);
  expect(await dueAt(300 * SECONDS, 2)).toEqual([first, second]);
});

test("if an Upload's entry is due too early, makes the Upload due again at its expiry, even if the expiry changes", async () => {
  const { store, publish, setTime, setDue, dueAt } = openTimedStore();
  const id = await publish(300);
  setDue({ kind: "upload", key: id, dueAtMs: 100 });
  setTime(100);
  expect(await store.beginRemoval({ kind: "upload", key: id })).toBeNull();
  expect(await dueAt(299 * SECONDS)).toEqual([]);
  setTime(100);
  await store.changeLimits(id, { operationId: "sooner", timeLimitSeconds: 60 });
  expect(await dueAt(61 * SECONDS)).toEqual([["upload", id, 60_100]]);
});

test("makes an expired Upload that waits for a Claim due again when the Claim lapses", async () => {
  const { store, publish, setTime, dueAt } = openTimedStore();
  const id = await publish(60);
  setTime(59 * SECONDS);
  await store.takeClaim(id, "claim");
  const entry = { kind: "upload", key: id } as const;
  setTime(60 * SECONDS);
  expect(await store.beginRemoval(entry)).toBeNull();
  expect(await dueAt(60 * SECONDS)).toEqual([]);
  const lapsesAtMs = (59 + times.claimLeaseSeconds) * SECONDS;
  expect(await dueAt(lapsesAtMs)).toEqual([["upload", id, lapsesAtMs]]);
  expect(await store.beginRemoval(entry)).toMatchObject({ blobs: [{ partsId: null }] });
});
