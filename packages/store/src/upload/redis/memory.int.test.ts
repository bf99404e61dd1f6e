import type { UploadId } from "@envoi/protocol";
import { freePort, joinRedisCluster, startRedis } from "@envoi/testkit";
import { Redis } from "ioredis";
import { expect, onTestFinished, test } from "vitest";
import { newNonce, newRequest, newSession, publishUpload } from "../../testing/upload/fixtures.ts";
import { closeRequest, deleteRequest } from "../end-request.ts";
import { createRedisUploadStore } from "./redis-upload-store.ts";

const MiB = 1_048_576;

test("reports the memory use of a Cluster's fullest master", async () => {
  async function startMember() {
    const ports = { port: await freePort(), clusterPort: await freePort() };
    const server = await startRedis({ ...ports, cluster: "member", settings: { maxmemory: String(64 * MiB) } });
    onTestFinished(() => server[Symbol.asyncDispose]());
    return { ...ports, server };
  }
  const masters = [await startMember(), await startMember()];
  await joinRedisCluster(masters, [await startMember(), await startMember()]);
  await using store = createRedisUploadStore({
    address: { mode: "cluster", urls: masters.map(({ server }) => server.url) },
  });
  const used = async () => (await store.readMemory())?.usedBytes ?? 0;
  expect(await used()).toBeLessThan(16 * MiB);
  const client = new Redis.Cluster(masters.map(({ port }) => ({ host: "127.0.0.1", port })));
  onTestFinished(() => client.disconnect());
  await client.set("somewhere", Buffer.alloc(20 * MiB));
  expect(await used()).toBeGreaterThan(20 * MiB);
  for (const { server } of masters) await server.configure("maxmemory", "0");
  expect(await store.readMemory()).toBeNull();
});

test.each([
  ["a few", 3],
  ["many", 300],
])("I10: a network cannot fill scarce memory with Nonces of an Upload that already has %s", async (_, before) => {
  const server = await startRedis();
  onTestFinished(() => server[Symbol.asyncDispose]());
  await using store = createRedisUploadStore({ address: { mode: "single", url: server.url } });
  const used = async () => (await store.readMemory())?.usedBytes ?? 0;
  const { id } = await publishUpload(store);
  const others = await Promise.all(Array.from({ length: 9 }, () => publishUpload(store)));
  const uploads = [{ id }, ...others];
  const kept = async () => (await store.readChallenge(id, null))?.nonces.map(({ nonce }) => nonce) ?? [];
  const mint = async (count: number) => {
    for (const upload of uploads) {
      await Promise.all(
        Array.from({ length: count }, (_, at) => store.mintNonce(upload.id, newNonce(), `attacker/${at % 9}`)),
      );
    }
  };
  const honest = newNonce();
  await store.mintNonce(id, honest, "honest");
  await mint(before);
  const client = new Redis(server.url);
  onTestFinished(() => client.disconnect());
  await client.set("others", Buffer.alloc(45 * MiB));
  await server.configure("maxmemory", String(64 * MiB));
  const forget = async () => client.del(...(await client.keys("*:memoryScarce")), "none");
  await forget();
  const usedBefore = await used();
  await mint(300);
  // If all Nonces were stored, they would use a mebibyte.
  expect((await used()) - usedBefore).toBeLessThan(MiB / 4);
  expect(await kept()).toHaveLength(16);
  expect(await kept()).toContain(honest);
  await client.del("others");
  await forget();
  await mint(300);
  expect((await kept()).length).toBeGreaterThan(300);
  expect(await kept()).toContain(honest);
});

test("while Redis has no memory left, a request can be closed and deleted", async () => {
  const server = await startRedis();
  onTestFinished(() => server[Symbol.asyncDispose]());
  await using store = createRedisUploadStore({ address: { mode: "single", url: server.url } });
  const quota = "ab".repeat(32);
  const request = await store.createRequest(newRequest({ quotas: [quota] }));
  if (request === "taken") throw new Error("the id is taken");
  const counted = request.id as string as UploadId;
  await store.admitToQuota(quota, counted, 1_000_000, { maxBytes: 2_000_000, lifeSeconds: 600 });
  const session = newSession({ requestId: request.id });
  const { id } = session;
  await store.openSession(session);
  await store.reserveDelivery(request.id, { id, wrappedKey: "key", bytes: 10 });
  await store.completeDelivery(request.id, id);
  await store.publish(id, 1, 10);
  await server.configure("maxmemory", "1");
  await expect(store.createRequest(newRequest())).rejects.toMatchObject({ code: "full" });
  expect(await closeRequest(store, request)).toBe("closed");
  expect(await store.readRequest(request.id)).toMatchObject({ isOpen: false });
  expect(await store.readQuota(quota)).toBe(1_000_000);
  expect(await deleteRequest(store, request, { by: "owner", onDeleted: () => {} })).toBe("deleted");
  expect(await store.readQuota(quota)).toBe(0);
  expect(await store.read(id)).toBeNull();
});
