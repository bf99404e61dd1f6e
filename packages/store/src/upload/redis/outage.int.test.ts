import { factSubject } from "@envoi/protocol";
import { type RedisProcess, startRedis, startSentinel } from "@envoi/testkit";
import { expect, onTestFinished, test } from "vitest";
import {
  download,
  newRequest,
  newSession,
  newUploadId,
  publishUpload,
  UPLOAD_BYTES,
} from "../../testing/upload/fixtures.ts";
import { shardOf, type UploadStore, UploadStoreError } from "../port.ts";
import { createRedisUploadStore, type RedisUploadStoreOptions } from "./redis-upload-store.ts";

async function startServer(settings: Record<string, string> = {}): Promise<RedisProcess> {
  const server = await startRedis({ settings });
  onTestFinished(() => server[Symbol.asyncDispose]());
  return server;
}

function openStore(server: RedisProcess, options: Partial<RedisUploadStoreOptions> = {}): UploadStore {
  const store = createRedisUploadStore({ address: { mode: "single", url: server.url }, ...options });
  onTestFinished(() => store[Symbol.asyncDispose]());
  return store;
}

const PATIENCE = { timeout: 30_000 };

/** Pings a store until it responds in time, because a busy host may miss these tests' short deadlines. */
async function untilAnswered(store: UploadStore): Promise<void> {
  const answer = () =>
    store.ping().then(
      () => "ready",
      () => "away",
    );
  await expect.poll(answer, PATIENCE).toBe("ready");
}

test("I6: keeps acknowledged data when Redis is killed and restarted", async () => {
  const server = await startServer();
  const store = openStore(server);
  const session = newSession();
  const { id } = await publishUpload(store, { downloadLimit: 5 });
  const gone = await publishUpload(store);
  await store.openSession(session);
  await store.recordParts(session.id, 1, [{ number: 1, bytes: 7, etag: "e" }]);
  await download(store, id, 2);
  await store.takeClaim(id, "held");
  await store.delete(gone.id, "delete");
  await server.kill();
  await server.restart();
  expect(await store.readSession(session.id)).toMatchObject({ storedBytes: 7 });
  expect(await store.inspect(id)).toMatchObject({ state: "live", downloads: 2, heldClaims: 1 });
  expect(await store.inspect(gone.id)).toMatchObject({ state: "gone", reason: "deleted" });
  expect(await store.due([shardOf(gone.id)], 10)).toMatchObject([{ kind: "upload", key: gone.id }]);
  const facts = await store.pendingFacts([shardOf(id)], 100);
  expect(facts.filter((fact) => factSubject(fact) === id)).toMatchObject([
    { type: "upload.completed" },
    { type: "download.completed", downloads: 1 },
    { type: "download.completed", downloads: 2 },
  ]);
});

test("I6: commands succeed again once Redis is back", async () => {
  const server = await startServer();
  const store = openStore(server);
  await store.ping();
  await server.kill();
  const published = publishUpload(store);
  await server.restart();
  const { id } = await published;
  expect(await store.read(id)).not.toBeNull();
});

test("I6: if Redis is unavailable at first, commands time out until it is up", async () => {
  const server = await startServer();
  await server.kill();
  const errors: Error[] = [];
  const store = openStore(server, { deadlineMs: 300, onConnectionError: (error) => errors.push(error) });
  await expect(store.ping()).rejects.toThrow(UploadStoreError);
  await expect(publishUpload(store)).rejects.toMatchObject({ code: "unavailable", status: 503 });
  expect(errors).not.toEqual([]);
  await server.restart();
  await untilAnswered(store);
  await expect.poll(() => publishUpload(store).catch(() => null), PATIENCE).not.toBeNull();
});

test("I6: commands time out while Redis does not respond", async () => {
  const server = await startServer();
  const store = openStore(server, { deadlineMs: 300 });
  const { id } = await publishUpload(openStore(server));
  await untilAnswered(store);
  server.pause();
  const commands = [store.read(id), store.takeClaim(id, "a"), store.due([0, 1, 2], 10), store.ping()];
  for (const settled of await Promise.allSettled(commands)) {
    expect(settled).toMatchObject({ status: "rejected", reason: { code: "unavailable" } });
  }
  server.resume();
  await untilAnswered(store);
  await expect.poll(() => store.read(id).catch(() => null), PATIENCE).toMatchObject({ id });
});

test("never sends a command whose deadline has already passed", async () => {
  const server = await startServer();
  await server.kill();
  const store = openStore(server, { deadlineMs: 200 });
  const session = newSession();
  await expect(store.openSession(session)).rejects.toThrow(UploadStoreError);
  await server.restart();
  await untilAnswered(store);
  expect(await openStore(server).inspect(session.id)).toBeNull();
});

test("queues a limited number of commands for an unavailable Redis, and rejects further commands immediately", async () => {
  const server = await startServer();
  await server.kill();
  const store = openStore(server, { deadlineMs: 30_000 });
  const waiting = Array.from({ length: 10_000 }, () => store.ping());
  await expect(store.ping()).rejects.toThrow("too many commands");
  await server.restart();
  await Promise.all(waiting);
});

