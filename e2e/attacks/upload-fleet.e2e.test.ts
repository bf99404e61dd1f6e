import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type StackProcess, startStackProcess } from "@envoi/dev-stack";
import {
  beginDownload,
  beginUpload,
  downloadOld,
  openBody,
  sealBody,
  uploadOld,
  WHATEVER_THE_LOAD,
} from "@envoi/testkit";
import { expect, inject, it, onTestFinished, vi } from "vitest";
import { runLoad } from "../../scripts/load/run-load.ts";
import { generatorBytes } from "../support/generator-bytes.ts";

const NETWORKS = 50;
const QUOTA = { UPLOADS_PER_HOUR_PER_NETWORK: "20", UPLOAD_BYTES_PER_DAY_PER_NETWORK: "16500000" };
const LARGEST_FILE_BYTES = 12_000_000;
const ADDRESSES = 10_000;
const LARGE_FILE_BYTES = "1500000";
/** Timeout of the attack, which takes a minute, or longer on a busy machine. */
const FLEET_MS = 240_000;
/** Upload counts after which Redis is killed: while networks approach their quotas, and when all have reached them. */
const KILLED_AFTER = [500, ADDRESSES / 2];
const LETTER = Buffer.from("a letter");

/** Sizes of the transfers that run throughout the attack: larger than a connection's buffers. */
const RUNNING_UPLOAD_BYTES = 3_000_000;
const RUNNING_DOWNLOAD_BYTES = 12_000_000;
const CHUNK_PAUSE_MS = { upload: 5_000, download: 1_500 };
/** Pause between a legitimate client's transfers, which keeps it within its quota. */
const HONEST_PAUSE_MS = 5_000;
const HONEST_TRANSFERS = 12;

const listOrigins = (stack: StackProcess, service: string) =>
  stack.processes(service).map(({ host, port }) => `http://${host}:${port}`);

/** Starts a slow upload and download that run until `finish` is called. */
async function startTransfers(gateway: string, download: string) {
  let isSlow = true;
  const isOver = { upload: false, download: false };
  const pause = (ms: number) => (isSlow ? delay(ms) : Promise.resolve());

  const sent = generatorBytes(RUNNING_UPLOAD_BYTES);
  const upload = await beginUpload(gateway, sent.length, { declared: true });
  const sending = (async () => {
    for (const chunk of sealBody(upload.secret, sent)) {
      await upload.send(chunk);
      await pause(CHUNK_PAUSE_MS.upload);
    }
    isOver.upload = true;
  })();

  const stored = await uploadOld(gateway, generatorBytes(RUNNING_DOWNLOAD_BYTES), { declared: true });
  const response = await beginDownload(download, stored);
  const received: Buffer[] = [];
  const receiving = (async () => {
    for await (const chunk of response) {
      received.push(chunk as Buffer);
      await pause(CHUNK_PAUSE_MS.download);
    }
    isOver.download = true;
  })();

  return {
    isOver,
    /** Continues both transfers at full speed until they end, and checks their bytes. */
    async finish(origin: string): Promise<void> {
      isSlow = false;
      await Promise.all([sending, receiving]);
      expect(await upload.finish()).toEqual({ ok: true });
      expect((await downloadOld(origin, upload)).plaintext.equals(sent)).toBe(true);
      expect(openBody(stored.secret, Buffer.concat(received)).equals(stored.plaintext)).toBe(true);
    },
  };
}

