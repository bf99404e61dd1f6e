import type { Cluster, Redis } from "ioredis";
import { UploadStoreError } from "../port.ts";
import { connectRedis, type RedisAddress } from "./connection.ts";

/** Commands that may wait for Redis at a time. */
const MAX_WAITING = 10_000;

/** A client whose commands are bounded in number and time: nothing waits for Redis for ever. */
export type BoundedClient = {
  client: Redis | Cluster;
  /** @throws UploadStoreError when `send` fails or has no answer within the deadline */
  within<T>(send: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** Redis refuses a command that needs memory before it does anything of it. */
function hasNoMemory(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith("OOM ");
}

export function openBoundedClient(options: {
  address: RedisAddress;
  deadlineMs: number;
  onConnectionError: (error: Error) => void;
}): BoundedClient {
  const { address, deadlineMs, onConnectionError } = options;
  const client = connectRedis(address, deadlineMs);
  let isTold = false;
  // An emitter without a listener for `error` would end the process. Told once per outage, and without the client's own
  // error: that has the command it failed at, which may be the one with the password.
  client.on("error", ({ message }: Error) => {
    if (!isTold) onConnectionError(new UploadStoreError(`no connection: ${message}`));
    isTold = true;
  });
  client.on("ready", () => {
    isTold = false;
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

  let waiting = 0;
  let closed = false;
  async function within<T>(send: () => Promise<T>): Promise<T> {
    if (waiting >= MAX_WAITING) throw new UploadStoreError("too many commands wait for Redis");
    if (closed) throw new UploadStoreError("closed");
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Error(`no answer within ${deadlineMs} ms`)), deadlineMs);
    async function work(): Promise<T> {
      waiting += 1;
      try {
        // What is late here is never sent: nothing happens long after its caller was told of a failure.
        if (client.status !== "ready") await Promise.race([ready(), late.promise]);
        return await send();
      } finally {
        waiting -= 1;
      }
    }
    try {
      return await Promise.race([work(), late.promise]);
    } catch (cause) {
      if (hasNoMemory(cause)) throw new UploadStoreError("Redis has reached its maxmemory", { code: "full", cause });
      throw new UploadStoreError("a command failed or was not answered", { cause });
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
