import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type MinioProcess,
  recordingLog,
  type S3Process,
  type S3Server,
  startMinio,
  startSeaweedfs,
  startVersitygw,
} from "@envoi/testkit";
import { afterAll, beforeAll } from "vitest";
import type { MovableBlobStore } from "../../blob/port.ts";
import { provisionBucket } from "../../blob/s3/provision-bucket.ts";
import { createS3BlobStore } from "../../blob/s3/s3-blob-store.ts";
import type { S3Address } from "../../blob/s3/s3-clients.ts";

/** Starts one server for all tests of a file. @returns a function that returns the server while tests run */
export function shared<Server extends AsyncDisposable>(start: () => Promise<Server>): () => Server {
  let server: Server | null = null;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server?.[Symbol.asyncDispose]());
  return () => {
    if (server === null) throw new Error("the server runs only during tests");
    return server;
  };
}

export const sharedMinio = (): (() => MinioProcess) => shared(startMinio);
export const sharedSeaweedfs = (): (() => S3Process) => shared(() => startSeaweedfs());
export const sharedVersitygw = (): (() => S3Process) => shared(startVersitygw);

export type S3Harness = {
  store: MovableBlobStore;
  address: S3Address;
  spoolDirectory: string;
  [Symbol.asyncDispose](): Promise<void>;
};

type Credentials = { accessKeyId: string; secretAccessKey: string };

/**
 * Opens a store on a new bucket.
 *
 * @param options.port - the port of a proxy in front of the server
 * @param options.credentialsFor - creates the credentials of the store; by default, the server's own are used
 */
export async function openBucket(
  server: S3Server,
  options: {
    port?: number;
    storePermits?: number;
    patienceMs?: number;
    credentialsFor?: (bucket: string) => Promise<Credentials>;
  } = {},
): Promise<S3Harness> {
  const direct: S3Address = {
    endpoint: server.endpoint,
    region: "us-east-1",
    bucket: `test-${randomBytes(8).toString("hex")}`,
    accessKeyId: server.accessKeyId,
    secretAccessKey: server.secretAccessKey,
    pathStyle: true,
    publicOrigin: server.endpoint,
  };
  await provisionBucket(direct);
  const address = {
    ...direct,
    ...(options.port !== undefined && { endpoint: `http://127.0.0.1:${options.port}` }),
    ...(await options.credentialsFor?.(direct.bucket)),
  };
  const spoolDirectory = await mkdtemp(join(tmpdir(), "envoi-spool-"));
  const { log } = recordingLog("test");
  const store = createS3BlobStore({
    address,
    spoolDirectory,
    spoolBytes: 2 ** 30,
    storePermits: options.storePermits ?? 64,
    ...(options.patienceMs === undefined ? {} : { patienceMs: options.patienceMs }),
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
