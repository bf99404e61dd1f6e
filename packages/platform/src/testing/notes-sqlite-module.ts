import type { SqliteConnection } from "../sqlite/sqlite-connection.ts";
import type { SqliteModule } from "../sqlite/sqlite-module.ts";

/** Operations for the tests of `openSqlite`. */
const operations = {
  add: (database: SqliteConnection, { text }: { text: string }, nowMs: number): number =>
    database.run("INSERT INTO notes (text, at_ms) VALUES (:text, :nowMs)", { text, nowMs }),
  addThenFail(database: SqliteConnection, { text }: { text: string }, nowMs: number): void {
    operations.add(database, { text }, nowMs);
    throw new Error(`no ${text}`);
  },
  all: (database: SqliteConnection, _args: object): { text: string; atMs: number }[] =>
    database.all("SELECT text, at_ms AS atMs FROM notes ORDER BY rowid"),
  /** Limits the database to its current number of pages. */
  fill(database: SqliteConnection, _args: object): void {
    database.exec("PRAGMA max_page_count = 1");
  },
  /** Removes the limit. */
  empty(database: SqliteConnection, _args: object): void {
    database.exec("PRAGMA max_page_count = 1000000");
  },
  die(_database: SqliteConnection, _args: object): void {
    process.exit(3);
  },
};

export const sqliteModule: SqliteModule<typeof operations> = {
  schema: "CREATE TABLE notes (text TEXT NOT NULL, at_ms INTEGER NOT NULL) STRICT",
  operations,
};
