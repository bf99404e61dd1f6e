import { randomBytes } from "node:crypto";
import { createNatsBus, type NatsAddress, provisionNats } from "@envoi/events";
import type { Log } from "@envoi/platform";
import type { Drivers } from "@envoi/standalone";
import {
  createRedisUploadStore,
  createS3BlobStore,
  openRedisCounts,
  provisionBucket,
  type S3Address,
} from "@envoi/store";
import { startMinio, startNats, startRedis, startToxiproxy, type ToxicProxy } from "@envoi/testkit";

/** Addresses of the stores. */
export type Addresses = { redisUrl: string; s3: S3Address; nats: NatsAddress };

/** Real Redis, MinIO and NATS, each also reachable through a fault-injecting proxy. */
export type Servers = AsyncDisposable & {
  addresses: Addresses;
  /** Addresses of the same stores through the proxies. */
  proxied: Addresses;
  proxies: { redis: ToxicProxy; minio: ToxicProxy; nats: ToxicProxy };
};

export async function startServers(log: Log): Promise<Servers> {
  await using started = new AsyncDisposableStack();
  const redis = started.use(await startRedis());
  const minio = started.use(await startMinio());
  const nats = started.use(await startNats());
  const toxiproxy = started.use(await startToxiproxy());
  const proxies = {
    redis: await toxiproxy.proxy(redis.port),
    minio: await toxiproxy.proxy(minio.port),
    nats: await toxiproxy.proxy(nats.port),
  };
  const addressesAt = (ports: { redis: number; minio: number; nats: number }): Addresses => ({
    redisUrl: `redis://127.0.0.1:${ports.redis}`,
    s3: {
      endpoint: `http://127.0.0.1:${ports.minio}`,
      region: "us-east-1",
      bucket: "envoi",
      accessKeyId: minio.accessKeyId,
      secretAccessKey: minio.secretAccessKey,
      pathStyle: true,
    },
    nats: { servers: [`nats://127.0.0.1:${ports.nats}`] },
  });
  const addresses = addressesAt({ redis: redis.port, minio: minio.port, nats: nats.port });
  const proxied = addressesAt({ redis: proxies.redis.port, minio: proxies.minio.port, nats: proxies.nats.port });
  await provisionBucket(addresses.s3);
  await provisionNats({ address: addresses.nats, replicas: 1, log });
  const all = started.move();
  return { addresses, proxied, proxies, [Symbol.asyncDispose]: () => all.disposeAsync() };
}

const SPOOL_BYTES = 1_073_741_824;

/** Creates the stack's drivers. */
export function openDistributedDrivers(
  { redisUrl, s3, nats }: Addresses,
  options: { log: Log; spoolDirectory: string; leaseSeconds: number },
): Drivers {
  const { log, spoolDirectory, leaseSeconds } = options;
  const uploads = createRedisUploadStore({
    address: { mode: "single", url: redisUrl },
    times: { sessionLeaseSeconds: leaseSeconds, claimLeaseSeconds: leaseSeconds },
  });
  const blobs = createS3BlobStore({ address: s3, spoolDirectory, spoolBytes: SPOOL_BYTES, storePermits: 16, log });
  const bus = createNatsBus({ address: nats, log });
  const counts = openRedisCounts({ address: { mode: "single", url: redisUrl }, waitReplicas: 0 }, "fails");
  return {
    uploads,
    blobs,
    move: null,
    bus,
    openCount: counts.openCount,
    networkKey: randomBytes(32),
    failed: new Promise(() => {}),
    async close() {
      for (const driver of [bus, counts, blobs, uploads]) await driver[Symbol.asyncDispose]();
    },
  };
}
