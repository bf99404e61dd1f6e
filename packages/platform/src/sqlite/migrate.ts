import type { SqliteConnection } from "./sqlite-connection.ts";

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
