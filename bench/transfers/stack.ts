import { type StackProcess, startStackProcess } from "@envoi/dev-stack";
import { ciphertextBytes } from "@envoi/protocol";
import { partSize, partsAtOnce } from "@envoi/upload-gateway";
import { compareWithLimit, inTurns, type Options, type Row, sample } from "../measuring/figures.ts";
import { measureService, startLimit } from "../measuring/measured-process.ts";
import {
  downloadFromEnvoi,
  downloadFromLimit,
  SETTINGS,
  type UploadedFile,
  uploadToEnvoi,
  uploadToLimit,
} from "./transfers.ts";

const MAX_BYTES = 2_684_354_560;

/**
 * Number of unmeasured runs. V8 needs a few gigabytes of transfers to optimize hot code; a real service transfers far
 * more.
 */
const WARM_UPS = 3;
const UNDECLARED_RUNS = 3;

/** The speed of MinIO and its disk varies by 10% between runs. */
const UPLOAD_GOALS = { cpu: { atMost: 1.15, noise: 0.05 }, throughput: { atLeast: 0.9, noise: 0.1 } };
const WHOLE_PUT_THROUGHPUT = { atLeast: 0.75, noise: 0.1 };
/** CPU time is counted in hundredths of a second; half a gibibyte uses about fifty of them. */
const DOWNLOAD_CPU = { atMost: 1.15, noise: 0.1 };

type Bench = { stack: StackProcess; bytes: number; runs: number };

function storeVariables({ servers: { s3 } }: StackProcess): Record<string, string> {
  return {
    S3_ENDPOINT: s3.endpoint,
    S3_REGION: s3.region,
    S3_BUCKET: s3.bucket,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  };
}

async function benchUploads({ stack, bytes, runs }: Bench): Promise<{ rows: Row[]; uploaded: UploadedFile }> {
  const length = ciphertextBytes(bytes);
  const store = storeVariables(stack);
  // The same Part size and concurrency as in the gateway.
  const args = [length, partSize(length, MAX_BYTES), partsAtOnce(true)].map(String);
  await using inParts = await startLimit("transfers/limit-s3-upload", args, store);
  await using whole = await startLimit("transfers/limit-s3-put", [String(length)], store);
  const gateway = await measureService(stack, "upload-gateway");
  let uploaded = await uploadToEnvoi(gateway.origin, bytes);
  const limit = () => sample(inParts, bytes, () => uploadToLimit(inParts.origin, bytes));
  const take = {
    limit,
    whole: () => sample(whole, bytes, () => uploadToLimit(whole.origin, bytes)),
    ours: () =>
      sample(gateway, bytes, async () => {
        uploaded = await uploadToEnvoi(gateway.origin, bytes);
      }),
  };
  await inTurns(WARM_UPS, take);
  const { whole: put, ...samples } = await inTurns(runs, take);
  const what = "gateway → MinIO";
  const peakBytes = await gateway.peakMemoryBytes();
  // Measured last and separately, because its Parts stay in memory and would raise the peak of the other measurements.
  const undeclared = await inTurns(Math.min(runs, UNDECLARED_RUNS), {
    limit,
    ours: () => sample(gateway, bytes, () => uploadToEnvoi(gateway.origin, bytes, { declared: false })),
  });
  const rows = [
    ...compareWithLimit({ what, ...samples, peakBytes, goals: UPLOAD_GOALS }),
    ...compareWithLimit({
      what: `${what}, limit is one whole PUT`,
      ours: samples.ours,
      limit: put,
      peakBytes,
      goals: { throughput: WHOLE_PUT_THROUGHPUT },
    }),
    ...compareWithLimit({
      what: `${what}, undeclared length`,
      ...undeclared,
      peakBytes: await gateway.peakMemoryBytes(),
    }),
  ];
  return { rows, uploaded };
}

async function benchDownloads({ stack, bytes, runs }: Bench, uploaded: UploadedFile): Promise<Row[]> {
  const args = [`uploads/${uploaded.id.slice(0, 2)}/${uploaded.id}`];
  await using limit = await startLimit("transfers/limit-s3-download", args, storeVariables(stack));
  const download = await measureService(stack, "download");
  const take = {
    limit: () => sample(limit, bytes, () => downloadFromLimit(limit.origin)),
    ours: () => sample(download, bytes, () => downloadFromEnvoi(download.origin, uploaded)),
  };
  await inTurns(1, take);
  const samples = await inTurns(runs, take);
  const peakBytes = await download.peakMemoryBytes();
  return compareWithLimit({ what: "download ← MinIO", ...samples, peakBytes, goals: { cpu: DOWNLOAD_CPU } });
}

/** Compares the services of `npm run stack` with the AWS SDK piping to and from the same store. */
export async function benchStack({ bytes, runs }: Options): Promise<Row[]> {
  await using stack = await startStackProcess(SETTINGS);
  const bench = { stack, bytes, runs };
  const { rows, uploaded } = await benchUploads(bench);
  return [...rows, ...(await benchDownloads(bench, uploaded))];
}
