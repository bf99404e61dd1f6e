import type { SqliteConnection } from "./sqlite-connection.ts";

/** `PRAGMA user_version` of every database: the layout of the tables of all modules. */
const LAYOUT = 1;

/**
 * Creates either all tables of a new database or none, and records their layout in it.
 *
 * @param schemas - SQL scripts
 * @throws Error if the file has tables of another layout
 */
export function createTables(database: SqliteConnection, path: string, schemas: readonly string[]): void {
  const layout =
    database.get<{ layout: number }>("SELECT user_version AS layout FROM pragma_user_version")?.layout ?? 0;
  if (layout === LAYOUT) return;
  if (database.get("SELECT 1 FROM sqlite_schema LIMIT 1") !== null) {
    throw new Error(
      `${path} has layout ${layout}, this version of Envoi needs ${LAYOUT} and cannot convert it. ` +
        `To start with an empty database, move ${path} and the files named like it with -wal and -shm away.`,
    );
  }
  database.exec(["BEGIN IMMEDIATE", ...schemas, `PRAGMA user_version = ${LAYOUT}`, "COMMIT"].join(";\n"));
}
