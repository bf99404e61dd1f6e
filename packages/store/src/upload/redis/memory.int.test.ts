import { freePort, joinRedisCluster, startRedis } from "@envoi/testkit";
import { Redis } from "ioredis";
import { expect, onTestFinished, test } from "vitest";
import { createRedisUploadStore } from "./redis-upload-store.ts";

const MiB = 1_048_576;

test("of a Cluster, the memory of the fullest master counts", async () => {
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
