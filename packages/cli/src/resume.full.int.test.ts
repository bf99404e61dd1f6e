import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdtemp, open, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type CliHome,
  createCliHome,
  ENVOI,
  freePort,
  type RoutedHosts,
  type RunningCommand,
  type StandaloneProcess,
  startRoutedHosts,
  startStandaloneProcess,
} from "@envoi/testkit";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";

const MiB = 1_048_576;
const FILE_BYTES = 300 * MiB;
/** Servers divide an upload of this size into 32 Parts. */
const PART_BYTES = Math.ceil(FILE_BYTES / 32);
/** Maximum number of bytes for headers and other requests. */
const OVERHEAD_BYTES = FILE_BYTES / 100;
const LINE_MBITS = 200;
/** Rate of transfers that do not use the line. */
const RATE = "60M";
const OUTAGE_MS = 40_000;
/** The outage and three transfers on a busy host. */
const TIMEOUT_MS = 300_000;

let folder: string;
/** A file without repeated blocks. */
let large: string;
let hash: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "envoi-resume-"));
  large = join(folder, "large");
  hash = await writeLargeFile(large);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let hosts: RoutedHosts;
let server: StandaloneProcess;
let origin: string;
beforeEach(async () => {
  hosts = await startRoutedHosts({ mbits: LINE_MBITS });
  const port = await freePort();
  origin = `http://${hosts.serverAddress}:${port}`;
  const settings = { HOST: "0.0.0.0", PORT: String(port), BASE_URL: origin };
  server = await startStandaloneProcess(settings, undefined, hosts.onServer);
});
afterEach(async () => {
  await server[Symbol.asyncDispose]();
  await hosts[Symbol.asyncDispose]();
});

const openHome = (host: readonly string[]) => createCliHome(origin, [...host, ...ENVOI]);

/** @returns the file's hash */
async function writeLargeFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  const handle = await open(file, "w");
  const block = crypto.getRandomValues(new Uint8Array(65_536));
  const chunk = Buffer.alloc(MiB);
  for (let at = 0; at < MiB; at += block.byteLength) chunk.set(block, at);
  for (let mebibyte = 0; mebibyte < FILE_BYTES / MiB; mebibyte += 1) {
    for (let at = 0; at < MiB; at += block.byteLength) chunk.writeUInt32BE(mebibyte * 16 + at / block.byteLength, at);
    hash.update(chunk);
    await handle.write(chunk);
  }
  await handle.close();
  return hash.digest("hex");
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

async function listNames(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).toSorted();
}

/** Waits until a transfer has progressed far enough. */
async function untilFar({ child, finished }: RunningCommand, isFarEnough: () => Promise<boolean>): Promise<void> {
  while (!(await isFarEnough())) {
    if (child.exitCode !== null) throw new Error(`it ended before: ${(await finished).stderr}`);
    await sleep(50);
  }
}

async function kill({ child, finished }: RunningCommand): Promise<void> {
  child.kill("SIGKILL");
  await finished;
}

async function restartServer(): Promise<void> {
  await server.terminate();
  await server.restart();
}

const sizeOf = async (file: string) => (await stat(file).catch(() => null))?.size ?? 0;

async function partSize(home: CliHome, folder: string): Promise<number> {
  const part = (await listNames(join(home.folder, folder))).find((name) => name.endsWith(".part"));
  return part === undefined ? 0 : sizeOf(join(home.folder, folder, part));
}

/** Number of bytes of the file that may have been sent. */
async function sentBytes(home: CliHome): Promise<number> {
  const folder = join(home.folder, "state", "envoi", "uploads");
  const tags = (await listNames(folder)).find((name) => name.endsWith(".tags"));
  // Each Record of 64 KiB has a tag of 16 bytes.
  return tags === undefined ? 0 : 4_096 * (await sizeOf(join(folder, tags)));
}

/** Number of bytes that the server had received when an upload was interrupted, and requested again. */
function repeatedBytes(): number {
  const read = (field: string) => Number(new RegExp(`"${field}":(\\d+)`).exec(server.output())?.[1]);
  return read("receivedBytes") - read("storedBytes");
}

/** @returns the result of a transfer that continues by itself */
async function resultOf({ finished }: RunningCommand) {
  const { code, text, stderr } = await finished;
  expect([code, stderr]).toEqual([0, expect.anything()]);
  return JSON.parse(text);
}

type Interrupted = { running: RunningCommand; home: CliHome };

