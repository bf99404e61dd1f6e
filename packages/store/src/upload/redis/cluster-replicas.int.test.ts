import { freePort, joinRedisCluster, startRedis } from "@envoi/testkit";
import { expect, onTestFinished, test } from "vitest";
import { publishUpload } from "../../testing/upload/fixtures.ts";
import { createRedisUploadStore } from "./redis-upload-store.ts";

test("on a Cluster, a change resolves once a replica has it, and fails while no replica is available", async () => {
  async function startMember() {
    const ports = { port: await freePort(), clusterPort: await freePort() };
    const server = await startRedis({ ...ports, cluster: "member" });
    onTestFinished(() => server[Symbol.asyncDispose]());
    return { ...ports, server };
  }
  const [master, replica] = [await startMember(), await startMember()];
  await joinRedisCluster([master], [replica]);
  await using store = createRedisUploadStore({
    address: { mode: "cluster", urls: [master.server.url] },
    waitReplicas: 1,
  });
  const { id } = await publishUpload(store, { downloadLimit: 1 });
  expect(await store.delete(id, "delete")).toBe("deleted");
  await replica.server.kill();
  await expect(publishUpload(store)).rejects.toMatchObject({ code: "unavailable" });
});
