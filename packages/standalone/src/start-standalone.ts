import { fileURLToPath } from "node:url";
import { createDownload } from "@envoi/download";
import { createOutboxRelay } from "@envoi/events";
import { createFilelist } from "@envoi/filelist";
import { createJanitor } from "@envoi/janitor";
import { createMetadata } from "@envoi/metadata";
import { createMetrics } from "@envoi/metrics";
import {
  accountsOff,
  clientAddress,
  createGuessLimiter,
  createRegistry,
  createRequesterHash,
  type Log,
  type RunningServices,
  runServices,
  systemClock,
} from "@envoi/platform";
import { createUploadGateway } from "@envoi/upload-gateway";
import type { Request } from "express";
import type { StandaloneConfig } from "./config.ts";
import type { Drivers } from "./open-drivers.ts";
import { webApp } from "./web-app.ts";

const WEB_DIRECTORY = fileURLToPath(new URL("../../../frontend/dist", import.meta.url));

/** A lease outlives two renewals that fail. */
const RENEWALS_PER_LEASE = 3;
/** Claims are renewed at least this often: it is what cuts a download after a deletion. */
const MAX_CLAIM_RENEW_SECONDS = 5;

export type Standalone = RunningServices & { baseUrl: string };

/**
 * Hosts all six services on one public port.
 *
 * @returns when the address answers
 */
export async function startStandalone(config: StandaloneConfig, drivers: Drivers, log: Log): Promise<Standalone> {
  const { limits, process: settings } = config;
  const baseUrl = settings.baseUrl ?? `http://localhost:${settings.port}`;
  const registry = createRegistry();
  const hashRequester = createRequesterHash();
  const { routes: webRoutes, shell } = webApp(WEB_DIRECTORY);
  const { uploads, blobs, bus } = drivers;
  const relay = createOutboxRelay({ outbox: uploads, bus, log });
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
    requesterOf: (request: Request) => hashRequester(clientAddress(request, settings.trustedProxies)),
    verifier: accountsOff,
    guesses: createGuessLimiter(),
  };
  const services = [
    createUploadGateway({
      ...shared,
      config: config.uploadGateway,
      renewSeconds: settings.sessionLeaseSeconds / RENEWALS_PER_LEASE,
    }),
    createDownload({
      ...shared,
      config: config.download,
      renewSeconds: Math.min(MAX_CLAIM_RENEW_SECONDS, settings.claimLeaseSeconds / RENEWALS_PER_LEASE),
      shell,
      title: config.metadata.title,
    }),
    createMetadata({ ...shared, config: config.metadata }),
    createFilelist({ ...shared }),
    createMetrics({ ...shared }),
    createJanitor({ ...shared, config: config.janitor, holder: "standalone" }),
  ];
  const running = await runServices({ ...settings, baseUrl, log, registry, extraRoutes: [webRoutes] }, services);
  const stop = async () => {
    await running.stop();
    await relay[Symbol.asyncDispose]();
    await drivers.close();
  };
  return { ...running, baseUrl, stop };
}
