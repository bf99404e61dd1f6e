import { randomBytes } from "node:crypto";
import { factSubject } from "@envoi/protocol";
import { type CuttingProxy, startCuttingProxy, startRedis } from "@envoi/testkit";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  newAuthKey,
  newListBlob,
  newNonce,
  newRequest,
  newSession,
  newUploadId,
  publishUpload,
  UPLOAD_BYTES,
} from "../../testing/upload/fixtures.ts";
import { sharedRedis } from "../../testing/upload/open-redis-store.ts";
import { SHARDS, shardOf, type UploadStore } from "../port.ts";
import { createRedisUploadStore } from "./redis-upload-store.ts";

const server = sharedRedis();

/** The store under test, whose replies can be lost, and another store for reading the actual state. */
let proxy: CuttingProxy;
let store: UploadStore;
let witness: UploadStore;
beforeEach(async () => {
  proxy = await startCuttingProxy({ targetPort: server().port });
  store = createRedisUploadStore({ address: { mode: "single", url: `redis://127.0.0.1:${proxy.port}` } });
  witness = createRedisUploadStore({ address: { mode: "single", url: server().url } });
  await store.ping();
});
afterEach(async () => {
  for (const each of [store, witness, proxy]) await each[Symbol.asyncDispose]();
});

/** Runs an operation whose first reply is lost, so the client repeats it. @returns the second reply */
async function withLostReply<T>(operation: () => Promise<T>): Promise<T> {
  const cut = proxy.cutNextReply();
  const answer = operation();
  await cut;
  return answer;
}

async function facts(id: string): Promise<unknown[]> {
  const all = await witness.pendingFacts([shardOf(id)], 10_000);
  return all.filter((fact) => factSubject(fact) === id).map((fact) => fact.type);
}

