import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLog } from "@envoi/platform";
import { ONE_NETWORK_SETTINGS } from "@envoi/testkit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Servers, startServers } from "../support/distributed-drivers.ts";
import { startGateway } from "../support/gateway-process.ts";
import { peakMemoryBytes } from "../support/measures.ts";
import { pushUpload } from "../support/push-upload.ts";

const MiB = 1_048_576;
const STORE_KIB_PER_SECOND = 5 * 1_024;
/** Bytes of unused buffers that V8 leaves uncollected, regardless of the number of uploads. */
const UNCOLLECTED_MIB = 64;
/** Pause between chunks, so that each client sends 512 KiB/s, as over a fast connection. */
const CHUNK_MS = 125;
/** Settings that allow many uploads at the same time. */
const SETTINGS = { ...ONE_NETWORK_SETTINGS, UPLOAD_MEMORY_BYTES: String(1_024 * MiB) };

let servers: Servers;
let spools: string;

beforeAll(async () => {
  spools = await mkdtemp(join(tmpdir(), "envoi-spools-"));
  servers = await startServers(createLog({ level: "silent", service: "memory" }));
});
afterAll(async () => {
  await servers[Symbol.asyncDispose]();
  await rm(spools, { recursive: true, force: true });
});

/**
 * Measures the growth of a gateway's peak memory from one open upload to several, minus the unused buffers that V8
 * keeps.
 *
 * @param under - applies a condition to the store before the uploads start
 * @returns growth in MiB per upload
 */
async function growthMiB(uploads: number, declared: boolean, under: () => Promise<void>): Promise<number> {
  const spoolDirectory = await mkdtemp(join(spools, "of-a-gateway-"));
  await using gateway = await startGateway(servers.proxied, { spoolDirectory, settings: SETTINGS });
  const peakMiB = async () => (await peakMemoryBytes(gateway.pid())) / MiB;
  async function push(count: number, bytes: number): Promise<void> {
    const options = { declared, chunkMs: CHUNK_MS };
    const open = await Promise.all(Array.from({ length: count }, () => pushUpload(gateway.origin, bytes, options)));
    for (const { socket } of open) socket.terminate();
  }
  await push(1, MiB);
  await under();
  const before = await peakMiB();
  await push(uploads, 9 * MiB);
  return ((await peakMiB()) - before - UNCOLLECTED_MIB) / uploads;
}

/** For each case, whether the length is declared, and the maximum memory per open upload in MiB. */
const BOUNDS: [string, boolean, number][] = [
  ["declared", true, 0.5],
  ["not declared", false, 8],
];

it.each(BOUNDS)(
  "I7: each of 96 open uploads, with its length %s, stays within its memory bound",
  async (_what, declared, bound) => {
    expect(await growthMiB(96, declared, async () => {})).toBeLessThan(bound);
  },
);

it.each(BOUNDS)(
  "I7: each of 20 uploads into a store that accepts 5 MiB/s, whose length is %s, stays within its memory bound",
  async (_what, declared, bound) => {
    const slow = { type: "bandwidth", stream: "upstream" as const, attributes: { rate: STORE_KIB_PER_SECOND } };
    expect(await growthMiB(20, declared, () => servers.proxies.minio.add(slow))).toBeLessThan(bound);
    await servers.proxies.minio.clear();
  },
);
