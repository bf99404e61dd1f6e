import { beginAtZero, Counter, Gauge, Histogram, type Registry } from "@envoi/platform";
import { CONSUMED_FACTS } from "../consumed-facts.ts";

const CONSUMERS = Object.keys(CONSUMED_FACTS);
const PUBLISHED = ["taken", "failed"] as const;
const DELIVERED = ["handled", "failed", "cut_short", "given_up"] as const;

/** Fact delivery metrics that only the bus can measure. */
export type BusMetrics = ReturnType<typeof createBusMetrics>;

export function createBusMetrics(registry?: Registry) {
  const registers = registry === undefined ? [] : [registry];
  const readers = new Map<string, () => Promise<number | null>>();
  const seconds = new Histogram({
    name: "bus_publish_seconds",
    help: "Time until NATS acknowledged a Fact, or failed to",
    labelValues: { outcome: PUBLISHED },
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 5],
    registers,
  });
  const deliveries = new Counter({
    name: "bus_deliveries_total",
    help: "Facts delivered to a consumer, by outcome",
    labelValues: { consumer: CONSUMERS, outcome: DELIVERED },
    registers,
  });
  const deadLetters = new Counter({
    name: "bus_dead_letters_total",
    help: "Facts that were given up and moved to the dead letters",
    labelValues: { consumer: CONSUMERS },
    registers,
  });
  new Gauge({
    name: "bus_pending_messages",
    help: "Facts that a consumer has not acknowledged yet: its lag",
    labelValues: { consumer: CONSUMERS },
    registers,
    async collect() {
      for (const [consumer, read] of readers) {
        const pending = await read();
        if (pending === null) this.remove({ consumer });
        else this.set({ consumer }, pending);
      }
    },
  });
  return {
    published: (outcome: (typeof PUBLISHED)[number], took: number) => seconds.observe({ outcome }, took),
    delivered: (consumer: string, outcome: (typeof DELIVERED)[number]) => deliveries.inc({ consumer, outcome }),
    buried: (consumer: string) => deadLetters.inc({ consumer }),
    /** @param read - returns the number of Facts that this consumer has not acknowledged; `null` if unknown */
    watchPending(consumer: string, read: () => Promise<number | null>): void {
      readers.set(consumer, read);
      beginAtZero(deadLetters, [consumer]);
    },
  };
}
