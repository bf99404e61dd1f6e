import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { call, readCpuSeconds, uploadOld } from "@envoi/testkit";
import { expect, it } from "vitest";
import { generatorBytes } from "../support/generator-bytes.ts";
import { startStackApp } from "../support/stack-app.ts";

const REQUESTS_PER_SECOND = 2_000;
const SECONDS = 10;
const CONNECTIONS = 20;
const TICK_MS = 10;
/** Maximum latency for legitimate clients during the flood. */
const P99_MS = 50;
/** Maximum latency for legitimate clients on a busy machine, as a multiple of the latency without the flood. */
const P99_TIMES = 4;
const REDIS_SHARE = 0.3;

/** Sends requests at a fixed rate from one network, without waiting for responses. */
async function flood(origin: string, path: string, signal: AbortSignal): Promise<void> {
  const { hostname, port } = new URL(origin);
  const host = hostname === "localhost" ? "127.0.0.1" : hostname;
  const sockets = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const socket = connect({ host, port: Number(port), localAddress: "127.0.1.1", noDelay: true });
      socket.on("error", () => {});
      await once(socket, "connect");
      return socket.resume();
    }),
  );
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  const startedAt = performance.now();
  let sent = 0;
  while (!signal.aborted) {
    const due = ((performance.now() - startedAt) / 1_000) * REQUESTS_PER_SECOND;
    for (; sent < due; sent += 1) sockets[sent % CONNECTIONS]?.write(request);
    await delay(TICK_MS);
  }
  for (const socket of sockets) socket.destroy();
}

/**
 * Sends `exists` requests for one upload for this number of seconds. @returns the 99th percentile of the response
 * times, in milliseconds
 */
async function measureP99(origin: string, id: string, seconds: number): Promise<number> {
  const tookMs: number[] = [];
  const startedAt = performance.now();
  while (performance.now() - startedAt < seconds * 1_000) {
    const askedAt = performance.now();
    expect((await call(origin, `/api/exists/${id}`)).status).toBe(200);
    tookMs.push(performance.now() - askedAt);
    await delay(20);
  }
  return tookMs.sort((a, b) => a - b)[Math.floor(tookMs.length * 0.99)] ?? Number.NaN;
}

it("I10: 2,000 exists requests a second for one upload from one network do not delay other clients, and Redis keeps spare capacity", async () => {
  await using app = await startStackApp({ LOG_LEVEL: "warn" });
  const [attacked, other] = [
    await uploadOld(app.origin, generatorBytes(10)),
    await uploadOld(app.origin, generatorBytes(10)),
  ];
  const redis = app.pids()["redis"] ?? 0;
  const quietP99 = await measureP99(app.origin, other.id, SECONDS / 2);
  const ending = new AbortController();
  const flooding = flood(app.origin, `/api/exists/${attacked.id}`, ending.signal);
  await delay(1_000);
  const [startedAt, cpuBefore] = [performance.now(), await readCpuSeconds(redis).then(({ own }) => own)];
  const p99 = await measureP99(app.origin, other.id, SECONDS);
  const redisShare =
    ((await readCpuSeconds(redis).then(({ own }) => own)) - cpuBefore) / ((performance.now() - startedAt) / 1_000);
  ending.abort();
  await flooding;
  expect(redisShare).toBeLessThan(REDIS_SHARE);
  expect(p99).toBeLessThan(Math.max(P99_MS, P99_TIMES * quietP99));
});
