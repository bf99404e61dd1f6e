import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import { S3Client } from "@aws-sdk/client-s3";
import type { Log } from "@envoi/platform";
import { NodeHttpHandler } from "@smithy/node-http-handler";

/** Where Blobs are. */
export type S3Address = {
  /** `http://host:port` of a store of one's own; `null`: AWS, by its region. */
  endpoint: string | null;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket is named in the path, not in the host. */
  pathStyle: boolean;
};

export type S3Clients = {
  /** For calls of a few bytes: tried again by themselves, each try within its deadline. */
  calls: S3Client;
  /** For bodies, which can't be tried again by the SDK, and may take long. */
  bodies: S3Client;
  destroy(): void;
};

const CONNECT_MS = 3_000;
const CALL_MS = 20_000;
/** An answer that stops in its middle; also the longest that a call may be given. */
const SILENT_MS = 60_000;
const CALL_ATTEMPTS = 3;
/** Stores close connections that are idle for longer; a body sent on one of those would be lost. */
const IDLE_CONNECTION_MS = 4_000;

/** What is open at once is bounded by those who call, not by waiting for a connection. */
const AGENT = { keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, timeout: IDLE_CONNECTION_MS };

/** The SDK would write on the console, and tell of every call with its arguments. */
function sdkLogger(log: Pick<Log, "debug">) {
  const note = (said: unknown) =>
    log.debug({ said: said instanceof Error ? said.message : String(said) }, "note of the S3 client");
  return { trace() {}, debug() {}, info() {}, warn: note, error: note };
}

export function createS3Clients(address: S3Address, log: Pick<Log, "debug">): S3Clients {
  const { endpoint, region, accessKeyId, secretAccessKey } = address;
  const agents = { httpAgent: new HttpAgent(AGENT), httpsAgent: new HttpsAgent(AGENT) };
  const config = {
    ...(endpoint === null ? {} : { endpoint }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: address.pathStyle,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    expectContinueHeader: false,
    logger: sdkLogger(log),
  } as const;
  const calls = new S3Client({
    ...config,
    maxAttempts: CALL_ATTEMPTS,
    requestHandler: new NodeHttpHandler({
      ...agents,
      connectionTimeout: CONNECT_MS,
      requestTimeout: CALL_MS,
      socketTimeout: SILENT_MS,
      throwOnRequestTimeout: true,
    }),
  });
  const bodies = new S3Client({
    ...config,
    maxAttempts: 1,
    requestHandler: new NodeHttpHandler({ ...agents, connectionTimeout: CONNECT_MS, throwOnRequestTimeout: true }),
  });
  return {
    calls,
    bodies,
    destroy() {
      calls.destroy();
      bodies.destroy();
    },
  };
}
