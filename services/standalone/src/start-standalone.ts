import { openAccounts, openOperatorIssuer } from "@envoi/accounts";
import { createRecentChallenges } from "@envoi/auth/signed-request";
import { createDownload } from "@envoi/download";
import { createOutboxRelay } from "@envoi/events";
import { createFilelist } from "@envoi/filelist";
import { createJanitor } from "@envoi/janitor";
import { createMetadata } from "@envoi/metadata";
import { createMetrics } from "@envoi/metrics";
import { createOperators } from "@envoi/operators";
import {
  createAudit,
  createClients,
  createGuessLimiter,
  createLoadShedding,
  createMemoryMarks,
  createStorage,
  createUploadQuota,
  type Log,
  observeOperations,
  openOperatorAccess,
  type Registry,
  type RunningServices,
  runServices,
  systemClock,
} from "@envoi/platform";
import { shardOf } from "@envoi/store";
import { createUploadGateway } from "@envoi/upload-gateway";
import { WEB_DIRECTORY, webApp } from "@envoi/web-origin";
import type { StandaloneConfig } from "./config.ts";
import type { Drivers } from "./open-drivers.ts";

type Context = { log: Log; registry: Registry };
export type Standalone = RunningServices & { baseUrl: string };

async function openShared(config: StandaloneConfig, drivers: Drivers, { log, registry }: Context) {
  const { process: settings } = config;
  const baseUrl = settings.baseUrl ?? `http://localhost:${settings.port}`;
  const { trustedProxies, prefixes } = settings;
  const clients = createClients({ trustedProxies, prefixes, baseUrl, key: drivers.networkKey, log });
  const { bus, openCount } = drivers;
  const { uploads, blobs } = observeOperations({ uploads: drivers.uploads, blobs: drivers.blobs }, registry);
  const context = { clock: systemClock, log, registry };
  return {
    ...context,
    uploads,
    blobs,
    move: drivers.move,
    bus,
    relay: createOutboxRelay({ outbox: uploads, bus, shardOf, log }),
    limits: config.limits,
    baseUrl,
    clients,
    load: createLoadShedding(settings.maxLoopDelayMs, registry),
    requesterOf: clients.networkOf,
    ...openAccounts(config.accounts, context),
    openCount,
    guesses: createGuessLimiter(openCount),
    recent: createRecentChallenges(),
    storage: createStorage(openCount, config.storage),
    operators: await openOperatorAccess(config.operators, async () => ({ openOperatorIssuer }), context),
    audit: createAudit(config.operators, log),
  };
}

/** Hosts all services on one public port. Resolves once they are listening. */
export async function startStandalone(
  config: StandaloneConfig,
  drivers: Drivers,
  context: Context,
): Promise<Standalone> {
  const { leases } = config;
  const shared = await openShared(config, drivers, context);
  const { uploads, openCount, storage, baseUrl, clients, load, relay, audit } = shared;
  const { routes: webRoutes, shell } = webApp(WEB_DIRECTORY, baseUrl, config.branding);
  const services = [
    createUploadGateway({
      ...shared,
      config: config.uploadGateway,
      quota: createUploadQuota(openCount, config.quotas, storage),
      memoryMarks: createMemoryMarks(() => uploads.readMemory(), openCount),
      stored: config.stored,
      ticketKey: drivers.networkKey,
      renewSeconds: leases.sessionRenewSeconds,
      sessionLifeSeconds: leases.sessionLifeSeconds,
      sessionMaxSeconds: leases.sessionMaxSeconds,
    }),
    createDownload({ ...shared, config: config.download, renewSeconds: leases.claimRenewSeconds, shell }),
    createMetadata({ ...shared, config: config.metadata, ticketKey: drivers.networkKey }),
    createFilelist({ ...shared, config: config.filelist }),
    createMetrics({ ...shared, config: config.metrics }),
    createJanitor({ ...shared, config: config.janitor, holder: "standalone" }),
    createOperators({ ...shared, proxyWarnings: clients.warnings }),
  ];
  const options = {
    ...config.process,
    ...context,
    baseUrl,
    clients,
    load,
    operators: { access: shared.operators, audit, settings: config },
    extraRoutes: [webRoutes],
  };
  const running = await runServices(options, services);
  const stop = async () => {
    await running.stop();
    await relay[Symbol.asyncDispose]();
    await drivers.close();
  };
  return { ...running, baseUrl, stop };
}
