import type { SqliteConnection } from "./sqlite-connection.ts";

/**
 * One atomic piece of work inside the database's thread. It throws to have no effect.
 *
 * @param args - a plain object, as `postMessage` copies it
 * @param nowMs - the caller's clock, milliseconds since 1970
 */
export type SqliteOperation<Args, Result> = (database: SqliteConnection, args: Args, nowMs: number) => Result;

// Operations differ in their arguments, and a parameter of `never` accepts each of them.
export type SqliteOperations = Record<string, SqliteOperation<never, unknown>>;

/** What a file named by a `SqliteModuleRef` exports as `sqliteModule`. */
export type SqliteModule<Operations extends SqliteOperations = SqliteOperations> = {
  /** SQL scripts, each run once and in this order. Never changed after a release: the next one is appended. */
  migrations: readonly string[];
  operations: Operations;
};

/** Names a module and the file that has it, since a thread loads its code by URL. */
export type SqliteModuleRef<Operations extends SqliteOperations> = {
  name: string;
  url: URL;
  /** Never set: it only carries the type. */
  readonly operations?: Operations;
};

export type ArgsOf<Operation> = Operation extends SqliteOperation<infer Args, unknown> ? Args : never;
export type ResultOf<Operation> = Operation extends SqliteOperation<never, infer Result> ? Result : never;