describe("I6: a command whose reply was lost has one effect and returns its own result", () => {
  test("opening, filling and publishing a session", async () => {
    const session = newSession();
    const { id } = session;
    expect(await withLostReply(() => store.openSession(session))).toBe("opened");
    expect(await withLostReply(() => store.attachParts(id, 1, "parts"))).toBe("attached");
    expect(await withLostReply(() => store.recordParts(id, 1, [{ number: 1, bytes: 7, etag: "e" }]))).toBe("recorded");
    expect(await withLostReply(() => store.renewSession(id, 1))).toBe("renewed");
    expect(await witness.readSession(id)).toMatchObject({ epoch: 1, partsId: "parts", storedBytes: 7 });
    expect(await withLostReply(() => store.publish(id, 1, UPLOAD_BYTES))).toBe("published");
    expect(await facts(id)).toEqual(["upload.completed"]);
  });

  test("abandoning and removing a session", async () => {
    const session = newSession();
    const entry = { kind: "session", key: session.id } as const;
    await store.openSession(session);
    await withLostReply(() => store.abandonSession(session.id, 1));
    const blobs = [{ key: session.blobKey, partsId: null }];
    expect((await withLostReply(() => store.beginRemoval(entry)))?.blobs).toEqual(blobs);
    await withLostReply(() => store.finishRemoval(entry));
    expect(await witness.inspect(session.id)).toBeNull();
  });

  test("minting and redeeming a Nonce", async () => {
    const { id, authKey } = await publishUpload(store);
    const [nonce, nextNonce] = [newNonce(), newNonce()];
    expect(await withLostReply(() => store.mintNonce(id, nonce, "requester"))).toMatchObject({ id });
    expect((await witness.readChallenge(id, null))?.nonces).toMatchObject([{ nonce }]);
    const minted = { nonce, mintedFor: "requester" };
    const redeem = { operationId: "redeem", ...minted, authKey, nextNonce, requester: "requester" };
    expect(await withLostReply(() => store.redeemForMetadata(id, redeem))).toMatchObject({ upload: { id } });
    expect((await witness.readChallenge(id, null))?.nonces).toMatchObject([{ nonce: nextNonce }]);
  });

  test("changing limits and the password, and deleting", async () => {
    const { id } = await publishUpload(store);
    const authKey = newAuthKey();
    const change = { operationId: "limits", downloadLimit: 9 };
    expect(await withLostReply(() => store.changeLimits(id, change))).toMatchObject({ downloadLimit: 9 });
    const password = { operationId: "password", authKey };
    expect(await withLostReply(() => store.setPassword(id, password))).toMatchObject({ authKey, passwordSet: true });
    expect(await withLostReply(() => store.delete(id, "delete"))).toBe("deleted");
    expect(await facts(id)).toEqual(["upload.completed", "upload.changed", "upload.changed", "upload.deleted"]);
  });

  test("taking, renewing, spending and releasing Claims", async () => {
    const { id } = await publishUpload(store, { downloadLimit: 2 });
    expect(await withLostReply(() => store.takeClaim(id, "a"))).toMatchObject({ id });
    expect(await witness.inspect(id)).toMatchObject({ heldClaims: 1 });
    expect(await withLostReply(() => store.renewClaim(id, "a", 10))).toBe("renewed");
    expect(await withLostReply(() => store.spendClaim(id, "a"))).toBe("spent");
    expect(await witness.inspect(id)).toMatchObject({ downloads: 1, heldClaims: 0 });
    await store.takeClaim(id, "b");
    expect(await withLostReply(() => store.releaseClaim(id, "b", 10))).toBe("released");
    await store.takeClaim(id, "c");
    expect(await withLostReply(() => store.spendClaim(id, "c"))).toBe("spent");
    expect(await witness.inspect(id)).toMatchObject({ state: "gone", reason: "exhausted", downloads: 2 });
    expect(await facts(id)).toEqual([
      "upload.completed",
      "download.completed",
      "download.completed",
      "download.exhausted",
    ]);
  });

  test("opening, renewing and ending ranges, and spending and releasing their Claim", async () => {
    const { id } = await publishUpload(store, { downloadLimit: 1 });
    const range = { requestId: "first", firstByte: 0, endByte: UPLOAD_BYTES };
    expect(await withLostReply(() => store.openRange(id, "a", { ...range, isNew: true }))).toMatchObject({
      result: "opened",
      spent: false,
    });
    expect(await witness.inspect(id)).toMatchObject({ heldClaims: 1 });
    expect(await withLostReply(() => store.renewRange(id, "a", "first", 10))).toBe("renewed");
    await withLostReply(() => store.endRange(id, "a", "first", 10));
    const gap = { requestId: "gap", firstByte: 11, endByte: 12, isNew: false };
    expect(await witness.openRange(id, "a", gap)).toMatchObject({ result: "out_of_range" });
    const last = { requestId: "last", firstByte: 10, endByte: UPLOAD_BYTES, isNew: false };
    expect(await withLostReply(() => store.openRange(id, "a", last))).toMatchObject({ result: "opened" });
    expect(await withLostReply(() => store.spendClaim(id, "a"))).toBe("spent");
    expect(await withLostReply(() => store.endClaim(id, "a"))).toBe("ended");
    expect(await witness.openRange(id, "a", { ...last, requestId: "late" })).toBeNull();
    expect(await witness.inspect(id)).toMatchObject({ state: "gone", reason: "exhausted", downloads: 1 });
    expect(await facts(id)).toEqual(["upload.completed", "download.completed", "download.exhausted"]);
  });

  test("opening and spending a random-access Claim", async () => {
    const { id } = await publishUpload(store, { downloadLimit: 1 });
    const first = { requestId: "first", firstByte: 500, endByte: 510, isNew: true, randomAccess: true };
    expect(await withLostReply(() => store.openRange(id, "a", first))).toMatchObject({
      result: "opened",
      spent: false,
      randomAccess: true,
    });
    expect(await withLostReply(() => store.spendClaim(id, "a"))).toBe("spent");
    await withLostReply(() => store.endRange(id, "a", "first", 10));
    const some = { requestId: "some", firstByte: 9_000, endByte: 9_010, isNew: false };
    expect(await withLostReply(() => store.openRange(id, "a", some))).toMatchObject({ result: "opened", spent: true });
    expect(await facts(id)).toEqual(["upload.completed", "download.completed", "download.exhausted"]);
  });

  test("removing an Upload, and dropping its Facts", async () => {
    const { id, blobKey } = await publishUpload(store);
    const entry = { kind: "upload", key: id } as const;
    await store.delete(id, "delete");
    expect((await withLostReply(() => store.beginRemoval(entry)))?.blobs).toEqual([{ key: blobKey, partsId: null }]);
    await withLostReply(() => store.finishRemoval(entry));
    expect(await witness.inspect(id)).toMatchObject({ state: "gone", blobRemoved: true });
    const pending = await store.pendingFacts([shardOf(id)], 10_000);
    await withLostReply(() => store.dropFacts(pending));
    expect(await facts(id)).toEqual([]);
  });

  test("creating a request, delivering to it, collecting from it and closing it", async () => {
    const request = newRequest();
    const { id } = request;
    const [sent, ended] = [newUploadId(), newUploadId()].map((delivery) => ({
      id: delivery,
      wrappedKey: "",
      bytes: 1,
    }));
    if (!sent || !ended) throw new Error("two deliveries");
    expect(await withLostReply(() => store.createRequest(request))).toMatchObject({ id, isOpen: true });
    for (const delivery of [sent, ended]) {
      expect(await withLostReply(() => store.reserveDelivery(id, delivery))).toBe("reserved");
    }
    expect(await withLostReply(() => store.completeDelivery(id, sent.id))).toBe("delivered");
    await withLostReply(() => store.releaseDelivery(id, ended.id, false));
    expect(await witness.readRequest(id)).toMatchObject({ taken: { deliveries: 1, bytes: 1 } });
    await withLostReply(() => store.collectDeliveries(id, [sent.id]));
    expect(await withLostReply(() => store.closeRequest(id))).toBe("closed");
    const types = ["request.created", "request.delivered", "request.collected", "request.closed"];
    expect(await facts(id)).toEqual(types);
  });

  test("writing a list", async () => {
    const listKey = randomBytes(32).toString("hex");
    const [first, second] = [1, 2].map((n) => ({ etag: `v${n}`, blobKey: newListBlob(), bytes: n, lifeSeconds: 60 }));
    if (!first || !second) throw new Error("two versions");
    expect(await withLostReply(() => store.writeList(listKey, first, null))).toBe("written");
    expect(await withLostReply(() => store.writeList(listKey, second, "v1"))).toBe("written");
    expect(await witness.readList(listKey)).toMatchObject({ etag: "v2", bytes: 2 });
    const ownKeys = [listKey, first.blobKey, second.blobKey];
    const due = await witness.due([shardOf(listKey)], 10_000);
    expect(due.filter(({ key }) => ownKeys.includes(key))).toEqual([]);
  });

  test("leasing shards", async () => {
    expect(await withLostReply(() => store.leaseShards("one", SHARDS, 60))).toHaveLength(SHARDS);
    expect(await witness.leaseShards("other", SHARDS, 60)).toEqual([]);
  });
});

