import { factSubject } from "@envoi/protocol";
import { expect, test } from "vitest";
import { shardOf } from "../../upload/port.ts";
import {
  ALL_SHARDS,
  download,
  newAuthKey,
  newUploadId,
  type OpenHarness,
  publishUpload,
  randomHex,
  readFacts,
  sweep,
} from "./fixtures.ts";

export function describeOutbox(open: OpenHarness): void {
  test("stores an Upload's Facts in the order in which they happened", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 9 });
    await store.changeLimits(id, { operationId: "limits", downloadLimit: 2 });
    await download(store, id);
    await store.setPassword(id, { operationId: "password", authKey: newAuthKey() });
    await download(store, id);
    const facts = await readFacts(store, id);
    expect(facts.map((fact) => fact.type)).toEqual([
      "upload.completed",
      "upload.changed",
      "download.completed",
      "upload.changed",
      "download.completed",
      "download.exhausted",
    ]);
    expect(new Set(facts.map((fact) => fact.id)).size).toBe(facts.length);
    expect(await (await harness.reopen()).pendingFacts(ALL_SHARDS, 100)).toEqual(facts);
  });

  test("returns pending Facts of the given shards oldest first, up to the limit", async () => {
    await using harness = await open();
    const { store } = harness;
    const ids = ["f0", "10", "a0", "10"].map((shard) => newUploadId(shard));
    for (const id of ids) {
      await publishUpload(store, { id });
      await harness.advance(1_000);
    }
    const pending = async (shards: readonly number[], limit: number) =>
      (await store.pendingFacts(shards, limit)).map(factSubject);
    expect(await pending(ALL_SHARDS, 100)).toEqual(ids);
    expect(await pending(ALL_SHARDS, 2)).toEqual(ids.slice(0, 2));
    expect(await pending([shardOf("10")], 100)).toEqual([ids[1], ids[3]]);
    expect(await pending([shardOf("a0"), shardOf("f0")], 1)).toEqual([ids[0]]);
    expect(await pending([], 100)).toEqual([]);
  });

  test("removes only the Facts that were dropped from the outbox", async () => {
    await using harness = await open();
    const { store } = harness;
    const first = await publishUpload(store);
    const second = await publishUpload(store);
    const facts = await store.pendingFacts(ALL_SHARDS, 100);
    const ofFirst = facts.filter((fact) => factSubject(fact) === first.id);
    await store.dropFacts(ofFirst);
    await store.dropFacts(ofFirst);
    await store.dropFacts([]);
    expect((await store.pendingFacts(ALL_SHARDS, 100)).map(factSubject)).toEqual([second.id]);
    await store.delete(second.id, "delete");
    await store.dropFacts(await store.pendingFacts(ALL_SHARDS, 100));
    expect(await (await harness.reopen()).pendingFacts(ALL_SHARDS, 100)).toEqual([]);
  });

  test("an operation repeated after its Fact was dropped writes no second Fact", async () => {
    await using harness = await open();
    const { store } = harness;
    const session = await publishUpload(store, { downloadLimit: 1 });
    const { id } = session;
    const change = { operationId: "limits", downloadLimit: 2 };
    const password = { operationId: "password", authKey: newAuthKey() };
    await store.changeLimits(id, change);
    await store.setPassword(id, password);
    await download(store, id);
    await store.takeClaim(id, "a");
    await store.spendClaim(id, "a");
    await store.dropFacts(await store.pendingFacts(ALL_SHARDS, 100));
    await store.publish(id, 1, 1_000_000);
    await store.changeLimits(id, change);
    await store.setPassword(id, password);
    await store.spendClaim(id, "a");
    expect(await store.pendingFacts(ALL_SHARDS, 100)).toEqual([]);
  });

  test("Facts that are kept are no longer pending, and need not have been read by the same store", async () => {
    await using harness = await open();
    const { store } = harness;
    await publishUpload(store);
    await publishUpload(store);
    const [first, second] = await store.pendingFacts(ALL_SHARDS, 100);
    if (first === undefined || second === undefined) throw new Error("no Facts");
    await store.keepFacts([{ fact: first, position: 1 }]);
    expect(await store.pendingFacts(ALL_SHARDS, 100)).toEqual([second]);
    const reopened = await harness.reopen();
    await reopened.keepFacts([{ fact: second, position: 2 }]);
    expect(await reopened.pendingFacts(ALL_SHARDS, 100)).toEqual([]);
  });

  test("sets unreadable Facts aside, reports them, and returns the Facts after them", async () => {
    await using harness = await open();
    const { store } = harness;
    const planted = [
      { id: "garbage", text: "{" },
      { id: "newer", text: JSON.stringify({ type: "upload.renamed", id: "newer", v: 2, atMs: 0, uploadId: "a0" }) },
    ];
    for (const entry of planted) await harness.plantFact(shardOf("a0"), entry);
    const { id } = await publishUpload(store, { id: newUploadId("a0") });
    const other = await publishUpload(store, { id: newUploadId("a1") });
    const pending = async () => (await store.pendingFacts(ALL_SHARDS, 2)).map(factSubject);
    expect(await pending()).toEqual([id, other.id]);
    expect([...harness.unreadable].toSorted()).toEqual(["garbage", "newer"]);
    expect(await pending()).toEqual([id, other.id]);
    expect(harness.unreadable).toHaveLength(2);
  });

  test("Facts outlive the Upload they describe", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await publishUpload(store, { timeLimitSeconds: 60 });
    await harness.advance(61_000);
    await sweep(store);
    await harness.advance(3_600_000);
    await sweep(store);
    expect(await store.inspect(id)).toBeNull();
    expect((await readFacts(store, id)).map((fact) => fact.type)).toEqual(["upload.completed", "upload.expired"]);
  });

  test("using one operation id for two Uploads produces two Facts", async () => {
    await using harness = await open();
    const { store } = harness;
    const uploads = [await publishUpload(store), await publishUpload(store)];
    for (const { id } of uploads) await store.changeLimits(id, { operationId: "same", downloadLimit: 7 });
    const changed = (await store.pendingFacts(ALL_SHARDS, 100)).filter((fact) => fact.type === "upload.changed");
    expect(new Set(changed.map((fact) => fact.id)).size).toBe(2);
  });

  test("Facts contain only ids and counts", async () => {
    await using harness = await open();
    const { store } = harness;
    const session = await publishUpload(store, { sealedMetadata: randomHex(30) });
    await store.setPassword(session.id, { operationId: "password", authKey: newAuthKey() });
    const claim = randomHex(16);
    await store.takeClaim(session.id, claim);
    expect(await store.spendClaim(session.id, claim)).toBe("spent");
    await store.delete(session.id, "delete");
    const text = JSON.stringify(await store.pendingFacts(ALL_SHARDS, 100));
    for (const secret of [session.ownerTokenHash, session.sealedMetadata, session.authKey, claim]) {
      expect(text).not.toContain(secret);
    }
  });

  test("responds to a ping", async () => {
    await using harness = await open();
    await harness.store.ping();
  });
}
