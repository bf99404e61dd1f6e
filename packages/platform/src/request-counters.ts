import { beginAtZero, Counter, type Registry } from "./metrics.ts";

const REQUEST_CHANGES = ["created", "closed", "deleted"] as const;
const COUNTED_STATES = ["delivered", "collected", "failed"] as const;

export type RequestCounters = {
  request(change: (typeof REQUEST_CHANGES)[number]): void;
  deliveries(state: (typeof COUNTED_STATES)[number], count: number): void;
};

/** Counts requests for files and their deliveries. All services of a process share its registry, and so these counters. */
export function createRequestCounters(registry: Registry): RequestCounters {
  const requests =
    (registry.getSingleMetric("file_requests_total") as Counter<"change"> | undefined) ??
    new Counter({
      name: "file_requests_total",
      help: "Requests for files that were created, closed, or deleted",
      labelValues: { change: REQUEST_CHANGES },
      registers: [registry],
    });
  const deliveries =
    (registry.getSingleMetric("file_request_deliveries_total") as Counter<"state"> | undefined) ??
    new Counter({
      name: "file_request_deliveries_total",
      help: "Deliveries to requests that were completed, that their owners reported as collected, or whose connection ended because of the server",
      labelValues: { state: COUNTED_STATES },
      registers: [registry],
    });
  // Without the zero, the first failure would not be an increase.
  beginAtZero(deliveries, ["delivered", "failed"]);
  return {
    request: (change) => requests.inc({ change }),
    deliveries: (state, count) => deliveries.inc({ state }, count),
  };
}