test("I6: repeats a command whose reply was lost, also on a Redis Cluster", async () => {
  await using cluster = await startRedis({ cluster: "alone" });
  await using there = await startCuttingProxy({ targetPort: cluster.port });
  await cluster.configure("cluster-announce-port", String(there.port));
  await using onCluster = createRedisUploadStore({
    address: { mode: "cluster", urls: [`redis://127.0.0.1:${there.port}`] },
  });
  const { id } = await publishUpload(onCluster, { downloadLimit: 1 });
  await onCluster.takeClaim(id, "a");
  const cut = there.cutNextReply();
  const spent = onCluster.spendClaim(id, "a");
  await cut;
  expect(await spent).toBe("spent");
  expect(await onCluster.inspect(id)).toMatchObject({ state: "gone", downloads: 1 });
});

test("I6: if a change waits for replicas, repeats it together with the wait", async () => {
  await using replica = await startRedis({ settings: { replicaof: `127.0.0.1 ${server().port}` } });
  await using waiting = createRedisUploadStore({
    address: { mode: "single", url: `redis://127.0.0.1:${proxy.port}` },
    waitReplicas: 1,
  });
  const published = () => publishUpload(waiting).catch(() => null);
  await expect.poll(published, { timeout: 20_000 }).not.toBeNull();
  const { id } = await publishUpload(waiting);
  const cut = proxy.cutNextReply();
  const deleted = waiting.delete(id, "delete");
  await cut;
  expect(await deleted).toBe("deleted");
  await using onReplica = createRedisUploadStore({ address: { mode: "single", url: replica.url } });
  expect(await onReplica.inspect(id)).toMatchObject({ state: "gone" });
});
