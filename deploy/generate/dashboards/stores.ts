import { type Dashboard, JOB, quantile, rate } from "./panels.ts";

export const stores: Dashboard = {
  name: "stores",
  title: "Envoi: stores and bus",
  description: "Redis (`uploads`), S3 (`blobs`), NATS, and the janitor that tidies up.",
  rows: {
    Stores: [
      {
        title: "Calls that failed",
        description: "Share of the calls whose fault is the store's.",
        unit: "percentunit",
        width: 8,
        queries: [
          [
            `sum by (store) (${rate("store_operation_seconds_count", 'outcome="failed"')}) / sum by (store) (${rate("store_operation_seconds_count")})`,
            "{{store}}",
          ],
        ],
      },
      {
        title: "Duration of calls, 99th percentile",
        description: "Without putPart, write and readChunks, which last as long as people's lines take.",
        unit: "s",
        width: 8,
        queries: [
          [
            quantile(0.99, "store_operation_seconds", "store, operation", 'operation!~"putPart|write|readChunks"'),
            "{{store}} {{operation}}",
          ],
        ],
      },
      {
        title: "Calls",
        description: "Per second.",
        unit: "ops",
        width: 8,
        queries: [[`sum by (store, operation) (${rate("store_operation_seconds_count")})`, "{{store}} {{operation}}"]],
      },
      {
        title: "Questions to the issuer",
        description: "Per second, by its answer. `none`: it did not answer, and people have everyone's limits.",
        unit: "ops",
        queries: [[`sum by (answer) (${rate("token_check_seconds_count")})`, "{{answer}}"]],
      },
      {
        title: "Time the issuer takes, 95th percentile",
        description: "To say whether a token is good.",
        unit: "s",
        queries: [[quantile(0.95, "token_check_seconds", "answer"), "{{answer}}"]],
      },
    ],
    "Outbox and bus": [
      {
        title: "Facts in the outbox",
        description: "Facts that the bus has not taken; more than 100 of a janitor's are not counted.",
        unit: "none",
        width: 6,
        queries: [[`sum(outbox_facts{${JOB}})`, "facts"]],
      },
      {
        title: "Oldest Fact in the outbox",
        description: "How long it has waited. It is seconds, unless NATS is away.",
        unit: "s",
        width: 6,
        queries: [[`max(outbox_lag_seconds{${JOB}})`, "waits"]],
      },
      {
        title: "Messages that wait for a consumer",
        description: "Its lag.",
        unit: "none",
        width: 6,
        queries: [[`max by (consumer) (bus_pending_messages{${JOB}})`, "{{consumer}}"]],
      },
      {
        title: "From what happened to its being counted",
        description: "Outbox, bus and consumer together.",
        unit: "s",
        width: 6,
        queries: [
          [quantile(0.5, "fact_lag_seconds", ""), "half"],
          [quantile(0.99, "fact_lag_seconds", ""), "99 of 100"],
        ],
      },
      {
        title: "Publishing",
        description: "Facts per second that NATS took, or failed to take.",
        unit: "ops",
        width: 6,
        queries: [[`sum by (outcome) (${rate("bus_publish_seconds_count")})`, "{{outcome}}"]],
      },
      {
        title: "Time to publish, 99th percentile",
        description: "Until NATS has a Fact for sure.",
        unit: "s",
        width: 6,
        queries: [[quantile(0.99, "bus_publish_seconds", "outcome"), "{{outcome}}"]],
      },
      {
        title: "Deliveries",
        description: "Facts per second delivered to a consumer. `failed` ones are redelivered.",
        unit: "ops",
        width: 6,
        queries: [[`sum by (consumer, outcome) (${rate("bus_deliveries_total")})`, "{{consumer}} {{outcome}}"]],
      },
      {
        title: "Facts given up",
        description: "Within the last hour. They are in the stream of dead letters.",
        unit: "none",
        width: 6,
        queries: [
          [`sum by (consumer) (increase(bus_dead_letters_total{${JOB}}[1h]))`, "{{consumer}}"],
          [`sum(increase(outbox_unreadable_facts_total{${JOB}}[1h]))`, "put aside in the outbox"],
        ],
      },
      {
        title: "Facts",
        description: "Per second, of all services.",
        unit: "ops",
        width: 6,
        queries: [[`sum by (type) (${rate("facts_total")})`, "{{type}}"]],
      },
      {
        title: "Bytes, as Facts tell of them",
        description: "Encrypted bytes of what was completed.",
        unit: "Bps",
        width: 6,
        queries: [
          [`sum(${rate("fact_uploaded_bytes_total")})`, "uploaded"],
          [`sum(${rate("fact_downloaded_bytes_total")})`, "downloaded"],
        ],
      },
      {
        title: "Beacons",
        description: "Per second, by where they became durable. `store`: the bus was away or slow.",
        unit: "ops",
        width: 6,
        queries: [[`sum by (way) (${rate("beacons_total")})`, "{{way}}"]],
      },
      {
        title: "Merges of events",
        description: "Batches within the last hour. Those that failed are tried again.",
        unit: "none",
        width: 6,
        queries: [[`sum by (outcome) (increase(batch_merges_total{${JOB}}[1h]))`, "{{outcome}}"]],
      },
    ],
    Janitor: [
      {
        title: "Oldest overdue removal",
        description: "By janitor. Removal should start within 60 s of the due time.",
        unit: "s",
        width: 8,
        queries: [[`janitor_due_lag_seconds{${JOB}}`, "{{pod}} {{instance}}"]],
      },
      {
        title: "Removed",
        description: "Per second, by kind.",
        unit: "ops",
        width: 8,
        queries: [[`sum by (kind) (${rate("janitor_removed_total")})`, "{{kind}}"]],
      },
      {
        title: "Steps that failed",
        description: "Per second. Each is tried again.",
        unit: "ops",
        width: 8,
        queries: [[`sum by (step) (${rate("janitor_failures_total")})`, "{{step}}"]],
      },
      {
        title: "Blobs examined by sweeps",
        description: "Within an hour. `discarded` ones were left over.",
        unit: "none",
        width: 8,
        queries: [[`sum by (outcome) (increase(janitor_swept_blobs_total{${JOB}}[1h]))`, "{{outcome}}"]],
      },
      {
        title: "Sweeps that stopped at their ceiling",
        description: "Within an hour. It should be none.",
        unit: "none",
        width: 8,
        queries: [[`sum(increase(janitor_sweep_ceilings_total{${JOB}}[1h]))`, "sweeps"]],
      },
      {
        title: "Files without a body",
        description: "As of the last sweep. It has to be none.",
        unit: "none",
        width: 8,
        queries: [[`sum(janitor_missing_blobs{${JOB}})`, "missing"]],
      },
    ],
  },
};
