import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type MinioProcess, recordingLog, startMinio } from "@envoi/testkit";
import { afterAll, beforeAll } from "vitest";
import type { BlobStore } from "../port.ts";
import { provisionBucket } from "./provision-bucket.ts";
import { createS3BlobStore } from "./s3-blob-store.ts";
import type { S3Address } from "./s3-clients.ts";

/** Starts a MinIO for all tests of a file. @returns it, once they run */
export function sharedMinio(): () => MinioProcess {
  let server: MinioProcess | null = null;
  beforeAll(async () => {
    server = await startMinio();
  });
  afterAll(() => server?.[Symbol.asyncDispose]());
  return () => {
    if (server === null) throw new Error("only tests have a server");
    return server;
  };
}

export type S3Harness = {
  store: BlobStore;
  address: S3Address;
  spoolDirectory: string;
  [Symbol.asyncDispose](): Promise<void>;
};

/** A store on a bucket of its own. @param options.port - of a proxy before the server */
export async function openBucket(
  server: MinioProcess,
  options: { port?: number; storePermits?: number } = {},
): Promise<S3Harness> {
  const direct: S3Address = {
    endpoint: server.endpoint,
    region: "us-east-1",
    bucket: `test-${randomBytes(8).toString("hex")}`,
    accessKeyId: server.accessKeyId,
    secretAccessKey: server.secretAccessKey,
    pathStyle: true,
  };
  await provisionBucket(direct);
  const address = options.port === undefined ? direct : { ...direct, endpoint: `http://127.0.0.1:${options.port}` };
  const spoolDirectory = await mkdtemp(join(tmpdir(), "envoi-spool-"));
  const { log } = recordingLog("test");
  const store = createS3BlobStore({
    address,
    spoolDirectory,
    spoolBytes: 2 ** 30,
    storePermits: options.storePermits ?? 64,
    log,
  });
  return {
    store,
    address,
    spoolDirectory,
    async [Symbol.asyncDispose]() {
      await store[Symbol.asyncDispose]();
      await rm(spoolDirectory, { recursive: true });
    },
  };
}
