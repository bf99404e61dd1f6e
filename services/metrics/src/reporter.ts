import { type Clock, Counter, Histogram, type Log, type Registry } from "@envoi/platform";
import { type Beacon, EVENT_TYPES, FACT_TYPES, type Fact, type MetricEvent, PLATFORMS } from "@envoi/protocol";
import { LRUCache } from "lru-cache";

/**
 * Number of remembered Facts, so that each Fact is counted once. The counters start at zero with the process, so
 * remembering this many Facts is enough.
 */
const REMEMBERED_FACTS = 10_000;
const STATUSES = ["ok", "cancel", "error"];
const NO_STATUS = "none";
const WAYS = ["bus", "store"] as const;

/** Maps any status in a beacon to a closed set of labels. */
function statusLabel(event: MetricEvent): string {
  const status = event.event_properties?.["status"];
  return typeof status === "string" && STATUSES.includes(status) ? status : NO_STATUS;
}

/** Reporter of the metrics service: logs and counts its events, and counts the Facts of all services. */
export type MetricsReporter = ReturnType<typeof createMetricsReporter>;

export function createMetricsReporter({ clock, log, registry }: { clock: Clock; log: Log; registry: Registry }) {
  const registers = [registry];
  const facts = new Counter({
    name: "facts_total",
    help: "Facts of all services, by type",
    labelValues: { type: FACT_TYPES },
    registers,
  });
  const lag = new Histogram({
    name: "fact_lag_seconds",
    help: "Time from a change of an Upload or request until it is counted here: outbox, bus and consumer",
    buckets: [0.02, 0.1, 0.5, 2, 10, 60, 600, 3_600],
    registers,
  });
  const uploadedBytes = new Counter({
    name: "fact_uploaded_bytes_total",
    help: "Encrypted bytes of completed uploads of all gateways",
    registers,
  });
  const downloadedBytes = new Counter({
    name: "fact_downloaded_bytes_total",
    help: "Encrypted bytes of completed downloads of all download services",
    registers,
  });
  const clientEvents = new Counter({
    name: "client_events_total",
    help: "Usage events that pages reported",
    labelValues: { event: EVENT_TYPES, platform: PLATFORMS, status: [...STATUSES, NO_STATUS] },
    registers,
  });

  const beacons = new Counter({
    name: "beacons_total",
    help: "Accepted beacons, by where they became durable",
    labelValues: { way: WAYS },
    registers,
  });
  const counted = new LRUCache<string, true>({ max: REMEMBERED_FACTS });

  function countBeacon({ platform, events }: Beacon): void {
    for (const event of events) {
      clientEvents.inc({ event: event.event_type, platform, status: statusLabel(event) });
    }
  }

  return {
    received(beacon: Beacon, way: (typeof WAYS)[number]): void {
      beacons.inc({ way });
      log.debug({ events: beacon.events.length, way }, "beacon received");
    },
    busAway(error: unknown): void {
      log.warn({ err: error }, "the bus does not accept beacons; they go directly to the blob store");
    },
    busBack(): void {
      log.info("the bus accepts beacons again");
    },
    quotaFailed(error: unknown): void {
      log.warn({ err: error }, "the batches of events could not be listed or removed; retrying later");
    },
    /** Counts a Fact once, however often it is delivered to this process. */
    settled(fact: Fact): void {
      if (counted.has(fact.id)) return;
      counted.set(fact.id, true);
      facts.inc({ type: fact.type });
      // The lag of beacons is not measured, because they wait for their batch.
      if (fact.type !== "metrics.received") lag.observe(Math.max(0, clock.now() - fact.atMs) / 1_000);
      if (fact.type === "upload.completed") uploadedBytes.inc(fact.ciphertextBytes);
      if (fact.type === "download.completed") downloadedBytes.inc(fact.ciphertextBytes);
      if (fact.type === "metrics.received") countBeacon(fact.beacon);
      log.debug({ factId: fact.id, type: fact.type }, "fact counted");
    },
  };
}
