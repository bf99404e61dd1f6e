import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";

/** Values of `:name` placeholders. */
export type SqliteValues = Record<string, SQLInputValue>;

/** A connection that prepares each text of SQL once. */
export interface SqliteConnection {
  /** @returns the first row, or `null` when there is none */
  get<Row>(sql: string, values?: SqliteValues): Row | null;
  all<Row>(sql: string, values?: SqliteValues): Row[];
  /** @returns how many rows changed */
  run(sql: string, values?: SqliteValues): number;
  /** Runs a script of several statements. */
  exec(sql: string): void;
  close(): void;
}

/** Pages kept in memory, KiB. */
const CACHE_KIB = 16_384;
/** The journal is cut back to this after a burst, bytes. */
const JOURNAL_BYTES = 67_108_864;
/** How long to wait for another process that has the file locked. */
const BUSY_MS = 5_000;

/**
 * Opens or makes the file, set up so that a COMMIT survives kill -9 and a power cut, and that what was deleted is
 * overwritten.
 */
export function openConnection(path: string): SqliteConnection {
  const database = new DatabaseSync(path, { timeout: BUSY_MS });
  // Of a file that has tables already this changes nothing.
  database.exec("PRAGMA auto_vacuum = INCREMENTAL");
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA secure_delete = FAST;
    PRAGMA temp_store = MEMORY;
    PRAGMA cache_size = -${CACHE_KIB};
    PRAGMA journal_size_limit = ${JOURNAL_BYTES};
  `);
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    let statement = statements.get(sql);
    if (statement === undefined) {
      statement = database.prepare(sql);
      // So that a whole object can be handed over, of which the statement uses a part.
      statement.setAllowUnknownNamedParameters(true);
      statements.set(sql, statement);
    }
    return statement;
  };
  return {
    // The row's type is what the statement next to it selects; the schema is STRICT.
    get: <Row>(sql: string, values: SqliteValues = {}) => (prepare(sql).get(values) as Row | undefined) ?? null,
    all: <Row>(sql: string, values: SqliteValues = {}) => prepare(sql).all(values) as Row[],
    run: (sql, values = {}) => Number(prepare(sql).run(values).changes),
    exec: (sql) => database.exec(sql),
    close: () => database.close(),
  };
}