it("I10: when 10,000 addresses in 50 networks upload and Redis dies twice, no network exceeds its quota, a legitimate client is served, and running transfers continue", async () => {
  const stack = await startStackProcess(
    // The attackers' own program keeps this host busy, too.
    { ...WHATEVER_THE_LOAD, ...QUOTA, ANON_MAX_FILE_SIZE: String(LARGEST_FILE_BYTES), LOG_LEVEL: "warn" },
    { objectStore: inject("objectStore"), replicas: { "upload-gateway": 2 } },
  );
  onTestFinished(() => stack[Symbol.asyncDispose]());
  const gateways = listOrigins(stack, "upload-gateway");
  expect(gateways).toHaveLength(2);
  const [gateway = stack.origin] = gateways;
  const transfers = await startTransfers(gateway, listOrigins(stack, "download")[0] ?? stack.origin);

  let isAway = false;
  async function killRedis(): Promise<void> {
    isAway = true;
    await stack.killProcess("redis");
    await stack.startProcess("redis");
    // Waits until every process has reconnected.
    for (const origin of gateways) await vi.waitFor(() => uploadOld(origin, LETTER, { declared: true }));
    for (const { host, privatePort } of ["download", "metadata"].flatMap((service) => stack.processes(service))) {
      await vi.waitFor(async () => expect((await fetch(`http://${host}:${privatePort}/readyz`)).status).toBe(200));
    }
    isAway = false;
  }

  /** @returns why the legitimate client was rejected, if it was, and whether Redis was down during its transfer */
  async function serveHonest(): Promise<{ refused: string | null; wasAway: boolean }> {
    const wasAwayBefore = isAway;
    const refused = await uploadOld(stack.origin, LETTER, { declared: true })
      .then(async (upload) => expect((await downloadOld(stack.origin, upload)).plaintext.equals(LETTER)).toBe(true))
      .then(
        () => null,
        (error: Error) => error.message,
      );
    return { refused, wasAway: wasAwayBefore || isAway };
  }

  /** Number of uploads accepted or rejected by the gateways. */
  async function countAttempts(): Promise<number> {
    const pages = await Promise.all(stack.processes("upload-gateway").map(({ name }) => stack.readMetrics(name)));
    return pages
      .flatMap((page) => Array.from(page.matchAll(/^uploads_ended_total\{.*\} (\d+)$/gm), ([, count]) => Number(count)))
      .reduce((sum, count) => sum + count, 0);
  }

  const reports = await mkdtemp(path.join(tmpdir(), "envoi-fleet-"));
  onTestFinished(() => rm(reports, { recursive: true }));
  let isOver = false;
  const fleet = runLoad(
    {
      profile: "fleet",
      baseUrl: stack.origin,
      variables: {
        ...QUOTA,
        FILE_BYTES: LARGE_FILE_BYTES,
        // The test itself acts as the legitimate client, because only it knows when Redis was down.
        JOURNEYS: "fleet",
        FLEET_ORIGINS: gateways.join(","),
        REPORT_FOLDER: reports,
      },
    },
    (line) => process.stdout.write(`${line}\n`),
  ).finally(() => {
    isOver = true;
  });
  // Even after a failure, k6 must end before the stack.
  onTestFinished(async () => void (await fleet.catch(() => {})));
  async function killRedisTwice(): Promise<number> {
    let kills = 0;
    for (const count of KILLED_AFTER) {
      await vi.waitUntil(async () => isOver || (await countAttempts()) >= count, { timeout: FLEET_MS, interval: 200 });
      if (isOver) return kills;
      await killRedis();
      kills += 1;
    }
    return kills;
  }
  async function serveHonestAllTheTime() {
    const served: Awaited<ReturnType<typeof serveHonest>>[] = [];
    while (!isOver && served.length < HONEST_TRANSFERS) {
      served.push(await serveHonest());
      await delay(HONEST_PAUSE_MS);
    }
    return served;
  }
  const [{ report }, kills, served] = await Promise.all([fleet, killRedisTwice(), serveHonestAllTheTime()]);
  expect(kills).toBe(KILLED_AFTER.length);
  expect(report.iterations).toBe(ADDRESSES);

  // No network exceeded its quota, and only a few of the admitted uploads were lost when Redis was killed.
  const ofNetworks = report.thresholds.filter(({ metric }) => metric.includes("{network:"));
  expect(ofNetworks).toHaveLength(2 * NETWORKS);
  expect(ofNetworks.filter(({ outcome }) => outcome !== "held")).toEqual([]);

  expect(served.filter(({ refused, wasAway }) => refused !== null && !wasAway)).toEqual([]);
  expect(served.filter(({ refused }) => refused === null).length).toBeGreaterThan(served.length / 2);
  expect(transfers.isOver).toEqual({ upload: false, download: false });
  await transfers.finish(stack.origin);
});
