import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type CliHome,
  createCliHome,
  type RunningCommand,
  type StandaloneProcess,
  startStandaloneProcess,
} from "@envoi/testkit";
import { afterEach, beforeEach, expect, test } from "vitest";

const MiB = 1_048_576;
const FILE_BYTES = 300 * MiB;
const RATE = "60M";

let server: StandaloneProcess;
beforeEach(async () => {
  server = await startStandaloneProcess();
});
afterEach(() => server[Symbol.asyncDispose]());

/** Writes a file without repeated blocks. @returns its hash */
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

/** Kills a transfer once it has progressed far enough. */
async function killAfter({ child, finished }: RunningCommand, isFarEnough: () => Promise<boolean>): Promise<void> {
  while (!(await isFarEnough())) {
    if (child.exitCode !== null) throw new Error(`it ended before: ${(await finished).stderr}`);
    await sleep(50);
  }
  child.kill("SIGKILL");
  await finished;
}

const sizeOf = async (file: string) => (await stat(file).catch(() => null))?.size ?? 0;

async function partSize(home: CliHome, folder: string): Promise<number> {
  const part = (await listNames(join(home.folder, folder))).find((name) => name.endsWith(".part"));
  return part === undefined ? 0 : sizeOf(join(home.folder, folder, part));
}

async function tagBytes(home: CliHome): Promise<number> {
  const folder = join(home.folder, "state", "envoi", "uploads");
  const tags = (await listNames(folder)).find((name) => name.endsWith(".tags"));
  return tags === undefined ? 0 : sizeOf(join(folder, tags));
}

test("uploads and downloads continue after the client is killed, and the download counts once", async () => {
  await using home = await createCliHome(server.origin);
  const hash = await writeLargeFile(join(home.folder, "large"));
  const sending = home.start(["send", "large", "--limit-rate", RATE, "-d", "2"]);
  // Each Record of 64 KiB has a tag of 16 bytes: waits until a third of the file has been sent.
  await killAfter(sending, async () => (await tagBytes(home)) > FILE_BYTES / 4_096 / 3);
  expect(JSON.parse(await home.ok(["resume", "--list", "--json"])).unfinished).toMatchObject([{ direction: "send" }]);
  const { link } = JSON.parse(await home.ok(["resume", "--json"]));
  expect(await listNames(join(home.folder, "state", "envoi", "uploads"))).toEqual([]);

  const receiving = home.start(["receive", link, "-o", "in/", "--limit-rate", RATE]);
  await killAfter(receiving, async () => (await partSize(home, "in")) > FILE_BYTES / 2);
  expect(await listNames(join(home.folder, "in"))).toEqual([expect.stringMatching(/^large\.\w+\.part$/)]);
  expect(await home.ok(["resume"])).toBe(join(home.folder, "in", "large"));
  expect(await hashFile(join(home.folder, "in", "large"))).toBe(hash);
  expect(await listNames(join(home.folder, "in"))).toEqual(["large"]);
  const [{ downloads }] = JSON.parse(await home.ok(["list", "--json"])).uploads;
  expect(downloads).toBe(1);
});

test("the same command continues a killed download, even after a server restart", async () => {
  await using home = await createCliHome(server.origin);
  const hash = await writeLargeFile(join(home.folder, "large"));
  const link = await home.ok(["send", "large", "-d", "2"]);
  const receiving = home.start(["receive", link, "-o", "in/", "--limit-rate", RATE]);
  await killAfter(receiving, async () => (await partSize(home, "in")) > FILE_BYTES / 3);
  await server.terminate();
  await server.restart();
  expect(await home.ok(["receive", link, "-o", "in/"])).toBe(join(home.folder, "in", "large"));
  expect(await hashFile(join(home.folder, "in", "large"))).toBe(hash);
  const [{ downloads }] = JSON.parse(await home.ok(["list", "--json"])).uploads;
  expect(downloads).toBe(1);
});

test("an interrupted command explains how to continue, exits with 130, and leaves no file under its final name", async () => {
  await using home = await createCliHome(server.origin);
  await writeLargeFile(join(home.folder, "large"));
  const link = await home.ok(["send", "large"]);
  const receiving = home.start(["receive", link, "-o", "in/", "--limit-rate", RATE]);
  while ((await partSize(home, "in")) === 0) await sleep(50);
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
    await using home = await createCliHome(server.origin);
    const hash = await writeLargeFile(join(home.folder, "large"));
    const sending = home.start(["send", "large", "--limit-rate", RATE]);
    while ((await tagBytes(home)) < FILE_BYTES / 4_096 / 3) await sleep(50);
    sending.child.kill(signal);
    const { code, stderr } = await sending.finished;
    expect([code, stderr]).toEqual([130, expect.stringContaining("envoi resume")]);
    const { link } = JSON.parse(await home.ok(["resume", "--json"]));
    await home.ok(["receive", link, "-o", "in/"]);
    expect(await hashFile(join(home.folder, "in", "large"))).toBe(hash);
  },
);

test("uploads and downloads survive a server restart", async () => {
  await using home = await createCliHome(server.origin);
  const hash = await writeLargeFile(join(home.folder, "large"));
  const sending = home.start(["send", "large", "--limit-rate", RATE]);
  while ((await tagBytes(home)) < FILE_BYTES / 4_096 / 3) await sleep(50);
  await server.terminate();
  await server.restart();
  const sent = await sending.finished;
  expect([sent.code, sent.stderr]).toEqual([0, expect.anything()]);
  const receiving = home.start(["receive", sent.text.trim(), "-o", "in/", "--limit-rate", RATE]);
  while ((await partSize(home, "in")) < FILE_BYTES / 3) await sleep(50);
  await server.terminate();
  await server.restart();
  expect((await receiving.finished).code).toBe(0);
  expect(await hashFile(join(home.folder, "in", "large"))).toBe(hash);
});
