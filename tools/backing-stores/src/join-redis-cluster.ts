import { setTimeout as delay } from "node:timers/promises";
import type { Redis } from "ioredis";
import { askRedis } from "./start-redis.ts";

const SLOTS = 16_384;
const RETRY_MS = 50;
const JOIN_MS = 30_000;
/** Number of fields in a CLUSTER NODES line before its slots. */
const FIELDS_OF_NODE = 8;

type Node = { port: number; clusterPort: number; password?: string };

/**
 * Creates a Cluster with equal shares of the slots and one replica per master, or reconnects an existing one, even if
 * its ports or its masters have changed.
 *
 * @param replicas - one for each master, in the same order
 * @throws if the Cluster does not serve all slots in time, or a master has no replica
 */
export async function joinRedisCluster(masters: readonly Node[], replicas: readonly Node[]): Promise<void> {
  const nodes = [...masters, ...replicas];
  for (const [index, node] of masters.entries()) {
    await askRedis(node, async (client) => {
      const [first, next] = [index, index + 1].map((bound) => Math.floor((bound * SLOTS) / masters.length));
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
  async function untilEach(isReady: (client: Redis) => Promise<boolean>): Promise<void> {
    for (const node of nodes) {
      while (!(await askRedis(node, isReady))) {
        if (performance.now() > deadline) throw new Error("the Redis Cluster did not form in time");
        await delay(RETRY_MS);
      }
    }
  }
  await untilEach((client) => says(client, [`cluster_known_nodes:${nodes.length}`]));
  for (const [index, node] of replicas.entries()) {
    const master = masters[index];
    if (master !== undefined) await replicate(node, master);
  }
  await untilEach((client) => says(client, ["cluster_state:ok", `cluster_size:${masters.length}`]));
  await untilEach(isReplicated);
}

async function says(client: Redis, lines: readonly string[]): Promise<boolean> {
  const info = await client.cluster("INFO");
  return lines.every((line) => info.includes(line));
}

/** Makes a node a replica, unless it already is one or is a master with slots. */
async function replicate(node: Node, master: Node): Promise<void> {
  const masterId = await askRedis(master, async (client) => String(await client.cluster("MYID")));
  await askRedis(node, async (client) => {
    const nodes = String(await client.cluster("NODES"));
    const fields = nodes
      .split("\n")
      .find((line) => line.includes("myself,master"))
      ?.split(" ");
    if (fields?.length === FIELDS_OF_NODE) await client.cluster("REPLICATE", masterId);
  });
}

async function isReplicated(client: Redis): Promise<boolean> {
  const info = await client.info("replication");
  return info.includes("master_link_status:up") || /^slave0:.*state=online/m.test(info);
}
