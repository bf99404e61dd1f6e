import { expect, onTestFinished, test } from "vitest";
import { joinRedisCluster } from "./join-redis-cluster.ts";
import { freePort } from "./run/free-port.ts";
import { askRedis, startRedis } from "./start-redis.ts";

test("each master of a joined Cluster has a replica, and joining again changes nothing", async () => {
  const members = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const [port, clusterPort] = [await freePort(), await freePort()];
      const server = await startRedis({ port, clusterPort, cluster: "member" });
      onTestFinished(() => server[Symbol.asyncDispose]());
      return { port, clusterPort };
    }),
  );
  const [masters, replicas] = [members.slice(0, 3), members.slice(3)];
  for (let round = 0; round < 2; round++) {
    await joinRedisCluster(masters, replicas);
    const roles = await Promise.all(
      members.map((member) => askRedis(member, async (client) => ((await client.role()) as string[])[0])),
    );
    expect(roles).toEqual(["master", "master", "master", "slave", "slave", "slave"]);
  }
});