test("rejects commands immediately once closed", async () => {
  const server = await startServer();
  const store = openStore(server);
  await store.ping();
  await store[Symbol.asyncDispose]();
  await expect(store.ping()).rejects.toThrow("closed");
});

test("I4: acknowledges a delete once the required number of replicas have received it", async () => {
  const primary = await startServer();
  const replica = await startServer({ replicaof: `127.0.0.1 ${primary.port}` });
  const store = openStore(primary, { waitReplicas: 1 });
  const onReplica = openStore(replica);
  const answer = () => publishUpload(store).catch(() => null);
  await expect.poll(answer, PATIENCE).not.toBeNull();
  const { id } = await publishUpload(store);
  expect(await onReplica.read(id)).toMatchObject({ id });
  expect(await store.delete(id, "delete")).toBe("deleted");
  expect(await onReplica.read(id)).toBeNull();
  await expect(onReplica.delete(id, "on a replica")).rejects.toThrow(UploadStoreError);
});

test("rejects a change that reaches too few replicas", async () => {
  const server = await startServer();
  const store = openStore(server, { waitReplicas: 1 });
  const session = newSession();
  await store.openSession(session);
  await expect(store.publish(session.id, 1, UPLOAD_BYTES)).rejects.toThrow("too few replicas");
});

test("rejects only additions when Redis has no memory left: downloads and open uploads continue", async () => {
  const server = await startServer();
  const store = openStore(server);
  const { id, blobKey } = await publishUpload(store);
  const open = newSession();
  await store.openSession(open);
  const request = newRequest();
  const delivery = { id: open.id, wrappedKey: "key", bytes: 1 };
  await store.createRequest(request);
  await store.reserveDelivery(request.id, delivery);
  await server.configure("maxmemory", "1");
  const full = { name: "UploadStoreError", code: "full", status: 507 };
  await expect(store.openSession(newSession())).rejects.toMatchObject(full);
  const list = { etag: "etag", blobKey, bytes: 1, lifeSeconds: 60 };
  await expect(store.writeList("a list", list, null)).rejects.toMatchObject(full);
  await expect(store.createRequest(newRequest())).rejects.toMatchObject(full);
  const another = { ...delivery, id: newUploadId() };
  await expect(store.reserveDelivery(request.id, another)).rejects.toMatchObject(full);
  expect(await store.completeDelivery(request.id, open.id)).toBe("delivered");
  expect(await store.publish(open.id, 1, UPLOAD_BYTES)).toBe("published");
  expect(await store.takeClaim(id, "a")).toMatchObject({ id });
  expect(await store.spendClaim(id, "a")).toBe("spent");
  expect(await store.inspect(id)).toMatchObject({ downloads: 1, heldClaims: 0 });
  expect(await store.delete(id, "delete")).toBe("deleted");
  const entry = { kind: "upload", key: id } as const;
  expect((await store.beginRemoval(entry))?.blobs).toEqual([{ key: blobKey, partsId: null }]);
  await store.finishRemoval(entry);
  expect(await store.inspect(id)).toMatchObject({ state: "gone", blobRemoved: true });
  expect(await store.collectDeliveries(request.id, [open.id])).toBe(1);
  await store.releaseDelivery(request.id, open.id, true);
  expect(await store.readRequest(request.id)).toMatchObject({ taken: { deliveries: 1, bytes: 1 } });
  expect(await store.closeRequest(request.id)).toBe("closed");
  expect(await store.deleteRequest(request.id)).toBe("deleted");
});

test("also reports `full` for a change that waits for replicas", async () => {
  const server = await startServer();
  await startServer({ replicaof: `127.0.0.1 ${server.port}` });
  const store = openStore(server, { waitReplicas: 1 });
  const answer = () => publishUpload(store).catch(() => null);
  await expect.poll(answer, PATIENCE).not.toBeNull();
  await server.configure("maxmemory", "1");
  await expect(store.createRequest(newRequest())).rejects.toMatchObject({ code: "full", status: 507 });
});

test("I4, I6: keeps acknowledged changes after a Sentinel failover, and commands succeed again", async () => {
  const primary = await startServer();
  const replica = await startServer({ replicaof: `127.0.0.1 ${primary.port}` });
  const password = "of-the-sentinels";
  const sentinel = await startSentinel(primary, { replicas: 1, password });
  onTestFinished(() => sentinel[Symbol.asyncDispose]());
  const address = {
    mode: "sentinel",
    sentinelUrls: [sentinel.url],
    masterName: sentinel.masterName,
    sentinel: { password },
  } as const;
  const store = openStore(primary, { address });
  const careful = openStore(primary, { address, waitReplicas: 1 });
  const answer = () => publishUpload(careful).catch(() => null);
  await expect.poll(answer, PATIENCE).not.toBeNull();
  const [kept, deleted] = [await publishUpload(careful), await publishUpload(careful)];
  expect(await careful.delete(deleted.id, "delete")).toBe("deleted");
  await primary.kill();
  const claim = () => store.takeClaim(kept.id, "a").catch(() => null);
  await expect.poll(claim, PATIENCE).toMatchObject({ id: kept.id });
  expect(await store.inspect(deleted.id)).toMatchObject({ state: "gone" });
  expect(await openStore(replica).inspect(kept.id)).toMatchObject({ heldClaims: 1 });
});
