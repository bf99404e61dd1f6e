import { type StackProcess, startStackProcess } from "@envoi/dev-stack";
import { forEach, receive, type SentUpload, send } from "../capacity/capacity-transfers.ts";
import { createRow, type Goal, inTurns, type Options, type Row, sample } from "../measuring/figures.ts";
import { type Figures, measureService, withoutIdle } from "../measuring/measured-process.ts";
import { SETTINGS } from "./transfers.ts";

/*
 * Measures what direct transfers save: the same transfers of the library with a stack whose clients reach MinIO, and
 * with one whose services carry all bytes.
 */

const CARRIERS = ["upload-gateway", "download", "edge"];
/** Unmeasured transfers, in which V8 compiles the hot code. */
const WARM_UPS = 2;
const GIBIBYTE = 1_073_741_824;
/** CPU seconds of all carriers per GiB. */
const CPU_PER_GIBIBYTE = 0.15;
/** CPU time is counted in hundredths of a second. */
const NOISE = 0.1;

const MEDIUM_BYTES = 8 * 1_048_576;
const MEDIUM_COUNT = 100;
const FEW_MEDIUM = 12;
/** How many times as many uploads of 8 MiB a gateway must accept with the same CPU time. */
const MEDIUM_GOAL: Goal = { atMost: 1 / 8, noise: NOISE };

type Measured = { stack: StackProcess; carriers: Pick<Figures, "cpuSeconds">; gateway: Pick<Figures, "cpuSeconds"> };

/** The CPU time of transfers, without that of idle services, whose share would depend on how fast the client is. */
async function measure(stack: StackProcess): Promise<Measured> {
  const all = await Promise.all(CARRIERS.map(async (name) => withoutIdle(await measureService(stack, name))));
  const [gateway] = all;
  if (gateway === undefined) throw new Error("there is no gateway");
  const cpuSeconds = async () =>
    (await Promise.all(all.map((one) => one.cpuSeconds()))).reduce((sum, seconds) => sum + seconds, 0);
  return { stack, carriers: { cpuSeconds }, gateway };
}

/** Uploads and downloads one large file, and uploads files of 8 MiB. */
function createTransfers({ stack, carriers, gateway }: Measured, bytes: number, count: number) {
  let latest: SentUpload | null = null;
  return {
    upload: () =>
      sample(carriers, bytes, async () => {
        latest = await send(stack, bytes);
      }),
    download: async () => {
      const sent = latest;
      if (sent === null) throw new Error("nothing was uploaded");
      return sample(carriers, bytes, () => receive(stack, sent));
    },
    medium: () =>
      sample(gateway, count * MEDIUM_BYTES, async () => {
        const { faults } = await forEach(Array.from({ length: count }), () => send(stack, MEDIUM_BYTES));
        if (faults.length > 0) throw faults[0];
      }),
  };
}

async function measureStack(settings: Record<string, string>, { bytes, runs, isSmall }: Options) {
  await using stack = await startStackProcess({ ...SETTINGS, ...settings });
  const transfers = createTransfers(await measure(stack), bytes, isSmall ? FEW_MEDIUM : MEDIUM_COUNT);
  await inTurns(WARM_UPS, transfers);
  const samples = await inTurns(runs, transfers);
  const cpu = (name: keyof typeof samples) => samples[name].map((one) => one.cpuSecondsPerGibibyte);
  return { upload: cpu("upload"), download: cpu("download"), medium: cpu("medium") };
}

export async function benchDirect(options: Options): Promise<Row[]> {
  const carried = await measureStack({}, options);
  const direct = await measureStack({ DIRECT_TRANSFERS: "true" }, options);
  const large = (way: "upload" | "download") => [
    createRow({
      what: `direct ${way}: gateway, download and edge`,
      unit: "CPU s/GiB",
      values: direct[way],
      limit: CPU_PER_GIBIBYTE,
      goal: { atMost: 1, noise: NOISE },
    }),
    createRow({
      what: `direct ${way}, limit is through the services`,
      unit: "CPU s/GiB",
      values: direct[way],
      limit: carried[way],
    }),
  ];
  const toMilliseconds = (values: readonly number[]) =>
    values.map((value) => (value * 1_000 * MEDIUM_BYTES) / GIBIBYTE);
  return [
    ...large("upload"),
    ...large("download"),
    createRow({
      what: "direct upload of 8 MiB: gateway, limit is through the services",
      unit: "CPU ms",
      values: toMilliseconds(direct.medium),
      limit: toMilliseconds(carried.medium),
      goal: MEDIUM_GOAL,
    }),
  ];
}
