import { SERVICES, type ServiceName } from "@envoi/platform";
import type { RedisProcess } from "@envoi/testkit";
import { Redis } from "ioredis";
import { beforeAll, onTestFinished } from "vitest";
import type { UploadStore } from "../../upload/port.ts";
import { redisAclOf } from "../../upload/redis/acl.ts";
import type { RedisAddress } from "../../upload/redis/connection.ts";
import { createRedisUploadStore, type RedisUploadStoreOptions } from "../../upload/redis/redis-upload-store.ts";

const PASSWORD = "password of all";

/** Gives the Redis of a file's tests a user for each service. The default user may still do everything. */
export function redisWithUsers(getServer: () => RedisProcess, mode: "single" | "cluster") {
  beforeAll(async () => {
    const admin = new Redis(getServer().url);
    for (const service of SERVICES) {
      await admin.acl("SETUSER", service, "reset", "on", `>${PASSWORD}`, ...redisAclOf(service));
    }
    admin.disconnect();
  });

  function addressOf(service?: ServiceName): RedisAddress {
    const credentials = service === undefined ? {} : { username: service, password: PASSWORD };
    const { url } = getServer();
    return mode === "single" ? { mode, url, ...credentials } : { mode, urls: [url], ...credentials };
  }
  return {
    addressOf,
    /** The store as a service has it, or as someone who may do everything. */
    storeOf(service?: ServiceName, options: Partial<RedisUploadStoreOptions> = {}): UploadStore {
      const store = createRedisUploadStore({ address: addressOf(service), ...options });
      onTestFinished(() => store[Symbol.asyncDispose]());
      return store;
    },
    /** What someone who has the service's password can do without our driver. */
    clientOf(service: ServiceName): Redis {
      const client = new Redis(getServer().url, { username: service, password: PASSWORD, enableReadyCheck: false });
      onTestFinished(() => client.disconnect());
      return client;
    },
  };
}
