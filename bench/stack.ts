import { ciphertextBytes } from "@envoi/protocol";
import { type StackProcess, startStackProcess } from "@envoi/stack";
import { partSize } from "@envoi/upload-gateway";
import { inTurns, type Row, rowsOf, sample } from "./figures.ts";
import { type Figures, measurePid, startLimit } from "./measured-process.ts";
import { downloadFromEnvoi, downloadFromLimit, type Uploaded, uploadToEnvoi, uploadToLimit } from "./transfers.ts";

/** Largest upload of the stack. */
const MAX_BYTES = 2_684_354_560;

/** A service runs for long: V8 has settled after some gigabytes. */
const WARM_UPS = 3;

type Bench = { stack: StackProcess; bytes: number; runs: number };

/** One process of the stack, past the edge: what it costs is its alone. */
async function serviceOf(stack: StackProcess, name: string): Promise<Figures & { origin: string }> {
  const [process] = stack.processes(name);
  if (process?.pid == null) throw new Error(`${name} does not run`);
  return { ...(await measurePid(process.pid)), origin: `http://${process.host}:${process.port}` };
}

/** Where the store is, in the names that a service has for it. */
function storeVariables({ servers: { s3 } }: StackProcess): Record<string, string> {
  return {
    S3_ENDPOINT: s3.endpoint,
    S3_REGION: s3.region,
    S3_BUCKET: s3.bucket,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  };
}

async function benchUploads({ stack, bytes, runs }: Bench): Promise<{ rows: Row[]; uploaded: Uploaded }> {
  const length = ciphertextBytes(bytes);
  // The same Parts as the gateway's.
  const args = [String(length), String(partSize(length, MAX_BYTES))];
  await using limit = await startLimit(new URL("limit-s3-upload.ts", import.meta.url), args, storeVariables(stack));
  const gateway = await serviceOf(stack, "upload-gateway");
  let uploaded = await uploadToEnvoi(gateway.origin, bytes);
  for (let warmUp = 0; warmUp < WARM_UPS; warmUp += 1) {
    await uploadToLimit(limit.origin, bytes);
    uploaded = await uploadToEnvoi(gateway.origin, bytes);
  }
  const samples = await inTurns(runs, {
    limit: () => sample(limit, bytes, () => uploadToLimit(limit.origin, bytes)),
    ours: () =>
      sample(gateway, bytes, async () => {
        uploaded = await uploadToEnvoi(gateway.origin, bytes);
      }),
  });
  return { rows: rowsOf("gateway → MinIO", samples, await gateway.peakMemoryBytes()), uploaded };
}

async function benchDownloads({ stack, bytes, runs }: Bench, uploaded: Uploaded): Promise<Row[]> {
  const key = `uploads/${uploaded.id.slice(0, 2)}/${uploaded.id}`;
  await using limit = await startLimit(new URL("limit-s3-download.ts", import.meta.url), [key], storeVariables(stack));
  const download = await serviceOf(stack, "download");
  await downloadFromLimit(limit.origin);
  const samples = await inTurns(Math.min(runs, 4), {
    limit: () => sample(limit, bytes, () => downloadFromLimit(limit.origin)),
    ours: () => sample(download, bytes, () => downloadFromEnvoi(download.origin, uploaded)),
  });
  return rowsOf("MinIO → download", samples, await download.peakMemoryBytes());
}

/** The services of `npm run stack`: beside the AWS SDK piped to and from the same store. */
export async function benchStack(bytes: number, runs: number): Promise<Row[]> {
  await using stack = await startStackProcess({ LOG_LEVEL: "warn", ANON_MAX_FILE_SIZE: String(MAX_BYTES) });
  const bench = { stack, bytes, runs };
  const { rows, uploaded } = await benchUploads(bench);
  return [...rows, ...(await benchDownloads(bench, uploaded))];
}
