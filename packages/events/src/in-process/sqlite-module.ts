import type { SqliteConnection, SqliteModule } from "@envoi/platform";
import {
  acknowledge,
  bury,
  deadLetters,
  nextDeliveries,
  publish,
  retryLater,
  subscribe,
  unbury,
} from "./deliveries.ts";

/** `bus_waiting`: pending bytes per consumer, updated by triggers. */
const schema = `
  -- Types that each durable consumer subscribed to. They stay while the consumer is away.
  CREATE TABLE bus_subscriptions (
    durable TEXT NOT NULL,
    type TEXT NOT NULL,
    PRIMARY KEY (durable, type)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX bus_subscriptions_by_type ON bus_subscriptions (type);

  CREATE TABLE bus_seen (
    fact_id TEXT PRIMARY KEY,
    at_ms INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX bus_seen_by_age ON bus_seen (at_ms);

  -- One row per Fact and consumer, until it is acknowledged.
  CREATE TABLE bus_deliveries (
    ordinal INTEGER PRIMARY KEY AUTOINCREMENT,
    durable TEXT NOT NULL,
    type TEXT NOT NULL,
    fact TEXT NOT NULL,
    failures INTEGER NOT NULL,
    due_at_ms INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX bus_deliveries_by_time ON bus_deliveries (durable, due_at_ms, ordinal);

  CREATE TABLE bus_dead_letters (
    ordinal INTEGER PRIMARY KEY AUTOINCREMENT,
    durable TEXT NOT NULL,
    fact TEXT NOT NULL,
    error TEXT NOT NULL,
    at_ms INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE bus_waiting (
    durable TEXT PRIMARY KEY,
    bytes INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TRIGGER bus_delivery_comes AFTER INSERT ON bus_deliveries BEGIN
    INSERT INTO bus_waiting VALUES (NEW.durable, LENGTH(NEW.fact))
    ON CONFLICT (durable) DO UPDATE SET bytes = bytes + LENGTH(NEW.fact);
  END;
  CREATE TRIGGER bus_delivery_goes AFTER DELETE ON bus_deliveries BEGIN
    UPDATE bus_waiting SET bytes = bytes - LENGTH(OLD.fact) WHERE durable = OLD.durable;
  END;
`;

function ping(database: SqliteConnection, _args: object): void {
  database.get("SELECT 1 FROM bus_deliveries LIMIT 1");
}

const operations = { acknowledge, bury, deadLetters, nextDeliveries, ping, publish, retryLater, subscribe, unbury };

/** If a power cut undoes an acknowledgement, the Fact is redelivered. */
const durableSoon = ["acknowledge", "nextDeliveries"] as const satisfies readonly (keyof typeof operations)[];

export const sqliteModule: SqliteModule<typeof operations> = { schema, operations, durableSoon };
