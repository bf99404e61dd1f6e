import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";

/** Values of `:name` placeholders. */
export type SqliteValues = Record<string, SQLInputValue>;

/** A connection that caches prepared statements by their SQL. */
export interface SqliteConnection {
  /** @returns the first row, or `null` if there is none */
  get<Row>(sql: string, values?: SqliteValues): Row | null;
  all<Row>(sql: string, values?: SqliteValues): Row[];
  /** @returns the number of changed rows */
  run(sql: string, values?: SqliteValues): number;
  /** Runs a script of several statements. */
  exec(sql: string): void;
  close(): void;
}

/** Size of the page cache in KiB. */
const CACHE_KIB = 16_384;
/** Size in bytes to which the journal is truncated after a burst of writes. */
const JOURNAL_BYTES = 67_108_864;
/** Maximum wait while another process has the file locked. */
const BUSY_MS = 5_000;

/**
 * A statement with the order of its parameters and columns, which node:sqlite would otherwise look up for each call and
 * row.
 */
type PreparedStatement = {
  statement: StatementSync;
  /** The values of the parameters, in order. Other values are ignored, so a whole object can be passed. */
  orderValues(values: SqliteValues): SQLInputValue[];
  /** @param values - array of the columns' values */
  toRow(values: unknown): object;
};

const PARAMETER = /:([A-Za-z]\w*)/g;

function prepare(database: DatabaseSync, sql: string): PreparedStatement {
  const names = [...new Set(Array.from(sql.matchAll(PARAMETER), ([, name = ""]) => name))];
  const statement = database.prepare(sql.replaceAll(PARAMETER, (_, name) => `?${names.indexOf(name) + 1}`));
  statement.setReturnArrays(true);
  const columns = statement.columns().map(({ name }) => name);
  return {
    statement,
    orderValues: (values) =>
      names.map((name) => {
        const value = values[name];
        if (value === undefined) throw new TypeError(`no value for the parameter ${name}`);
        return value;
      }),
    toRow(values) {
      const row: Record<string, unknown> = {};
      for (const [at, name] of columns.entries()) row[name] = (values as unknown[])[at];
      return row;
    },
  };
}

/** Opens or creates the file. A COMMIT survives kill -9 and a power cut, and deleted data is overwritten. */
export function openConnection(path: string): SqliteConnection {
  const database = new DatabaseSync(path, { timeout: BUSY_MS });
  // `auto_vacuum` comes first, because it must be set before the file exists, and setting the journal mode creates the
  // file.
  database.exec(`
    PRAGMA auto_vacuum = INCREMENTAL;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA secure_delete = FAST;
    PRAGMA temp_store = MEMORY;
    PRAGMA cache_size = -${CACHE_KIB};
    PRAGMA journal_size_limit = ${JOURNAL_BYTES};
  `);
  const statements = new Map<string, PreparedStatement>();
  const prepared = (sql: string): PreparedStatement => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    const statement = prepare(database, sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    // The caller's type matches what the statement selects; the schema is STRICT.
    get<Row>(sql: string, values: SqliteValues = {}) {
      const { statement, orderValues, toRow } = prepared(sql);
      const columns = statement.get(...orderValues(values));
      return columns === undefined ? null : (toRow(columns) as Row);
    },
    all<Row>(sql: string, values: SqliteValues = {}) {
      const { statement, orderValues, toRow } = prepared(sql);
      return statement.all(...orderValues(values)).map((columns) => toRow(columns) as Row);
    },
    run(sql, values = {}) {
      const { statement, orderValues } = prepared(sql);
      return Number(statement.run(...orderValues(values)).changes);
    },
    exec: (sql) => database.exec(sql),
    close: () => database.close(),
  };
}
