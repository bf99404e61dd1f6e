import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { NODE_FLAGS } from "@envoi/dev-stack";
import { freePort, startServerProcess } from "@envoi/testkit";
import type { Addresses } from "./distributed-drivers.ts";

const ROOT = new URL("../../", import.meta.url);

export type GatewayProcess = AsyncDisposable & { origin: string; pid(): number };

/** One upload-gateway as a separate process, on loopback, over these stores. */
export async function startGateway(
  { redisUrl, s3, nats }: Addresses,
  { spoolDirectory, settings }: { spoolDirectory: string; settings: Record<string, string> },
): Promise<GatewayProcess> {
  const [port, privatePort] = [await freePort(), await freePort()];
  const server = await startServerProcess({
    program: process.execPath,
    args: [...NODE_FLAGS, fileURLToPath(new URL("services/upload-gateway/dist/main.js", ROOT))],
    port,
    env: {
      HOST: "127.0.0.1",
      PORT: String(port),
      PRIVATE_PORT: String(privatePort),
      BASE_URL: `http://127.0.0.1:${port}`,
      LOG_LEVEL: "warn",
      REDIS_URL: redisUrl,
      S3_ENDPOINT: s3.endpoint ?? "",
      S3_BUCKET: s3.bucket,
      S3_ACCESS_KEY_ID: s3.accessKeyId ?? "",
      S3_SECRET_ACCESS_KEY: s3.secretAccessKey ?? "",
      NATS_URLS: nats.servers.join(","),
      SPOOL_DIR: spoolDirectory,
      REQUESTER_HASH_KEY: randomBytes(32).toString("hex"),
      ...settings,
    },
    isReady: async () => (await fetch(`http://127.0.0.1:${privatePort}/readyz`)).ok,
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: () => server.pid(),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
