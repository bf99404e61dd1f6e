import { setTimeout as delay } from "node:timers/promises";
import { askRedis } from "./start-redis.ts";

const SLOTS = 16_384;
const RETRY_MS = 50;
const JOIN_MS = 30_000;

type Node = { port: number; clusterPort: number; password?: string };

/**
 * Makes a Cluster of masters with as many slots each, or finds the one together again that they were before, at
 * whatever ports.
 *
 * @throws when it does not serve all slots in time
 */
export async function joinRedisCluster(nodes: readonly Node[]): Promise<void> {
  for (const [index, node] of nodes.entries()) {
    await askRedis(node, async (client) => {
      const [first, next] = [index, index + 1].map((bound) => Math.floor((bound * SLOTS) / nodes.length));
      if (!(await client.cluster("INFO")).includes("cluster_slots_assigned:0")) return;
      await client.cluster("SET-CONFIG-EPOCH", index + 1);
      await client.cluster("ADDSLOTSRANGE", first as number, (next as number) - 1);
    });
  }
  for (const node of nodes) {
    await askRedis(node, async (client) => {
      for (const { port, clusterPort } of nodes) await client.cluster("MEET", "127.0.0.1", port, clusterPort);
    });
  }
  const deadline = performance.now() + JOIN_MS;
  for (const node of nodes) {
    while (!(await isWhole(node, nodes.length))) {
      if (performance.now() > deadline) throw new Error("the Redis Cluster did not come together");
      await delay(RETRY_MS);
    }
  }
}

async function isWhole(node: Node, count: number): Promise<boolean> {
  const info = await askRedis(node, (client) => client.cluster("INFO"));
  return ["cluster_state:ok", `cluster_known_nodes:${count}`, `cluster_size:${count}`].every((line) =>
    info.includes(line),
  );
}
