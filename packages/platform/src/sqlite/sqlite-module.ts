import type { SqliteConnection } from "./sqlite-connection.ts";

/**
 * One atomic operation inside the database's thread. It has no effect if it throws.
 *
 * @param args - a plain object, copied by `postMessage`
 * @param nowMs - the caller's clock, milliseconds since 1970
 */
export type SqliteOperation<Args, Result> = (database: SqliteConnection, args: Args, nowMs: number) => Result;

// Operations differ in the type of their arguments; with `never` as parameter type, all of them can be assigned to this
// type.
export type SqliteOperations = Record<string, SqliteOperation<never, unknown>>;

/** The export `sqliteModule` of a file named by a `SqliteModuleRef`. */
export type SqliteModule<Operations extends SqliteOperations = SqliteOperations> = {
  /** SQL script that creates the module's tables. */
  schema: string;
  operations: Operations;
  /** Operations whose effect is lost if the power fails within a second: see [Note: Durability]. Absent: none. */
  durableSoon?: readonly (keyof Operations & string)[];
  /**
   * Called before the first operation after the machine has booted: a power cut may have undone `durableSoon`
   * operations.
   */
  afterBoot?(database: SqliteConnection): void;
};

/** A module and the URL of its file, from which a thread loads the module. */
export type SqliteModuleRef<Operations extends SqliteOperations> = {
  name: string;
  url: URL;
  /** This property is never set; it only carries the type. */
  readonly operations?: Operations;
};

export type ArgsOf<Operation> = Operation extends SqliteOperation<infer Args, unknown> ? Args : never;
export type ResultOf<Operation> = Operation extends SqliteOperation<never, infer Result> ? Result : never;
