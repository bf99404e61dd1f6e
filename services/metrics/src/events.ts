import { type Clock, Counter, Histogram, type Log, type Registry } from "@envoi/platform";
import type { Beacon, Fact, MetricEvent } from "@envoi/protocol";

const STATUSES = new Set<unknown>(["ok", "cancel", "error"]);

/** A closed label set, whatever a beacon carries. */
function statusLabel(event: MetricEvent): string {
  const status = event.event_properties?.["status"];
  return typeof status === "string" && STATUSES.has(status) ? status : "none";
}

/** What happens on the metrics service, and what the Facts of all services come to. */
export type MetricsEvents = ReturnType<typeof createMetricsEvents>;

export function createMetricsEvents({ clock, log, registry }: { clock: Clock; log: Log; registry: Registry }) {
  const registers = [registry];
  const facts = new Counter({
    name: "facts_total",
    help: "Facts of all services, by what happened: uploads completed, downloads completed, expiries and so on",
    labelNames: ["type"],
    registers,
  });
  const lag = new Histogram({
    name: "fact_lag_seconds",
    help: "Time from what happened to its being counted here: the outbox, the bus and this consumer",
    buckets: [0.02, 0.1, 0.5, 2, 10, 60, 600, 3_600],
    registers,
  });
  const uploadedBytes = new Counter({
    name: "fact_uploaded_bytes_total",
    help: "Encrypted bytes of completed uploads",
    registers,
  });
  const downloadedBytes = new Counter({
    name: "fact_downloaded_bytes_total",
    help: "Encrypted bytes of completed downloads",
    registers,
  });
  const clientEvents = new Counter({
    name: "client_events_total",
    help: "Events that pages reported",
    labelNames: ["event", "platform", "status"],
    registers,
  });

  function countBeacon({ platform, events }: Beacon): void {
    for (const event of events) {
      clientEvents.inc({ event: event.event_type, platform, status: statusLabel(event) });
    }
  }

  return {
    received(beacon: Beacon): void {
      log.debug({ events: beacon.events.length }, "beacon received");
    },
    settled(fact: Fact): void {
      facts.inc({ type: fact.type });
      lag.observe(Math.max(0, clock.now() - fact.atMs) / 1_000);
      if (fact.type === "upload.completed") uploadedBytes.inc(fact.ciphertextBytes);
      if (fact.type === "download.completed") downloadedBytes.inc(fact.ciphertextBytes);
      if (fact.type === "metrics.received") countBeacon(fact.beacon);
      log.debug({ factId: fact.id, type: fact.type }, "fact counted");
    },
  };
}
