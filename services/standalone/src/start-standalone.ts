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

export type Standalone = RunningServices & { baseUrl: string };

/**
 * Hosts all services on one public port.
 *
 * @returns once they are listening
 */
export async function startStandalone(
  config: StandaloneConfig,
  drivers: Drivers,
  { log, registry }: { log: Log; registry: Registry },
): Promise<Standalone> {
  const { limits, leases, process: settings } = config;
  const baseUrl = settings.baseUrl ?? `http://localhost:${settings.port}`;
  const { trustedProxies, prefixes } = settings;
  const clients = createClients({ trustedProxies, prefixes, baseUrl, key: drivers.networkKey, log });
  const { routes: webRoutes, shell } = webApp(WEB_DIRECTORY, baseUrl);
  const { bus } = drivers;
  const { uploads, blobs } = observeOperations({ uploads: drivers.uploads, blobs: drivers.blobs }, registry);
  const relay = createOutboxRelay({ outbox: uploads, bus, shardOf, log });
  const audit = createAudit(config.operators, log);
  const operators = await openOperatorAccess(config.operators, async () => ({ openOperatorIssuer }), {
    clock: systemClock,
    log,
  });
  const storage = createStorage(drivers.openCount, config.storage);
  const load = createLoadShedding(settings.maxLoopDelayMs, registry);
  const shared = {
    uploads,
    blobs,
    bus,
    relay,
    clock: systemClock,
    log,
    registry,
    limits,
    baseUrl,
    clients,
    load,
    requesterOf: clients.networkOf,
    ...openAccounts(config.accounts, { clock: systemClock, log, registry }),
    openCount: drivers.openCount,
    guesses: createGuessLimiter(drivers.openCount),
    recent: createRecentChallenges(),
  };
  const services = [
    createUploadGateway({
      ...shared,
      config: config.uploadGateway,
      ...{ operators, audit },
      quota: createUploadQuota(drivers.openCount, config.quotas, storage),
      memoryMarks: createMemoryMarks(() => uploads.readMemory(), drivers.openCount),
      storage,
      stored: config.stored,
      renewSeconds: leases.sessionRenewSeconds,
      sessionLifeSeconds: leases.sessionLifeSeconds,
      sessionMaxSeconds: leases.sessionMaxSeconds,
    }),
    createDownload({
      ...shared,
      config: config.download,
      renewSeconds: leases.claimRenewSeconds,
      shell,
    }),
    createMetadata({
      ...shared,
      config: config.metadata,
      ticketKey: drivers.networkKey,
    }),
    createFilelist({ ...shared, config: config.filelist }),
    createMetrics({ ...shared, config: config.metrics }),
    createJanitor({
      ...shared,
      move: drivers.move,
      config: config.janitor,
      storage,
      holder: "standalone",
    }),
    createOperators({
      ...shared,
      move: drivers.move,
      operators,
      audit,
      proxyWarnings: clients.warnings,
    }),
  ];
  const running = await runServices(
    {
      ...settings,
      ...{ baseUrl, clients, load, log, registry },
      operators: { access: operators, audit, settings: config },
      extraRoutes: [webRoutes],
    },
    services,
  );
  const stop = async () => {
    await running.stop();
    await relay[Symbol.asyncDispose]();
    await drivers.close();
  };
  return { ...running, baseUrl, stop };
}
