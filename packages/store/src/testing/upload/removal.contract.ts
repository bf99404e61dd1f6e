import { expect, test } from "vitest";
import { type DueEntry, shardOf, TOMBSTONE_SECONDS, type UploadStore } from "../../upload/port.ts";
import {
  ALL_SHARDS,
  download,
  newSession,
  newUploadId,
  type OpenHarness,
  publishUpload,
  randomHex,
  readFacts,
  readFactTypes,
  sweep,
  UPLOAD_BYTES,
  visible,
} from "./fixtures.ts";

async function dueKeys(store: UploadStore, shards = ALL_SHARDS, limit = 1_000): Promise<string[]> {
  return (await store.due(shards, limit)).map((entry) => entry.key);
}

export function describeRemoval(open: OpenHarness): void {
  test("returns no entry before it is due", async () => {
    await using harness = await open({ times: { sessionLeaseSeconds: 300 } });
    const { store } = harness;
    await publishUpload(store, { timeLimitSeconds: 300 });
    await store.openSession(newSession());
    expect(await store.due(ALL_SHARDS, 100)).toEqual([]);
  });

  test("returns due entries of the given shards oldest first, up to the limit", async () => {
    await using harness = await open();
    const { store } = harness;
    const ids = ["10", "20", "10", "30"].map((shard) => newUploadId(shard));
    for (const [index, id] of ids.entries()) {
      await publishUpload(store, { id, timeLimitSeconds: 60 * (4 - index) });
    }
    await harness.advance(100_000);
    expect(await dueKeys(store)).toEqual([ids[3]]);
    await harness.advance(200_000);
    expect(await dueKeys(store)).toEqual(ids.toReversed());
    expect(await dueKeys(store, ALL_SHARDS, 2)).toEqual([ids[3], ids[2]]);
    expect((await store.due(ALL_SHARDS, 100)).map(({ shard }) => shard)).toEqual(ids.toReversed().map(shardOf));
    expect(await dueKeys(store, [shardOf("10")])).toEqual([ids[2], ids[0]]);
    expect(await dueKeys(store, [shardOf("20"), shardOf("30")], 1)).toEqual([ids[3]]);
    expect(await dueKeys(store, [shardOf("44")])).toEqual([]);
    expect(await dueKeys(store, [])).toEqual([]);
  });

  test("I4: a deleted, used-up or expired Upload is immediately due for removal, with its Blob", async () => {
    await using harness = await open();
    const { store } = harness;
    const deleted = await publishUpload(store);
    const exhausted = await publishUpload(store, { downloadLimit: 1 });
    const expired = await publishUpload(store, { timeLimitSeconds: 60 });
    await store.delete(deleted.id, "delete");
    await download(store, exhausted.id);
    expect((await dueKeys(store)).toSorted()).toEqual([deleted.id, exhausted.id].toSorted());
    await harness.advance(61_000);
    const removed = await sweep(store);
    expect(removed.map((blob) => blob.key).toSorted()).toEqual(
      [deleted.blobKey, exhausted.blobKey, expired.blobKey].toSorted(),
    );
    expect(await store.inspect(deleted.id)).toMatchObject({ state: "gone", reason: "deleted", blobRemoved: true });
    expect(await store.inspect(exhausted.id)).toMatchObject({ state: "gone", reason: "exhausted", blobRemoved: true });
    expect(await store.inspect(expired.id)).toMatchObject({ state: "gone", reason: "expired", blobRemoved: true });
  });

  test("an expired Upload becomes `gone` when its removal begins, and one Fact is written", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id, blobKey } = await publishUpload(store, { timeLimitSeconds: 60, downloadLimit: 9 });
    await download(store, id, 2);
    await harness.advance(61_000);
    expect(await store.inspect(id)).toMatchObject({ state: "live" });
    const entry = { kind: "upload", key: id } as const;
    const removal = await store.beginRemoval(entry);
    expect(removal).toEqual({ blobs: [{ key: blobKey, partsId: null }], quotas: [], delivery: null });
    expect((await store.beginRemoval(entry))?.blobs).toEqual(removal?.blobs);
    expect(await store.inspect(id)).toEqual({
      state: "gone",
      reason: "expired",
      downloads: 2,
      downloadLimit: 9,
      blobRemoved: false,
    });
    const facts = await readFacts(store, id);
    expect(facts.at(-1)).toMatchObject({ type: "upload.expired", downloads: 2 });
    expect(facts.filter((fact) => fact.type === "upload.expired")).toHaveLength(1);
  });

  test("returns the quotas of a session or an Upload only until its Blob is removed", async () => {
    await using harness = await open();
    const { store } = harness;
    const quotas = [randomHex(32), randomHex(32)];
    const abandoned = newSession({ quotas });
    await store.openSession(abandoned);
    await store.abandonSession(abandoned.id, 1);
    const [deleted, exhausted, expired] = [
      await publishUpload(store, { quotas }),
      await publishUpload(store, { quotas, downloadLimit: 1 }),
      await publishUpload(store, { quotas, timeLimitSeconds: 60 }),
    ];
    await store.delete(deleted.id, "delete");
    await download(store, exhausted.id, 1);
    await harness.advance(3_600_000);
    const entries = [
      { kind: "session", key: abandoned.id } as const,
      ...[deleted, exhausted, expired].map(({ id }) => ({ kind: "upload", key: id }) as const),
    ];
    for (const entry of entries) {
      expect(await store.beginRemoval(entry)).toMatchObject({ quotas });
      expect(await store.beginRemoval(entry)).toMatchObject({ quotas });
      await store.finishRemoval(entry);
      expect(await store.beginRemoval(entry)).toBeNull();
    }
  });

  test("an interrupted removal is due again after a restart of the store", async () => {
    await using harness = await open();
    const { id, blobKey } = await publishUpload(harness.store);
    await harness.store.delete(id, "delete");
    await harness.store.beginRemoval({ kind: "upload", key: id });
    const store = await harness.reopen();
    expect(await sweep(store)).toEqual([{ key: blobKey, partsId: null }]);
    expect(await store.inspect(id)).toMatchObject({ state: "gone", blobRemoved: true });
  });

  test("if a removal begins too early, only corrects the index of due entries", async () => {
    await using harness = await open({ times: { sessionLeaseSeconds: 300 } });
    const { store } = harness;
    const upload = await publishUpload(store, { timeLimitSeconds: 600 });
    const session = newSession();
    await store.openSession(session);
    const before = visible(await store.read(upload.id));
    expect(await store.beginRemoval({ kind: "upload", key: upload.id })).toBeNull();
    expect(await store.beginRemoval({ kind: "session", key: session.id })).toBeNull();
    expect(await store.beginRemoval({ kind: "session", key: upload.id })).toBeNull();
    expect(await store.beginRemoval({ kind: "upload", key: session.id })).toBeNull();
    expect(await store.beginRemoval({ kind: "upload", key: newUploadId() })).toBeNull();
    expect(await store.beginRemoval({ kind: "session", key: newUploadId() })).toBeNull();
    expect(await store.beginRemoval({ kind: "list", key: randomHex(32) })).toBeNull();
    expect(await store.due(ALL_SHARDS, 100)).toEqual([]);
    expect(visible(await store.read(upload.id)).expiresAtMs).toBe(before.expiresAtMs);
    expect(await store.renewSession(session.id, 1)).toBe("renewed");
    await harness.advance(601_000);
    expect((await sweep(store)).map((blob) => blob.key).toSorted()).toEqual(
      [upload.blobKey, session.blobKey].toSorted(),
    );
  });

  test("finishing a removal that has not started removes nothing", async () => {
    await using harness = await open({ times: { sessionLeaseSeconds: 300 } });
    const { store } = harness;
    const upload = await publishUpload(store);
    const session = newSession();
    await store.openSession(session);
    for (const key of [upload.id, session.id, newUploadId()]) {
      await store.finishRemoval({ kind: "upload", key });
      await store.finishRemoval({ kind: "session", key });
    }
    expect(await store.read(upload.id)).not.toBeNull();
    expect(await store.publish(session.id, 1, UPLOAD_BYTES)).toBe("published");
    await store.finishRemoval({ kind: "session", key: session.id });
    expect(await store.read(session.id)).not.toBeNull();
  });

  test("a due entry left over from a session does not affect the published Upload", async () => {
    await using harness = await open({ times: { sessionLeaseSeconds: 300 } });
    const { store } = harness;
    const { id } = await publishUpload(store);
    await harness.advance(400_000);
    const entry: Pick<DueEntry, "kind" | "key"> = { kind: "session", key: id };
    expect(await store.beginRemoval(entry)).toBeNull();
    await store.finishRemoval(entry);
    expect(await sweep(store)).toEqual([]);
    expect(await store.read(id)).not.toBeNull();
  });

  test("an expired Upload is due for removal once its held Claims end", async () => {
    await using harness = await open({ times: { claimLeaseSeconds: 300 } });
    const { store } = harness;
    const { id, blobKey } = await publishUpload(store, { timeLimitSeconds: 60 });
    visible(await store.takeClaim(id, "a"));
    await harness.advance(100_000);
    expect(await sweep(store)).toEqual([]);
    expect(await store.inspect(id)).toMatchObject({ state: "live", heldClaims: 1 });
    await harness.advance(230_000);
    expect(await sweep(store)).toEqual([{ key: blobKey, partsId: null }]);
    expect(await store.inspect(id)).toMatchObject({ state: "gone", reason: "expired", downloads: 0 });
  });

  test("an expired Upload is due for removal once its last held Claim is spent or released", async () => {
    await using harness = await open({ times: { claimLeaseSeconds: 300 } });
    const { store } = harness;
    const spent = await publishUpload(store, { timeLimitSeconds: 60, downloadLimit: 5 });
    const givenBack = await publishUpload(store, { timeLimitSeconds: 60, downloadLimit: 5 });
    for (const { id } of [spent, givenBack]) visible(await store.takeClaim(id, "a"));
    await harness.advance(61_000);
    expect(await sweep(store)).toEqual([]);
    await store.spendClaim(spent.id, "a");
    await store.releaseClaim(givenBack.id, "a", 1);
    expect(await sweep(store)).toHaveLength(2);
    expect(await store.inspect(spent.id)).toMatchObject({ state: "gone", reason: "expired", downloads: 1 });
  });

  test("a tombstone keeps the outcome for the tombstone's lifetime, and leaves nothing behind", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await publishUpload(store);
    await store.delete(id, "delete");
    const entry = { kind: "upload", key: id } as const;
    await store.beginRemoval(entry);
    await harness.advance(TOMBSTONE_SECONDS * 2_000);
    await store.finishRemoval(entry);
    await harness.advance((TOMBSTONE_SECONDS - 60) * 1_000);
    expect(await sweep(store)).toEqual([]);
    expect(await store.beginRemoval(entry)).toBeNull();
    expect(await store.inspect(id)).toMatchObject({ state: "gone", blobRemoved: true });
    expect(await store.delete(id, "delete")).toBe("deleted");
    await harness.advance(120_000);
    expect(await store.beginRemoval(entry)).toBeNull();
    expect(await store.inspect(id)).toBeNull();
    expect(await store.delete(id, "delete")).toBeNull();
    expect(await store.due(ALL_SHARDS, 100)).toEqual([]);
    expect(await readFactTypes(store, id)).toEqual(["upload.completed", "upload.deleted"]);
  });

  test("expires an Upload only once, even if many janitors begin its removal concurrently", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await publishUpload(store, { timeLimitSeconds: 60 });
    await harness.advance(61_000);
    const entry = { kind: "upload", key: id } as const;
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        await store.beginRemoval(entry);
        await store.finishRemoval(entry);
      }),
    );
    expect(await readFactTypes(store, id)).toEqual(["upload.completed", "upload.expired"]);
    expect(await store.inspect(id)).toMatchObject({ state: "gone", blobRemoved: true });
  });

  test("leases each shard to one janitor at a time", async () => {
    await using harness = await open();
    const { store } = harness;
    const first = await store.leaseShards("first", 100, 300);
    const second = await store.leaseShards("second", 256, 300);
    expect(first).toHaveLength(100);
    expect([...first, ...second].toSorted((a, b) => a - b)).toEqual(ALL_SHARDS);
    expect(await store.leaseShards("third", 256, 300)).toEqual([]);
    expect((await store.leaseShards("first", 100, 300)).toSorted()).toEqual(first.toSorted());
  });

  test("a shard's lease can be renewed by its janitor, and the shard is free once the lease has lapsed", async () => {
    await using harness = await open();
    const { store } = harness;
    await store.leaseShards("dead", 128, 300);
    await store.leaseShards("alive", 128, 300);
    await harness.advance(200_000);
    expect(await store.leaseShards("alive", 128, 300)).toHaveLength(128);
    await harness.advance(130_000);
    expect(await store.leaseShards("alive", 256, 300)).toHaveLength(256);
    expect(await store.leaseShards("dead", 128, 300)).toEqual([]);
  });

  test("if a janitor requests fewer shards than it has, leaves the other shards to other janitors", async () => {
    await using harness = await open();
    const { store } = harness;
    expect(await store.leaseShards("first", 256, 300)).toHaveLength(256);
    const kept = await store.leaseShards("first", 128, 300);
    expect(kept).toHaveLength(128);
    const other = await store.leaseShards("second", 128, 300);
    expect([...kept, ...other].toSorted((a, b) => a - b)).toEqual(ALL_SHARDS);
    expect(await store.leaseShards("first", 0, 300)).toEqual([]);
  });

  test("janitors requesting leases concurrently share the shards without overlap", async () => {
    await using harness = await open();
    const janitors = ["a", "b", "c", "d", "e"];
    const shares = await Promise.all(janitors.map((janitor) => harness.store.leaseShards(janitor, 60, 300)));
    expect(shares.flat()).toHaveLength(256);
    expect(new Set(shares.flat()).size).toBe(256);
  });
}
