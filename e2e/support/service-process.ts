import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { NODE_FLAGS } from "@envoi/dev-stack";
import type { ServiceName } from "@envoi/platform";
import type { S3Address } from "@envoi/store";
import { freePort, type ServerProcess, startServerProcess, WHATEVER_THE_LOAD } from "@envoi/testkit";
import type { Addresses } from "./distributed-drivers.ts";

const ROOT = new URL("../../", import.meta.url);

export type ServicePlace = { port: number; spoolDirectory: string; settings: Record<string, string> };
export type ServiceProcess = ServerProcess & { origin: string; privateOrigin: string };

/** Settings for a bucket. @param prefix - `S3` or `SECOND_S3` */
export function s3Settings(prefix: string, s3: S3Address): Record<string, string> {
  return {
    [`${prefix}_ENDPOINT`]: s3.endpoint ?? "",
    [`${prefix}_BUCKET`]: s3.bucket,
    [`${prefix}_ACCESS_KEY_ID`]: s3.accessKeyId ?? "",
    [`${prefix}_SECRET_ACCESS_KEY`]: s3.secretAccessKey ?? "",
  };
}

/** Starts a service as a separate process, on loopback, over these stores. */
export async function startService(
  service: ServiceName,
  { redisUrl, s3, nats }: Addresses,
  { port, spoolDirectory, settings }: ServicePlace,
): Promise<ServiceProcess> {
  const privatePort = await freePort();
  const [origin, privateOrigin] = [port, privatePort].map((one) => `http://127.0.0.1:${one}`) as [string, string];
  const server = await startServerProcess({
    program: process.execPath,
    args: [...NODE_FLAGS, fileURLToPath(new URL(`services/${service}/dist/main.js`, ROOT))],
    port,
    env: {
      HOST: "127.0.0.1",
      PORT: String(port),
      PRIVATE_PORT: String(privatePort),
      BASE_URL: origin,
      LOG_LEVEL: "warn",
      ...WHATEVER_THE_LOAD,
      REDIS_URL: redisUrl,
      ...s3Settings("S3", s3),
      NATS_URLS: nats.servers.join(","),
      SPOOL_DIR: spoolDirectory,
      REQUESTER_HASH_KEY: randomBytes(32).toString("hex"),
      ...settings,
    },
    isReady: async () => (await fetch(`${privateOrigin}/readyz`)).ok,
  });
  return { ...server, origin, privateOrigin };
}
