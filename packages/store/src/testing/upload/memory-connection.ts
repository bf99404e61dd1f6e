import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { SqliteConnection } from "@envoi/platform";
import { sqliteModule } from "../../upload/sqlite/sqlite-module.ts";

/** Opens the store's tables in memory. @returns the connection, and the prepared statements by their text */
export function openMemoryConnection(): {
  connection: SqliteConnection;
  database: DatabaseSync;
  statements: ReadonlyMap<string, StatementSync>;
} {
  const database = new DatabaseSync(":memory:");
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string) => {
    let statement = statements.get(sql);
    if (statement === undefined) {
      statement = database.prepare(sql);
      statement.setAllowUnknownNamedParameters(true);
      statements.set(sql, statement);
    }
    return statement;
  };
  const connection: SqliteConnection = {
    get: <Row>(sql: string, values = {}) => (prepare(sql).get(values) as Row | undefined) ?? null,
    all: <Row>(sql: string, values = {}) => prepare(sql).all(values) as Row[],
    run: (sql, values = {}) => Number(prepare(sql).run(values).changes),
    exec: (sql) => database.exec(sql),
    close: () => database.close(),
  };
  connection.exec(sqliteModule.schema);
  return { connection, database, statements };
}
