import type { SqliteConnection, SqliteModule } from "@envoi/platform";
import { acknowledge, bury, deadLetters, nextDeliveries, publish, retryLater, subscribe } from "./deliveries.ts";
import { migrations } from "./schema.ts";

function ping(database: SqliteConnection, _args: object): void {
  database.get("SELECT 1 FROM bus_deliveries LIMIT 1");
}

const operations = { acknowledge, bury, deadLetters, nextDeliveries, ping, publish, retryLater, subscribe };

export const sqliteModule: SqliteModule<typeof operations> = { migrations, operations };
