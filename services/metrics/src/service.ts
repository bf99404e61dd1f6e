import { CONSUMED_FACTS, CONSUMERS_OF, type EventBus } from "@envoi/events";
import {
  type Clients,
  type Clock,
  type Log,
  nothingToDrain,
  type Registry,
  refuseMethod,
  type Service,
} from "@envoi/platform";
import { MAX_JSON_BYTES } from "@envoi/protocol";
import type { BlobStore } from "@envoi/store";
import express, { Router } from "express";
import { createBatching } from "./batch-beacons.ts";
import { createBatchQuota, startQuotaLoop } from "./batch-quota.ts";
import type { MetricsConfig } from "./config.ts";
import { createFactHandler } from "./on-fact.ts";
import { createMetricsReporter } from "./reporter.ts";
import { limitBeacons, metricsRoute } from "./routes/metrics.ts";
import { createBeaconIntake } from "./take-beacon.ts";

/**
 * Maximum number of Facts that one consumer handles concurrently, and therefore the maximum number of beacons in a
 * batch.
 */
const CONCURRENT_FACTS = 128;

export type MetricsDeps = {
  config: MetricsConfig;
  bus: EventBus;
  blobs: BlobStore;
  clients: Pick<Clients, "networkOf">;
  clock: Clock;
  log: Log;
  registry: Registry;
};

/** Accepts beacons from pages, stores them in batches, and counts the Facts of all services. */
export function createMetrics(deps: MetricsDeps): Service {
  const { config, bus, blobs, clients, clock } = deps;
  const quota = createBatchQuota({ blobs, clock, config });
  const report = createMetricsReporter(deps);
  const intake = createBeaconIntake({
    bus,
    store: createBatching(blobs, { most: CONCURRENT_FACTS, lingerMs: 0 }),
    report,
  });
  const routes = Router();
  routes
    .route("/api/metrics")
    // Pages send text/plain. The body is read as JSON, whatever its content type.
    .post(
      limitBeacons({ clients, quota, perMinute: config.beaconsPerMinute }),
      express.text({ type: () => true, limit: MAX_JSON_BYTES }),
      metricsRoute({ intake, clock }),
    )
    .all(refuseMethod("POST"));
  // No client waits for beacons from the bus, so they are collected into fewer, larger batches.
  const store = createBatching(blobs, { most: CONCURRENT_FACTS, lingerMs: config.flushSeconds * 1_000 });
  const handleFact = createFactHandler({ store, report });
  const running: AsyncDisposable[] = [];

  return {
    name: "metrics",
    routes,
    // Checks nothing. All replicas share the bus and the BlobStore, and one of the two is enough for beacons; while
    // both fail, each beacon is rejected.
    async check() {},
    async start() {
      for (const durable of CONSUMERS_OF.metrics) {
        running.push(await bus.consume(durable, CONSUMED_FACTS[durable], handleFact, { atOnce: CONCURRENT_FACTS }));
      }
      await quota.refresh().catch(report.quotaFailed);
      running.push(startQuotaLoop({ quota, onFailed: report.quotaFailed }));
    },
    drain: nothingToDrain,
    async [Symbol.asyncDispose]() {
      await Promise.all([intake, ...running].map((part) => part[Symbol.asyncDispose]()));
    },
  };
}
