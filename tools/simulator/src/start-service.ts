import { openAccounts } from "@envoi/accounts";
import { createDownload } from "@envoi/download";
import { createOutboxRelay, type EventBus } from "@envoi/events";
import { createJanitor } from "@envoi/janitor";
import { createMetadata } from "@envoi/metadata";
import {
  createClients,
  createGuessLimiter,
  createLog,
  createMemoryMarks,
  createStorage,
  createUploadQuota,
  runServices,
  type Service,
  type Sqlite,
  systemClock,
} from "@envoi/platform";
import type { StandaloneConfig } from "@envoi/standalone";
import {
  type BlobContents,
  BlobStoreError,
  createMemoryBlobStore,
  createSqliteUploadStore,
  shardOf,
  sqliteCounts,
  UploadStoreError,
} from "@envoi/store";
import { createUploadGateway } from "@envoi/upload-gateway";
import { Registry } from "@prometheus-io/client";
import { connectBus } from "./connect-bus.ts";
import { type CallFaults, connectFaulty } from "./faulty-calls.ts";
import type { SimulatedNetwork } from "./network.ts";
import type { Random } from "./random.ts";
import type { SimulatedProcess } from "./simulated-process.ts";
import type { Trace } from "./trace.ts";
import type { VirtualTime } from "./virtual-time.ts";

/** The services that a simulation runs. The others keep no state that the invariants are about. */
export type SimulatedService = "upload-gateway" | "download" | "metadata" | "janitor";

/** What all processes of a simulation share. */
export type Site = {
  time: VirtualTime;
  random: Random;
  trace: Trace;
  network: SimulatedNetwork;
  /** Database of the UploadStore and of counts. */
  database: Sqlite;
  bus: EventBus;
  blobs: BlobContents;
  config: StandaloneConfig;
  faults: CallFaults;
  areFaulty: () => boolean;
};

const BASE_URL = "http://simulated.example";
/** The key of all processes for hashing networks and for tickets. */
const KEY = Buffer.alloc(32, 7);
const NO_FAULTS: CallFaults = { delayMs: 1, late: 0, lateMs: 0, lostCall: 0, lostReply: 0 };

function connectStores(site: Site, process: SimulatedProcess) {
  const uploads = connectFaulty(
    createSqliteUploadStore({ database: site.database, times: site.config.leases }),
    {
      name: "uploads",
      process,
      faults: site.faults,
      fail: () => new UploadStoreError("no reply"),
      asynchronous: (method) => !method.startsWith("list") || method === "listDeliveries" || method === "listReports",
    },
    site,
  );
  const blobs = connectFaulty(
    createMemoryBlobStore(site.blobs, () => site.time.nowMs),
    {
      name: "blobs",
      process,
      faults: site.faults,
      fail: () => new BlobStoreError("unavailable"),
      asynchronous: (method) => method !== "list",
    },
    site,
  );
  const counts = connectFaulty(
    site.database,
    { name: "counts", process, faults: NO_FAULTS, fail: () => new Error("no reply"), asynchronous: () => true },
    site,
  );
  return { uploads, blobs, openCount: sqliteCounts(counts) };
}

/** Starts a service in this process; clients reach it at the process's name. */
export async function startService(site: Site, service: SimulatedService, process: SimulatedProcess): Promise<void> {
  const { config } = site;
  const registry = new Registry();
  const log = createLog({ level: "silent", service: process.name });
  const context = { clock: systemClock, log, registry };
  const { uploads, blobs, openCount } = connectStores(site, process);
  const bus = connectBus(site.bus, process, site.faults, site);
  const clients = createClients({ trustedProxies: 0, baseUrl: BASE_URL, key: KEY, log });
  const storage = createStorage(openCount, config.storage);
  const shared = {
    ...context,
    uploads,
    blobs,
    bus,
    openCount,
    storage,
    clients,
    limits: config.limits,
    baseUrl: BASE_URL,
    relay: createOutboxRelay({ outbox: uploads, bus, shardOf, log }),
    requesterOf: clients.networkOf,
    guesses: createGuessLimiter(openCount),
    ticketKey: KEY,
    ...openAccounts(config.accounts, context),
  };
  const create: Record<SimulatedService, () => Service> = {
    "upload-gateway": () =>
      createUploadGateway({
        ...shared,
        config: config.uploadGateway,
        quota: createUploadQuota(openCount, config.quotas, storage),
        memoryMarks: createMemoryMarks(() => uploads.readMemory(), openCount),
        stored: config.stored,
        renewSeconds: config.leases.sessionRenewSeconds,
        sessionLifeSeconds: config.leases.sessionLifeSeconds,
        sessionMaxSeconds: config.leases.sessionMaxSeconds,
      }),
    download: () =>
      createDownload({
        ...shared,
        config: config.download,
        renewSeconds: config.leases.claimRenewSeconds,
        shell: { read: async () => "<html><head></head></html>" },
      }),
    metadata: () => createMetadata({ ...shared, config: config.metadata }),
    janitor: () => createJanitor({ ...shared, move: null, config: config.janitor, holder: process.name }),
  };
  await runServices(
    {
      ...config.process,
      ...context,
      baseUrl: BASE_URL,
      clients,
      // A process listens first on its private and then on its public port.
      async listen(server) {
        process.onKill(() => server.close());
        site.network.listen(process.name, server, process);
        return 1;
      },
    },
    [create[service]()],
  );
}
