import { type RedisProcess, startRedis } from "@envoi/testkit";
import { Redis } from "ioredis";
import { afterAll, beforeAll } from "vitest";
import type { UploadStore } from "../../upload/port.ts";
import type { RedisAddress } from "../../upload/redis/connection.ts";
import { formatKey } from "../../upload/redis/keys.ts";
import { createRedisUploadStore } from "../../upload/redis/redis-upload-store.ts";
import type { Harness, OpenHarness } from "./upload-store.contract.ts";

/** Starts one Redis for all tests of a file. @returns a function that returns this Redis while the tests are running */
export function sharedRedis(options: Parameters<typeof startRedis>[0] = {}): () => RedisProcess {
  let server: RedisProcess | null = null;
  beforeAll(async () => {
    server = await startRedis(options);
  });
  afterAll(() => server?.[Symbol.asyncDispose]());
  return () => {
    if (server === null) throw new Error("the server runs only during tests");
    return server;
  };
}

/** Opens stores on a Redis that is emptied before each. */
export function redisHarness(getServer: () => RedisProcess, mode: "single" | "cluster"): OpenHarness {
  return async ({ times = {} } = {}): Promise<Harness> => {
    const { url } = getServer();
    const address: RedisAddress = mode === "single" ? { mode, url } : { mode, urls: [url] };
    await emptyRedis(url);
    let offsetMs = 0;
    const unreadable: string[] = [];
    const onUnreadableFact = (factId: string) => void unreadable.push(factId);
    const open = () => createRedisUploadStore({ address, times, clockOffsetMs: () => offsetMs, onUnreadableFact });
    const replicas: UploadStore[] = [];
    let store = open();
    return {
      get store() {
        return store;
      },
      unreadable,
      async plantFact(shard, { id, text }) {
        const client = new Redis(url);
        const subject = { shard, id: "" };
        await client.xadd(formatKey("factQueue", subject), "*", id, text);
        client.disconnect();
      },
      advance(ms) {
        offsetMs += Math.round(ms);
      },
      async reopen() {
        await store[Symbol.asyncDispose]();
        store = open();
        return store;
      },
      openReplica() {
        const replica = open();
        replicas.push(replica);
        return replica;
      },
      async [Symbol.asyncDispose]() {
        await Promise.all([store, ...replicas].map((each) => each[Symbol.asyncDispose]()));
      },
    };
  };
}

async function emptyRedis(url: string): Promise<void> {
  const client = new Redis(url);
  await client.flushall();
  client.disconnect();
}
