import { waitFor } from "@envoi/testkit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { RELEASE, tryUpgrade } from "./support/cluster.ts";
import { type Pace, startPace } from "./support/pace.ts";
import { readMetrics, readServingPods, replicaCounts, settled, sumMetric } from "./support/pods.ts";
import { say, secondsSince } from "./support/say.ts";
import { type AcknowledgedUpload, receive, sendOld, sendOwn, type Transfer } from "./support/transfers.ts";

const MiB = 1_048_576;
const GATEWAY = `${RELEASE}-upload-gateway`;
/** Percentage of a gateway's CPU request, which is a tenth of a core. */
const [BUSY_PERCENT, NEVER_PERCENT] = [50, 1_000];
const LOADING = 6;
const LOAD_BYTES = 24 * MiB;
/** Concurrent uploads, which continue until `hurry` is called. */
const LASTING_BYTES = 2 * MiB;
const LASTING = { atOnceBytes: MiB / 2 };
const LASTING_BYTES_PER_SECOND = 8_192;
const MAX_LASTING_UPLOADS = 60;

async function scaleAt(percent: number): Promise<void> {
  const target = `uploadGateway.autoscaling.targetCPUUtilizationPercentage=${percent}`;
  const { code, stderr } = await tryUpgrade(["--reset-then-reuse-values", "--set", target]);
  if (code !== 0) throw new Error(stderr);
}

beforeAll(() => settled());
afterAll(async () => {
  await scaleAt(NEVER_PERCENT);
  await settled();
});

/** Starts clients that send files in sequence. @returns a function that stops them */
function startLoad(): () => Promise<void> {
  let isStopped = false;
  const client = async () => {
    while (!isStopped) await sendOld(LOAD_BYTES).result;
  };
  const clients = Promise.all(Array.from({ length: LOADING }, client));
  clients.catch(() => {});
  return async () => {
    isStopped = true;
    await clients;
  };
}

/** Number of open uploads of each gateway. */
async function openUploads(): Promise<number[]> {
  const pages = await Promise.all((await readServingPods("upload-gateway")).map(({ name }) => readMetrics(name)));
  return pages.map((page) => sumMetric(page, "uploads_open"));
}

it("under load, only the gateway is scaled from 2 to 4 replicas and back, and no upload is interrupted", async () => {
  const before = await replicaCounts();
  expect(before[GATEWAY]).toBe(2);
  const others: Record<string, number>[] = [];
  const gateways = async () => {
    const { [GATEWAY]: count = 0, ...rest } = await replicaCounts();
    others.push(rest);
    return count;
  };

  const stopLoad = startLoad();
  const startedAt = performance.now();
  await scaleAt(BUSY_PERCENT);
  await waitFor(gateways, (count) => count === 4, 120);
  await waitFor(
    async () => (await readServingPods("upload-gateway")).length,
    (count) => count === 4,
  );
  say(`4 gateways were ready after ${secondsSince(startedAt)}`);
  await stopLoad();

  const paces: Pace[] = [];
  const lasting: Transfer<AcknowledgedUpload>[] = [];
  while ((await openUploads()).some((open) => open === 0)) {
    expect(lasting.length).toBeLessThan(MAX_LASTING_UPLOADS);
    for (const send of [sendOld, sendOwn]) {
      const pace = startPace(LASTING_BYTES_PER_SECOND, LASTING);
      const transfer = send(LASTING_BYTES, pace);
      await transfer.started;
      paces.push(pace);
      lasting.push(transfer);
    }
  }
  const idleAt = performance.now();
  say(`${lasting.length} uploads are open on all four`);
  await waitFor(gateways, (count) => count === 2, 150);
  say(`back to 2 gateways after ${secondsSince(idleAt)}`);
  await waitFor(
    async () => (await readServingPods("upload-gateway")).length,
    (count) => count === 2,
  );
  for (const pace of paces) pace.hurry();
  const stored = await Promise.all(lasting.map(({ result }) => result));
  for (const one of stored) expect(await receive(one).result).toBe(one.sha256);

  const { [GATEWAY]: _, ...asBefore } = before;
  for (const counts of others) expect(counts).toEqual(asBefore);
});
