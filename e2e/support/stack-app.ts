import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type StackForm, type StackProcess, startStackProcess } from "@envoi/dev-stack";
import type { NatsAddress } from "@envoi/events";
import { WHATEVER_THE_LOAD } from "@envoi/testkit";
import { inject } from "vitest";
import type { App, AppProcess } from "./app.ts";
import { openBucket } from "./bucket.ts";

/** Envoi as many processes with real stores. Process names: `upload-gateway-1`, …, `edge`, `redis`, … */
export type StackApp = App & {
  pids(): Record<string, number | null>;
  /**
   * Kills a process abruptly, as a power cut would. The stack restarts it. Resolves when the process is ready again.
   */
  crash(name: string): Promise<void>;
  /** Kills a process abruptly, as a power cut would. It stays down until `bringBack` is called. */
  stopProcess(name: string): Promise<void>;
  bringBack(name: string): Promise<void>;
  /** URLs of the stores, for users with all permissions. */
  nats: NatsAddress;
  redis: StackProcess["servers"]["redis"];
  s3: StackProcess["servers"]["s3"];
};

const CARRIERS = ["upload-gateway", "download"];
/** The stack's replicas in tests that run in both modes. */
const TWO_OF_EACH: StackForm = { replicas: { "upload-gateway": 2, download: 2, metadata: 2 } };

/** Starts the program behind `npm run stack`. */
export async function startStackApp(
  settings: Record<string, string> = {},
  form: StackForm = TWO_OF_EACH,
): Promise<StackApp> {
  const stack = await startStackProcess(
    { ...WHATEVER_THE_LOAD, ...settings },
    { objectStore: inject("objectStore"), ...form },
  );
  const { origin, dataDirectory, servers } = stack;
  // Unfinished uploads can be read only from MinIO's drives.
  const minio = join(dataDirectory, "minio");
  const drives = existsSync(minio) ? readdirSync(minio).map((drive) => join(minio, drive)) : [];
  const bucket = openBucket(servers.s3, drives);
  const processes = (): AppProcess[] =>
    stack
      .processes()
      .flatMap(({ service, pid, host, privatePort }) =>
        privatePort === null || pid === null
          ? []
          : [{ name: service, pid, privateOrigin: `http://${host}:${privatePort}` }],
      );
  const carrierNames = () => CARRIERS.flatMap((service) => stack.processes(service).map(({ name }) => name));
  async function crash(name: string): Promise<void> {
    await stack.killProcess(name);
    await stack.startProcess(name);
  }
  return {
    origin,
    dataDirectory,
    nats: servers.nats,
    redis: servers.redis,
    s3: servers.s3,
    processes,
    carriers: () => processes().filter(({ name }) => CARRIERS.includes(name)),
    pids: () => Object.fromEntries(stack.processes().map(({ name, pid }) => [name, pid])),
    output: stack.output,
    blobs: bucket.list,
    crash,
    crashGateway: (replica) => crash(`upload-gateway-${1 + replica}`),
    async stopProcess(name) {
      await stack.killProcess(name);
      await stack.stopProcess(name);
    },
    bringBack: stack.startProcess,
    terminate: async () => void (await Promise.all(carrierNames().map(stack.stopProcess))),
    restart: async () => void (await Promise.all(carrierNames().map(stack.startProcess))),
    async [Symbol.asyncDispose]() {
      bucket.close();
      await stack[Symbol.asyncDispose]();
    },
  };
}
