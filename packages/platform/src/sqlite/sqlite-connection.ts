import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";

/** Values of `:name` placeholders. */
export type SqliteValues = Record<string, SQLInputValue>;

/** A connection that caches prepared statements by their SQL. */
export interface SqliteConnection {
  /** @returns the first row, or `null` without one */
  get<Row>(sql: string, values?: SqliteValues): Row | null;
  all<Row>(sql: string, values?: SqliteValues): Row[];
  /** @returns how many rows changed */
  run(sql: string, values?: SqliteValues): number;
  /** Runs a script of several statements. */
  exec(sql: string): void;
  close(): void;
}

/** Page cache, KiB. */
const CACHE_KIB = 16_384;
/** Size that the journal is truncated to after a burst, bytes. */
const JOURNAL_BYTES = 67_108_864;
/** The value of `PRAGMA auto_vacuum`. */
const INCREMENTAL = 2;
const MAX_REWRITTEN_BYTES = 268_435_456;
/** How long to wait while another process has the file locked. */
const BUSY_MS = 5_000;

/** Enables incremental vacuum. A file created without it is rewritten, if it is small enough to do so at start. */
function shrinkable(database: DatabaseSync): void {
  const value = (pragma: string) => Number(Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]);
  if (value("auto_vacuum") === INCREMENTAL) return;
  database.exec("PRAGMA auto_vacuum = INCREMENTAL");
  if (value("page_count") * value("page_size") > MAX_REWRITTEN_BYTES) return;
  try {
    database.exec("VACUUM");
  } catch {
    // Rewriting needs as much space again; the next start may have it.
  }
}

/** Opens or creates the file, so that a COMMIT survives kill -9 and a power cut, and deleted data is overwritten. */
export function openConnection(path: string): SqliteConnection {
  const database = new DatabaseSync(path, { timeout: BUSY_MS });
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA secure_delete = FAST;
    PRAGMA temp_store = MEMORY;
    PRAGMA cache_size = -${CACHE_KIB};
    PRAGMA journal_size_limit = ${JOURNAL_BYTES};
  `);
  shrinkable(database);
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    let statement = statements.get(sql);
    if (statement === undefined) {
      statement = database.prepare(sql);
      // Allows parameters that the statement does not use, so that a whole object can be passed.
      statement.setAllowUnknownNamedParameters(true);
      statements.set(sql, statement);
    }
    return statement;
  };
  return {
    // The caller's type matches what the statement selects; the schema is STRICT.
    get: <Row>(sql: string, values: SqliteValues = {}) => (prepare(sql).get(values) as Row | undefined) ?? null,
    all: <Row>(sql: string, values: SqliteValues = {}) => prepare(sql).all(values) as Row[],
    run: (sql, values = {}) => Number(prepare(sql).run(values).changes),
    exec: (sql) => database.exec(sql),
    close: () => database.close(),
  };
}
