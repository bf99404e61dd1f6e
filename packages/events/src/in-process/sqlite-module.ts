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
import { schema } from "./schema.ts";

function ping(database: SqliteConnection, _args: object): void {
  database.get("SELECT 1 FROM bus_deliveries LIMIT 1");
}

const operations = { acknowledge, bury, deadLetters, nextDeliveries, ping, publish, retryLater, subscribe, unbury };

/** If a power cut undoes an acknowledgement, the Fact is delivered once more. */
const durableSoon = ["acknowledge", "nextDeliveries"] as const satisfies readonly (keyof typeof operations)[];

export const sqliteModule: SqliteModule<typeof operations> = { schema, operations, durableSoon };
