import { Redis } from "ioredis";
import { expect, it } from "vitest";
import { greeting } from "./run/greeting.ts";
import { startMinio } from "./start-minio.ts";
import { startNats } from "./start-nats.ts";
import { startRedis } from "./start-redis.ts";
import { startToxiproxy } from "./start-toxiproxy.ts";

it("a Redis keeps what it acknowledged when it is killed and started again", async () => {
  await using redis = await startRedis();
  const client = new Redis(redis.url);
  client.on("error", () => {});
  await client.set("key", "kept");
  await redis.kill();
  await redis.restart();
  expect(await client.get("key")).toBe("kept");
  client.disconnect();
});

it("a NATS answers on its port again after it was killed", async () => {
  await using nats = await startNats();
  const pid = nats.pid();
  await nats.kill();
  await expect(greeting(nats.port)).rejects.toThrow("ECONNREFUSED");
  await nats.restart();
  expect(nats.pid()).not.toBe(pid);
  expect(await greeting(nats.port)).toMatch(/^INFO /);
});

it.each([1, 4])("a MinIO of %i drives is ready when it is returned", async (drives) => {
  await using minio = await startMinio({ drives });
  expect(minio.drives).toHaveLength(drives);
  expect((await fetch(`${minio.endpoint}/minio/health/cluster`)).status).toBe(200);
  expect((await fetch(`${minio.endpoint}/bucket`)).status).toBe(403);
});

it("a toxiproxy cuts and mends a way to a server", async () => {
  await using nats = await startNats();
  await using toxiproxy = await startToxiproxy();
  const way = await toxiproxy.proxy(nats.port);
  expect(await greeting(way.port)).toMatch(/^INFO /);
  await way.add({ type: "limit_data", stream: "downstream", attributes: { bytes: 2 } });
  expect(await greeting(way.port)).toBe("IN");
  await way.clear();
  expect(await greeting(way.port)).toMatch(/^INFO /);
});
