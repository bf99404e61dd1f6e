import { type Dashboard, JOB, quantile, rate } from "./panels.ts";

export const stores: Dashboard = {
  name: "stores",
  title: "Envoi: stores and bus",
  description: "Redis (`uploads`), S3 (`blobs`), NATS, and the janitor.",
  rows: {
    Stores: [
      {
        title: "Failed calls",
        description: "Share of calls that failed because of the store.",
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
        description:
          "Without putPart, write, writeIfShort and readChunks, whose duration depends on the speed of clients.",
        unit: "s",
        width: 8,
        queries: [
          [
            quantile(
              0.99,
              "store_operation_seconds",
              "store, operation",
              'operation!~"putPart|write|writeIfShort|readChunks"',
            ),
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
        title: "Token checks by the issuer",
        description: "Per second, by answer. `none`: the issuer did not answer, and users get the anonymous limits.",
        unit: "ops",
        width: 8,
        queries: [[`sum by (answer) (${rate("token_check_seconds_count")})`, "{{answer}}"]],
      },
      {
        title: "Duration of token checks, 95th percentile",
        description: "Time until the issuer answers.",
        unit: "s",
        width: 8,
        queries: [[quantile(0.95, "token_check_seconds", "answer"), "{{answer}}"]],
      },
      {
        title: "Memory of Redis",
        description:
          "Share of maxmemory in use. From 70 % on, uploads are refused, first those of strangers with long metadata.",
        unit: "percentunit",
        width: 8,
        queries: [
          [
            `max(upload_store_memory_bytes{${JOB},memory="used"}) / max(upload_store_memory_bytes{${JOB},memory="max"} > 0)`,
            "used",
          ],
        ],
      },
    ],
    "Outbox and bus": [
      {
        title: "Facts in the outbox",
        description: "Facts that are not published yet. Each janitor counts up to 100.",
        unit: "none",
        width: 6,
        queries: [[`sum(outbox_facts{${JOB}})`, "facts"]],
      },
      {
        title: "Oldest Fact in the outbox",
        description: "Its age: a few seconds, unless NATS is unavailable.",
        unit: "s",
        width: 6,
        queries: [[`max(outbox_lag_seconds{${JOB}})`, "age"]],
      },
      {
        title: "Pending messages by consumer",
        description: "Lag of each consumer.",
        unit: "none",
        width: 6,
        queries: [[`max by (consumer) (bus_pending_messages{${JOB}})`, "{{consumer}}"]],
      },
      {
        title: "Delay until a Fact is counted",
        description: "Time in outbox, bus and consumer.",
        unit: "s",
        width: 6,
        queries: [
          [quantile(0.5, "fact_lag_seconds", ""), "p50"],
          [quantile(0.99, "fact_lag_seconds", ""), "p99"],
        ],
      },
      {
        title: "Published Facts",
        description: "Per second, by outcome: accepted by NATS (`taken`) or not (`failed`).",
        unit: "ops",
        width: 6,
        queries: [[`sum by (outcome) (${rate("bus_publish_seconds_count")})`, "{{outcome}}"]],
      },
      {
        title: "Time to publish, 99th percentile",
        description: "Until NATS acknowledges a Fact.",
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
        description: "Within the last hour. They are in the dead letter stream, or set aside in the outbox.",
        unit: "none",
        width: 6,
        queries: [
          [`sum by (consumer) (increase(bus_dead_letters_total{${JOB}}[1h]))`, "{{consumer}}"],
          [`sum(increase(outbox_unreadable_facts_total{${JOB}}[1h]))`, "set aside in the outbox"],
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
        title: "Bytes transferred, according to Facts",
        description: "Encrypted bytes of completed uploads and downloads.",
        unit: "Bps",
        width: 6,
        queries: [
          [`sum(${rate("fact_uploaded_bytes_total")})`, "uploaded"],
          [`sum(${rate("fact_downloaded_bytes_total")})`, "downloaded"],
        ],
      },
      {
        title: "Beacons",
        description: "Per second, by where they became durable. `store`: the bus was unavailable or slow.",
        unit: "ops",
        width: 6,
        queries: [[`sum by (way) (${rate("beacons_total")})`, "{{way}}"]],
      },
      {
        title: "Merges of events",
        description: "Batches within the last hour. Failed merges are retried.",
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
        title: "Failed steps",
        description: "Per second. Each is retried.",
        unit: "ops",
        width: 8,
        queries: [[`sum by (step) (${rate("janitor_failures_total")})`, "{{step}}"]],
      },
      {
        title: "Blobs examined by sweeps",
        description: "Within an hour. `discarded`: removed as leftovers.",
        unit: "none",
        width: 8,
        queries: [[`sum by (outcome) (increase(janitor_swept_blobs_total{${JOB}}[1h]))`, "{{outcome}}"]],
      },
      {
        title: "Sweeps that stopped at their ceiling",
        description: "Within an hour. Should be 0.",
        unit: "none",
        width: 8,
        queries: [[`sum(increase(janitor_sweep_ceilings_total{${JOB}}[1h]))`, "sweeps"]],
      },
      {
        title: "Files without a body",
        description: "As of the last sweep. Must be 0.",
        unit: "none",
        width: 8,
        queries: [[`sum(janitor_missing_blobs{${JOB}})`, "missing"]],
      },
      {
        title: "Bytes in the object store",
        description: "As of the last sweep, with the marks at which strangers, and then all, may not begin uploads.",
        unit: "bytes",
        width: 8,
        queries: [
          [`max(stored_bytes{${JOB}})`, "stored"],
          [`max by (mark) (storage_mark_bytes{${JOB}} > 0)`, "{{mark}} mark"],
        ],
      },
      {
        title: "Blobs moved from the second store",
        description: "Per second, by outcome. `failed` ones are tried again.",
        unit: "ops",
        width: 8,
        queries: [[`sum by (outcome) (${rate("janitor_moved_blobs_total")})`, "{{outcome}}"]],
      },
      {
        title: "Bytes moved from the second store",
        description: "Per second.",
        unit: "Bps",
        width: 8,
        queries: [[`sum(${rate("janitor_moved_bytes_total")})`, "moved"]],
      },
      {
        title: "Blobs left in the second store",
        description: "As of the last complete round of each janitor.",
        unit: "none",
        width: 8,
        queries: [[`sum(janitor_move_left_blobs{${JOB}})`, "left"]],
      },
    ],
  },
};
