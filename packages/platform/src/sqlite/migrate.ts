import type { SqliteConnection } from "./sqlite-connection.ts";

/** `PRAGMA user_version` of every database: what the first migrations of all modules make. */
const LAYOUT = 1;

/**
 * Marks a new database with its layout.
 *
 * @throws Error when the file has tables of another layout
 */
export function checkLayout(database: SqliteConnection, path: string): void {
  const layout =
    database.get<{ layout: number }>("SELECT user_version AS layout FROM pragma_user_version")?.layout ?? 0;
  if (layout === LAYOUT) return;
  if (database.get("SELECT 1 FROM sqlite_schema LIMIT 1") !== null) {
    throw new Error(
      `${path} has layout ${layout}, this version of Envoi needs ${LAYOUT} and cannot convert it. ` +
        `To start with an empty database, move ${path} and the files named like it with -wal and -shm away.`,
    );
  }
  database.exec(`PRAGMA user_version = ${LAYOUT}`);
}

/**
 * Migrates a module's tables to its newest version, forward only; each step is atomic.
 *
 * @throws Error when a newer version of this code wrote the file
 */
export function migrate(database: SqliteConnection, moduleName: string, migrations: readonly string[]): void {
  database.exec(
    "CREATE TABLE IF NOT EXISTS schema_versions (module TEXT PRIMARY KEY, version INTEGER NOT NULL) STRICT",
  );
  const row = database.get<{ version: number }>("SELECT version FROM schema_versions WHERE module = :moduleName", {
    moduleName,
  });
  const current = row?.version ?? 0;
  if (current > migrations.length) {
    throw new Error(`the tables of "${moduleName}" have version ${current}, this code supports ${migrations.length}`);
  }
  for (const [index, migration] of migrations.entries()) {
    if (index < current) continue;
    database.exec("BEGIN IMMEDIATE");
    try {
      database.exec(migration);
      database.run(
        `INSERT INTO schema_versions (module, version) VALUES (:moduleName, :version)
         ON CONFLICT (module) DO UPDATE SET version = :version`,
        { moduleName, version: index + 1 },
      );
      database.exec("COMMIT");
    } catch (error) {
      database.exec("ROLLBACK");
      throw error;
    }
  }
}
