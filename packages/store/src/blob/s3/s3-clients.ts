import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import { S3Client } from "@aws-sdk/client-s3";
import type { Log } from "@envoi/platform";
import { NodeHttpHandler } from "@smithy/node-http-handler";
import { type BodyRequests, createBodyRequests } from "./body-requests.ts";

/*
 * [Note: S3 credentials]
 *
 * If no keys are configured, the SDK looks for credentials in this order: environment variables, a shared
 * profile, a web identity (IRSA on EKS, workload identity), the container's endpoint (EKS Pod Identity, ECS), and the
 * metadata of the instance. The SDK caches the credentials and renews them before they expire. Body requests use the
 * same credentials.
 */

export type S3Address = {
  /** `http://host:port` of a self-hosted store; `null`: the AWS endpoint of the region. */
  endpoint: string | null;
  region: string;
  bucket: string;
  /** Either both keys are set or neither. Without them, see [Note: S3 credentials]. */
  accessKeyId?: string | undefined;
  secretAccessKey?: string | undefined;
  /** Whether the bucket's name is in the URL's path, not in its host. */
  pathStyle: boolean;
  /**
   * Origin at which clients reach the bucket; it includes the bucket's name unless `pathStyle`. `null` or absent: no
   * client reads from the store.
   */
  publicOrigin?: string | null;
};

export type S3Clients = {
  /** Client for calls without large bodies. The SDK retries these calls, with a deadline for each attempt. */
  calls: S3Client;
  /** Requests with bodies, which cannot be retried and may take a long time. */
  bodies: BodyRequests;
  destroy(): void;
};

const CONNECT_MS = 3_000;
const CALL_MS = 20_000;
/** Timeout for a response that stalls; also the longest timeout that a call may set. */
const SILENT_MS = 60_000;
const CALL_ATTEMPTS = 3;
/** Shorter than the stores' idle timeout: a body sent on a closing connection would be lost. */
const IDLE_CONNECTION_MS = 4_000;

/** Callers limit the number of open requests, so the agent does not queue them. */
const AGENT = { keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, timeout: IDLE_CONNECTION_MS };

/** Logger for the SDK, whose default logger writes the arguments of every call to the console. */
function sdkLogger(log: Pick<Log, "debug">) {
  const note = (message: unknown) =>
    log.debug({ said: message instanceof Error ? message.message : String(message) }, "message of the S3 client");
  return { trace() {}, debug() {}, info() {}, warn: note, error: note };
}

export function createS3Clients(address: S3Address, log: Pick<Log, "debug">): S3Clients {
  const { endpoint, region, accessKeyId, secretAccessKey } = address;
  const agents = { httpAgent: new HttpAgent(AGENT), httpsAgent: new HttpsAgent(AGENT) };
  const config = {
    ...(endpoint === null ? {} : { endpoint }),
    region,
    ...(accessKeyId !== undefined &&
      secretAccessKey !== undefined && { credentials: { accessKeyId, secretAccessKey } }),
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
  const handler = new NodeHttpHandler({ ...agents, connectionTimeout: CONNECT_MS, throwOnRequestTimeout: true });
  return {
    calls,
    bodies: createBodyRequests(address, calls, handler),
    destroy() {
      calls.destroy();
      handler.destroy();
    },
  };
}
