import { CONSUMED_FACTS, CONSUMERS_OF, type EventBus } from "@envoi/events";
import { type Clock, type Log, nothingToDrain, type Registry, refuseMethod, type Service } from "@envoi/platform";
import { MAX_JSON_BYTES } from "@envoi/protocol";
import type { BlobStore } from "@envoi/store";
import express, { Router } from "express";
import { createMetricsEvents } from "./events.ts";
import { createFactHandler } from "./on-fact.ts";
import { metricsRoute } from "./routes/metrics.ts";

export type MetricsDeps = {
  bus: EventBus;
  blobs: BlobStore;
  clock: Clock;
  log: Log;
  registry: Registry;
};

/** Takes the beacons of pages, and counts the Facts of all services. */
export function createMetrics(deps: MetricsDeps): Service {
  const { bus, blobs } = deps;
  const events = createMetricsEvents(deps);
  const routes = Router();
  routes
    .route("/api/metrics")
    // A beacon comes as text/plain; whatever it is called, the body is JSON.
    .post(express.text({ type: () => true, limit: MAX_JSON_BYTES }), metricsRoute({ ...deps, events }))
    .all(refuseMethod("POST"));
  const handleFact = createFactHandler({ blobs, events });
  const consumers: AsyncDisposable[] = [];

  return {
    name: "metrics",
    routes,
    async check() {
      await Promise.all([bus.ping(), blobs.ping()]);
    },
    async start() {
      for (const durable of CONSUMERS_OF.metrics) {
        consumers.push(await bus.consume(durable, CONSUMED_FACTS[durable], handleFact));
      }
    },
    drain: nothingToDrain,
    async [Symbol.asyncDispose]() {
      await Promise.all(consumers.map((consumer) => consumer[Symbol.asyncDispose]()));
    },
  };
}
