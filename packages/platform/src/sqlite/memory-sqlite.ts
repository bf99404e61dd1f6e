import type { Clock } from "../clock.ts";
import { type Sqlite, SqliteError } from "./open-sqlite.ts";
import { runGroup } from "./run-group.ts";
import { openConnection } from "./sqlite-connection.ts";
import type { ArgsOf, ResultOf, SqliteModule, SqliteModuleRef, SqliteOperation } from "./sqlite-module.ts";

/**
 * Opens a database in memory, with the tables of these modules. Operations run in the caller's thread at the time of
 * the call, so the same calls always give the same results, as a simulation needs.
 */
export async function openMemorySqlite({
  modules,
  clock,
}: {
  modules: readonly { name: string; url: URL }[];
  clock: Clock;
}): Promise<Sqlite> {
  const database = openConnection(":memory:");
  const operations = new Map<string, SqliteOperation<unknown, unknown>>();
  for (const { name, url } of modules) {
    const { sqliteModule }: { sqliteModule: SqliteModule } = await import(url.href);
    database.exec(sqliteModule.schema);
    for (const [operation, run] of Object.entries(sqliteModule.operations))
      operations.set(`${name}.${operation}`, run as SqliteOperation<unknown, unknown>);
  }
  const run = (name: string, args: unknown): unknown => {
    const operation = operations.get(name);
    if (operation === undefined) throw new Error(`no operation ${name}`);
    const [outcome] = runGroup(database, [() => operation(database, structuredClone(args), clock.now())]);
    if (outcome === undefined || !outcome.ok) throw new SqliteError(`${name} failed`, { cause: outcome?.error });
    return structuredClone(outcome.result);
  };
  return {
    failed: new Promise(() => {}),
    async call<
      Operations extends Record<string, SqliteOperation<never, unknown>>,
      Name extends keyof Operations & string,
    >(module: SqliteModuleRef<Operations>, operation: Name, args: ArgsOf<Operations[Name]>) {
      return run(`${module.name}.${operation}`, args) as ResultOf<Operations[Name]>;
    },
    async [Symbol.asyncDispose]() {
      database.close();
    },
  };
}
