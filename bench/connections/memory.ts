import { startStackProcess } from "@envoi/dev-stack";
import { startStandaloneProcess } from "@envoi/testkit";
import { sumMetric } from "../capacity/capacity-counters.ts";
import { createRow, type Options, type Row } from "../measuring/figures.ts";
import { type Figures, measurePid, measureService } from "../measuring/measured-process.ts";
import { within } from "../measuring/within.ts";
import { SETTINGS, uploadToEnvoi } from "../transfers/transfers.ts";
import { type Crowd, startSlowClients } from "./slow-clients.ts";

const MEBIBYTE = 1_048_576;
/** Upload count at which a process's uncollected garbage stops growing. */
const WARM_UPS = 2;
const BODY_BYTES = 64 * MEBIBYTE;
/** Longer than one Part, so that one Part is stored while the next arrives. */
const SENT_BYTES = 9 * MEBIBYTE;

/** Timeout in addition to each client's sending time. */
const START_SECONDS = 120;

/** A server process that receives uploads. It is restarted for each run. */
type Server = Pick<Figures, "peakMemoryBytes"> & { origin: string; openUploads(): Promise<number> };

type Kind = { what: string; isDeclared: boolean; clients: number; seconds: number; boundMebibytes: number };

/** Clients that declare the body's length send at 1 Mbit/s, the others at 4 Mbit/s. */
const DECLARED: Kind = { what: "declared", isDeclared: true, clients: 500, seconds: 72, boundMebibytes: 0.4 };
const UNDECLARED: Kind = { what: "undeclared", isDeclared: false, clients: 100, seconds: 18, boundMebibytes: 8 };
/** Each peak includes up to 64 MiB of unreachable buffers: see docs/performance.md. */
const NOISE = 0.1;

function createCrowd({ isDeclared, clients, seconds }: Kind, origin: string, isSmall: boolean): Crowd {
  return {
    origin,
    clients: isSmall ? clients / 10 : clients,
    apartMs: 20,
    plaintextBytes: BODY_BYTES,
    isDeclared,
    sentBytes: SENT_BYTES,
    seconds: isSmall ? 8 : seconds,
    meanSeconds: 0.5,
  };
}

/**
 * Measures how much the memory peak grows per upload, comparing individual uploads at full speed with all uploads open
 * concurrently.
 */
async function growthPerUpload(
  { origin, peakMemoryBytes, openUploads }: Server,
  kind: Kind,
  { bytes, isSmall }: Options,
) {
  for (let warmUp = 0; warmUp < WARM_UPS; warmUp += 1) await uploadToEnvoi(origin, bytes);
  const before = await peakMemoryBytes();
  const crowd = createCrowd(kind, origin, isSmall);
  await using clients = startSlowClients(crowd);
  const over = clients.over().then(({ faults }) => {
    throw new Error(`an upload did not stay open: ${faults[0]}`);
  });
  await within(
    crowd.seconds + START_SECONDS,
    `${crowd.clients} uploads that are open`,
    Promise.race([clients.reached("sent"), over]),
  );
  const open = await openUploads();
  if (open !== crowd.clients) throw new Error(`only ${open} uploads were open of ${crowd.clients}`);
  const peakBytes = await peakMemoryBytes();
  return { mebibytes: (peakBytes - before) / MEBIBYTE / crowd.clients, peakBytes, clients: crowd.clients };
}

async function measure(kind: Kind, where: string, options: Options, begin: () => Promise<Server>): Promise<Row> {
  const samples: Awaited<ReturnType<typeof growthPerUpload>>[] = [];
  for (let run = 0; run < options.runs; run += 1) samples.push(await growthPerUpload(await begin(), kind, options));
  return createRow({
    what: `memory per upload, ${kind.what} length, ${samples[0]?.clients} open, ${where}`,
    unit: "MiB",
    values: samples.map(({ mebibytes }) => mebibytes),
    limit: kind.boundMebibytes,
    goal: { atMost: 1, noise: NOISE },
    peakBytes: Math.max(...samples.map(({ peakBytes }) => peakBytes)),
  });
}

/** Settings that keep clients that have finished connected until the slow ones have finished. */
const STAYING = { ...SETTINGS, UPLOAD_IDLE_SECONDS: "600" };

async function benchGateway(options: Options): Promise<Row[]> {
  await using stack = await startStackProcess(STAYING);
  async function begin(): Promise<Server> {
    await stack.restartProcess("upload-gateway");
    const openUploads = async () => sumMetric(await stack.readMetrics("upload-gateway"), "uploads_open");
    return { ...(await measureService(stack, "upload-gateway")), openUploads };
  }
  const declared = await measure(DECLARED, "gateway", options, begin);
  return [declared, await measure(UNDECLARED, "gateway", options, begin)];
}

async function benchStandalone(options: Options): Promise<Row[]> {
  await using envoi = await startStandaloneProcess(STAYING);
  async function begin(): Promise<Server> {
    await envoi.terminate();
    await envoi.restart();
    const openUploads = async () =>
      sumMetric(await (await fetch(`${envoi.privateOrigin}/metrics`)).text(), "uploads_open");
    return { origin: envoi.origin, ...(await measurePid(envoi.pid())), openUploads };
  }
  return [await measure(DECLARED, "embedded", options, begin)];
}

export async function benchMemory(options: Options): Promise<Row[]> {
  const runs = { ...options, runs: Math.min(options.runs, 3) };
  const gateway = await benchGateway(runs);
  return [...gateway, ...(await benchStandalone({ ...runs, runs: 1 }))];
}
