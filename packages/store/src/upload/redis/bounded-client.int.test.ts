import { expect, test } from "vitest";
import { sharedRedis } from "../../testing/upload/open-redis-store.ts";
import { openBoundedClient } from "./bounded-client.ts";

const server = sharedRedis();

function open() {
  const address = { mode: "single", url: server().url } as const;
  return openBoundedClient({ address, deadlineMs: 5_000, onConnectionError: () => {} });
}

test("I6: restarts a client that has ended unexpectedly", async () => {
  const { client, within, close } = open();
  expect(await within(() => client.ping())).toBe("PONG");
  // An ioredis client ends in the same way if a failover is announced while it is asking a Sentinel for the master.
  client.disconnect();
  await expect.poll(() => client.status).toBe("end");
  await expect.poll(() => within(() => client.ping()).catch(String), { timeout: 20_000 }).toBe("PONG");
  await close();
});