describe.each([
  [
    "the client is killed",
    async ({ running, home }: Interrupted) => {
      await kill(running);
      expect(JSON.parse(await home.ok(["resume", "--list", "--json"])).unfinished).toHaveLength(1);
      return JSON.parse(await home.ok(["resume", "--json"]));
    },
  ],
  [
    "the network is down for 40 s",
    async ({ running }: Interrupted) => {
      await hosts.cut();
      await sleep(OUTAGE_MS);
      await hosts.mend();
      return resultOf(running);
    },
  ],
  [
    "the server restarts",
    async ({ running }: Interrupted) => {
      await restartServer();
      return resultOf(running);
    },
  ],
])("when %s", (_what, interrupt) => {
  test("an upload continues, and sends at most one Part twice", { timeout: TIMEOUT_MS }, async () => {
    await using home = await openHome(hosts.onClient);
    await using recipient = await openHome(hosts.onServer);
    // Each connection may lose the Part that it is sending.
    const running = home.start(["send", large, "-d", "2", "--connections", "1", "--json"]);
    await untilFar(running, async () => (await sentBytes(home)) > FILE_BYTES / 3);
    const { link } = await interrupt({ running, home });
    // Besides the incomplete Part, the server may have buffered a batch.
    expect(repeatedBytes()).toBeLessThan(PART_BYTES + MiB);
    expect(await listNames(join(home.folder, "state", "envoi", "uploads"))).toEqual([]);
    await recipient.ok(["receive", link, "-o", "in/"]);
    expect(await hashFile(join(recipient.folder, "in", "large"))).toBe(hash);
    expect(JSON.parse(await home.ok(["list", "--json"])).uploads).toMatchObject([{ downloads: 1 }]);
  });

  test("a download continues, receives at most as many bytes as a Part has twice, and counts once", {
    timeout: TIMEOUT_MS,
  }, async () => {
    await using sender = await openHome(hosts.onServer);
    await using home = await openHome(hosts.onClient);
    const link = await sender.ok(["send", large, "-d", "2"]);
    const before = await hosts.bytesToClient();
    const running = home.start(["receive", link, "-o", "in/", "--json"]);
    await untilFar(running, async () => (await partSize(home, "in")) > FILE_BYTES / 2);
    expect(await listNames(join(home.folder, "in"))).toEqual([expect.stringMatching(/^large\.\w+\.part$/)]);
    const { files } = await interrupt({ running, home });
    expect((await hosts.bytesToClient()) - before).toBeLessThan(FILE_BYTES + PART_BYTES + OVERHEAD_BYTES);
    expect(files).toEqual([join(home.folder, "in", "large")]);
    expect(await listNames(join(home.folder, "in"))).toEqual(["large"]);
    expect(await hashFile(join(home.folder, "in", "large"))).toBe(hash);
    expect(JSON.parse(await sender.ok(["list", "--json"])).uploads).toMatchObject([{ downloads: 1 }]);
  });
});

test("the same command continues a killed download, even after a server restart", async () => {
  await using home = await openHome(hosts.onServer);
  const link = await home.ok(["send", large, "-d", "2"]);
  const receiving = home.start(["receive", link, "-o", "in/", "--limit-rate", RATE]);
  await untilFar(receiving, async () => (await partSize(home, "in")) > FILE_BYTES / 3);
  await kill(receiving);
  await restartServer();
  expect(await home.ok(["receive", link, "-o", "in/"])).toBe(join(home.folder, "in", "large"));
  expect(await hashFile(join(home.folder, "in", "large"))).toBe(hash);
  expect(JSON.parse(await home.ok(["list", "--json"])).uploads).toMatchObject([{ downloads: 1 }]);
});

test("an interrupted command explains how to continue, exits with 130, and leaves no file under its final name", async () => {
  await using home = await openHome(hosts.onServer);
  const link = await home.ok(["send", large]);
  const receiving = home.start(["receive", link, "-o", "in/", "--limit-rate", RATE]);
  await untilFar(receiving, async () => (await partSize(home, "in")) > 0);
  receiving.child.kill("SIGINT");
  const { code, stderr, text } = await receiving.finished;
  expect([code, text]).toEqual([130, ""]);
  expect(stderr).toContain("envoi resume");
  await home.ok(["resume", "--discard"]);
  expect(await listNames(join(home.folder, "in"))).toEqual([]);
  // The discarded download no longer reserves the name.
  await home.ok(["receive", link, "-o", "in/"]);
});

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "an upload that %s interrupts continues under its link",
  async (signal) => {
    await using home = await openHome(hosts.onServer);
    const sending = home.start(["send", large, "--limit-rate", RATE]);
    await untilFar(sending, async () => (await sentBytes(home)) > FILE_BYTES / 3);
    sending.child.kill(signal);
    const { code, stderr } = await sending.finished;
    expect([code, stderr]).toEqual([130, expect.stringContaining("envoi resume")]);
    const { link } = JSON.parse(await home.ok(["resume", "--json"]));
    await home.ok(["receive", link, "-o", "in/"]);
    expect(await hashFile(join(home.folder, "in", "large"))).toBe(hash);
  },
);
