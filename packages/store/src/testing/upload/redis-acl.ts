import { SERVICES, type ServiceName } from "@envoi/platform";
import type { RedisProcess } from "@envoi/testkit";
import { Redis } from "ioredis";
import { beforeAll, onTestFinished } from "vitest";
import type { UploadStore } from "../../upload/port.ts";
import { buildRedisAcl } from "../../upload/redis/acl.ts";
import type { RedisAddress } from "../../upload/redis/connection.ts";
import { createRedisUploadStore, type RedisUploadStoreOptions } from "../../upload/redis/redis-upload-store.ts";

const PASSWORD = "password of all";

/** Creates a user for each service in the Redis of a test file. The default user keeps all permissions. */
export function redisWithUsers(getServer: () => RedisProcess, mode: "single" | "cluster") {
  beforeAll(async () => {
    const admin = new Redis(getServer().url);
    for (const service of SERVICES) {
      await admin.acl("SETUSER", service, "reset", "on", `>${PASSWORD}`, ...buildRedisAcl(service));
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
    /** Opens the store as a service's user, or as the default user. */
    openStore(service?: ServiceName, options: Partial<RedisUploadStoreOptions> = {}): UploadStore {
      const store = createRedisUploadStore({ address: addressOf(service), ...options });
      onTestFinished(() => store[Symbol.asyncDispose]());
      return store;
    },
    /** Opens a raw client with a service's password, bypassing our driver. */
    openClient(service: ServiceName): Redis {
      const client = new Redis(getServer().url, { username: service, password: PASSWORD, enableReadyCheck: false });
      onTestFinished(() => client.disconnect());
      return client;
    },
  };
}
