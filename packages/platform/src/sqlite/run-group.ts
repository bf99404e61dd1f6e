import type { SqliteConnection } from "./sqlite-connection.ts";

export type GroupOutcome = { ok: true; result: unknown } | { ok: false; error: unknown };

/**
 * Runs many operations in one transaction, so that they share one sync of the disk. An operation that throws is rolled
 * back alone.
 *
 * @throws the error that made COMMIT fail, or SQLite roll everything back, as on a full disk; no operation had an
 *   effect then
 */
export function runGroup(database: SqliteConnection, operations: readonly (() => unknown)[]): GroupOutcome[] {
  database.exec("BEGIN IMMEDIATE");
  try {
    const outcomes = operations.map((operation) => runAlone(database, operation));
    database.exec("COMMIT");
    return outcomes;
  } catch (error) {
    rollBack(database);
    throw error;
  }
}

function runAlone(database: SqliteConnection, operation: () => unknown): GroupOutcome {
  database.exec("SAVEPOINT operation");
  try {
    const result = operation();
    database.exec("RELEASE operation");
    return { ok: true, result };
  } catch (error) {
    try {
      database.exec("ROLLBACK TO operation; RELEASE operation");
    } catch {
      throw error;
    }
    return { ok: false, error };
  }
}

function rollBack(database: SqliteConnection): void {
  try {
    database.exec("ROLLBACK");
  } catch {
    // Nothing was begun, or SQLite has rolled back by itself, as on a full disk.
  }
}
