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
/** As `PRAGMA auto_vacuum` answers. */
const INCREMENTAL = 2;
const MAX_REWRITTEN_BYTES = 268_435_456;
/** How long to wait for another process that has the file locked. */
const BUSY_MS = 5_000;

/**
 * Lets the file give pages back that nothing is on any more. One that was made without that is written anew, if it is small
 * enough for a start to wait for.
 */
function shrinkable(database: DatabaseSync): void {
  const value = (pragma: string) => Number(Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]);
  if (value("auto_vacuum") === INCREMENTAL) return;
  database.exec("PRAGMA auto_vacuum = INCREMENTAL");
  if (value("page_count") * value("page_size") > MAX_REWRITTEN_BYTES) return;
  try {
    database.exec("VACUUM");
  } catch {
    // It takes as much room again as it has; the next start may find it.
  }
}

/**
 * Opens or makes the file, set up so that a COMMIT survives kill -9 and a power cut, and that what was deleted is
 * overwritten.
 */
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
