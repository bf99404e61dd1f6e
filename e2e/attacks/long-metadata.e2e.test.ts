import { setTimeout as delay } from "node:timers/promises";
import { startStackProcess } from "@envoi/dev-stack";
import { call, downloadOld, post, uploadOld, WHATEVER_THE_LOAD } from "@envoi/testkit";
import { Redis } from "ioredis";
import { expect, inject, it, onTestFinished } from "vitest";

const MiB = 1_048_576;
/** Memory that Redis has for uploads. */
const ROOM_BYTES = 60 * MiB;
const NETWORKS = 8;
/** Number of uploads with the longest metadata, from all networks: twice what fits into Redis. */
const LONG_UPLOADS = 1_600;
const LONGEST_METADATA = "a".repeat(65_536);
/** Number of uploads with the metadata of an ordinary file, sent when memory is almost full. */
const SHORT_UPLOADS = 4_000;
const ATTACKERS = 8;

/** Legitimate users, each in their own network. */
const PEOPLE = 20;
const HONEST_MS = 2_000;
const HONEST_PAUSE_MS = 200;
const LETTER = Buffer.from("a letter");

const FULL = '{"error":507,"code":"full"}';

const from = (address: string) => ({ headers: { "X-Forwarded-For": address } });

/** Sends a complete upload. @returns why it was rejected; `null` if it was accepted */
async function attack(gateway: string, address: string, fileMetadata?: string): Promise<string | null> {
  const fields = fileMetadata === undefined ? {} : { fileMetadata };
  return uploadOld(gateway, Buffer.of(1), { ...from(address), fields }).then(
    () => null,
    ({ message }: Error) => message.replace("refused: ", ""),
  );
}

it("I10: attackers' long metadata does not fill Redis, and other uploads are served", async () => {
  const stack = await startStackProcess(
    { ...WHATEVER_THE_LOAD, LOG_LEVEL: "warn", JANITOR_INTERVAL_SECONDS: "1" },
    { objectStore: inject("objectStore"), replicas: { "upload-gateway": 2 } },
  );
  onTestFinished(() => stack[Symbol.asyncDispose]());
  const { origin } = stack;
  const gateways = stack.processes("upload-gateway").map(({ host, port }) => `http://${host}:${port}`);
  const { urls, password } = stack.servers.redis;
  using admin = Object.assign(new Redis(String(urls[0]), { password }), {
    [Symbol.dispose]: () => admin.disconnect(),
  });
  const usedBytes = async () => Number(/used_memory:(\d+)/.exec(await admin.info("memory"))?.[1]);
  const maxBytes = (await usedBytes()) + ROOM_BYTES;
  await admin.config("SET", "maxmemory", maxBytes);
  const first = await uploadOld(origin, LETTER, { dlimit: 4 });

  const tookMs: number[] = [];
  const failures: string[] = [];
  async function inTime<Result>(work: Promise<Result>): Promise<Result> {
    const startedAt = performance.now();
    const result = await work;
    tookMs.push(performance.now() - startedAt);
    return result;
  }
  async function serveHonest(): Promise<void> {
    const gateway = gateways[tookMs.length % gateways.length] ?? origin;
    const person = from(`198.51.100.${tookMs.length % PEOPLE}`);
    try {
      const sent = await inTime(uploadOld(gateway, LETTER, { dlimit: 2, ...person }));
      expect((await inTime(downloadOld(origin, sent))).plaintext.equals(LETTER)).toBe(true);
      const owner = { owner_token: sent.ownerToken };
      expect((await inTime(post(origin, `/api/delete/${sent.id}`, owner))).status).toBe(200);
    } catch (error) {
      failures.push((error as Error).message);
    }
  }

  /** Sends uploads while a legitimate client is served. @returns the number of rejections of each kind */
  async function flood(uploads: number, fileMetadata?: string): Promise<Map<string, number>> {
    const refusals = new Map<string, number>();
    let [sent, isOver] = [0, false];
    const honest = (async () => {
      do {
        await serveHonest();
        await delay(HONEST_PAUSE_MS);
      } while (!isOver);
    })();
    const attackers = Array.from({ length: ATTACKERS }, async () => {
      while (sent < uploads) {
        const number = sent++;
        const gateway = gateways[number % gateways.length] ?? origin;
        const refusal = await attack(gateway, `192.0.2.${1 + (number % NETWORKS)}`, fileMetadata);
        if (refusal !== null) refusals.set(refusal, (refusals.get(refusal) ?? 0) + 1);
      }
    });
    await Promise.all(attackers);
    isOver = true;
    await honest;
    return refusals;
  }

  const long = await flood(LONG_UPLOADS, LONGEST_METADATA);
  const short = await flood(SHORT_UPLOADS);
  expect(failures).toEqual([]);
  expect(Math.max(...tookMs)).toBeLessThan(HONEST_MS);
  expect(Array.from(long.keys())).toEqual([FULL]);
  expect(Array.from(short.keys())).toEqual([FULL]);
  expect((await usedBytes()) / maxBytes).toBeLessThan(0.8);
  // Earlier uploads are still served.
  expect((await call(origin, `/api/exists/${first.id}`)).status).toBe(200);
  expect((await downloadOld(origin, first)).plaintext.equals(LETTER)).toBe(true);
});
