import type { SqliteConnection } from "./sqlite-connection.ts";

export type GroupOutcome = { ok: true; result: unknown } | { ok: false; error: unknown };

/**
 * Runs many operations in one transaction, so they share one disk sync. If an operation throws, only its
 * own changes are rolled back.
 *
 * @throws the error that made COMMIT fail or SQLite roll everything back, for example because the disk is full. In that
 *   case, no operation had an effect
 */
export function runGroup(database: SqliteConnection, operations: readonly (() => unknown)[]): GroupOutcome[] {
  const [only] = operations;
  if (only !== undefined && operations.length === 1) return [runOnly(database, only)];
  database.run("BEGIN IMMEDIATE");
  try {
    const outcomes = operations.map((operation) => runAlone(database, operation));
    database.run("COMMIT");
    return outcomes;
  } catch (error) {
    rollBack(database);
    throw error;
  }
}

/** Runs a single operation. It needs no savepoint, which would take as long as a small statement. */
function runOnly(database: SqliteConnection, operation: () => unknown): GroupOutcome {
  database.run("BEGIN IMMEDIATE");
  let result: unknown;
  try {
    result = operation();
  } catch (error) {
    rollBack(database);
    return { ok: false, error };
  }
  try {
    database.run("COMMIT");
  } catch (error) {
    rollBack(database);
    throw error;
  }
  return { ok: true, result };
}

function runAlone(database: SqliteConnection, operation: () => unknown): GroupOutcome {
  database.run("SAVEPOINT operation");
  try {
    const result = operation();
    database.run("RELEASE operation");
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
    // There is no transaction, or SQLite has already rolled it back, as on a full disk.
  }
}
