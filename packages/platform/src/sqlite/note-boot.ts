import { readFileSync } from "node:fs";
import type { SqliteConnection } from "./sqlite-connection.ts";

/** Identifies the current boot of the machine; `null` if it is unknown. */
export function bootId(): string | null {
  try {
    return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  } catch {
    return null;
  }
}

/**
 * Calls the functions if the machine may have rebooted since the last call, or may be a different machine.
 *
 * @param id - id of this boot; `null` if it is unknown
 */
export function noteBoot(
  database: SqliteConnection,
  id: string | null,
  afterBoot: readonly ((database: SqliteConnection) => void)[],
): void {
  database.exec("BEGIN IMMEDIATE; CREATE TABLE IF NOT EXISTS last_boot (id TEXT NOT NULL) STRICT");
  const last = database.get<{ id: string }>("SELECT id FROM last_boot");
  if (id === null || last?.id !== id) {
    for (const call of afterBoot) call(database);
    database.run("DELETE FROM last_boot");
    database.run("INSERT INTO last_boot VALUES (:id)", { id: id ?? "" });
  }
  database.exec("COMMIT");
}
