import type { Cluster, Redis } from "ioredis";
import { UploadStoreError } from "../port.ts";
import { connectRedis, type RedisAddress, reviveEnded } from "./connection.ts";

/** Maximum number of pending commands. */
const MAX_PENDING = 10_000;

/** A client that limits the number and duration of pending commands. */
export type BoundedClient = {
  client: Redis | Cluster;
  /** @throws UploadStoreError when `send` fails or exceeds the deadline */
  within<T>(send: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

export function openBoundedClient(options: {
  address: RedisAddress;
  deadlineMs: number;
  onConnectionError: (error: Error) => void;
}): BoundedClient {
  const { address, deadlineMs, onConnectionError } = options;
  const client = connectRedis(address, { silenceMs: deadlineMs });
  let isReported = false;
  // Without a listener for `error`, the process would crash. Each outage is reported once, without the original error,
  // because that error's command may contain the password.
  client.on("error", ({ message }: Error) => {
    if (!isReported) onConnectionError(new UploadStoreError(`no connection: ${message}`));
    isReported = true;
  });
  client.on("ready", () => {
    isReported = false;
  });

  let readiness: Promise<void> | null = null;
  function ready(): Promise<void> {
    readiness ??= new Promise((resolve) => {
      client.once("ready", () => {
        readiness = null;
        resolve();
      });
    });
    return readiness;
  }

  let pending = 0;
  let closed = false;
  reviveEnded(client, () => closed);

  async function within<T>(send: () => Promise<T>): Promise<T> {
    if (pending >= MAX_PENDING) throw new UploadStoreError("too many commands are waiting for Redis");
    if (closed) throw new UploadStoreError("closed");
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Error(`no answer within ${deadlineMs} ms`)), deadlineMs);
    async function work(): Promise<T> {
      pending += 1;
      try {
        // A command that times out while waiting for the connection is never sent, so it has no effect after its
        // caller has received the error.
        if (client.status !== "ready") await Promise.race([ready(), late.promise]);
        return await send();
      } finally {
        pending -= 1;
      }
    }
    try {
      return await Promise.race([work(), late.promise]);
    } catch (cause) {
      throw new UploadStoreError("a command failed or got no reply", { cause });
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    client,
    within,
    async close() {
      if (closed) return;
      const quitting = client.status === "ready" ? within(() => client.quit()) : Promise.resolve();
      closed = true;
      await quitting.catch(() => undefined);
      client.disconnect();
    },
  };
}
