import { createTables } from "./create-tables.ts";
import { createLogSync } from "./log-sync.ts";
import { bootId, noteBoot } from "./note-boot.ts";
import { type GroupOutcome, runGroup } from "./run-group.ts";
import { openConnection } from "./sqlite-connection.ts";
import type { SqliteModule, SqliteOperation } from "./sqlite-module.ts";
import type { CallMessage, CallReply, DatabaseFile } from "./worker-messages.ts";

const SQLITE_IOERR = 10;
const SQLITE_FULL = 13;
/** Number of free pages to return to the file system per step: 8 MiB, because a page is 4 KiB. */
const VACUUM_PAGES = 2_048;
const VACUUM_MS = 10_000;

/** An open database, for use inside its thread. */
export type OpenDatabase = {
  /** Runs calls in one transaction. */
  answer(group: readonly CallMessage[]): CallReply[];
  close(): void;
};

/** Opens the file, or creates it with the tables of its modules. */
export async function openDatabase({ path, modules }: DatabaseFile): Promise<OpenDatabase> {
  const database = openConnection(path);
  const operations = new Map<string, SqliteOperation<unknown, unknown>>();
  const durableSoon = new Set<string>();
  const logSync = createLogSync(database, path);

  const schemas: string[] = [];
  const afterBoot: NonNullable<SqliteModule["afterBoot"]>[] = [];
  for (const { name, url } of modules) {
    const { sqliteModule }: { sqliteModule: SqliteModule } = await import(url);
    schemas.push(sqliteModule.schema);
    for (const [operation, run] of Object.entries(sqliteModule.operations)) {
      operations.set(`${name}.${operation}`, run as SqliteOperation<unknown, unknown>);
    }
    for (const operation of sqliteModule.durableSoon ?? []) durableSoon.add(`${name}.${operation}`);
    if (sqliteModule.afterBoot !== undefined) afterBoot.push(sqliteModule.afterBoot);
  }
  createTables(database, path, schemas);
  noteBoot(database, bootId(), afterBoot);

  /** Returns the pages of deleted data to the disk in small steps. */
  const vacuum = setInterval(() => {
    try {
      database.exec(`PRAGMA incremental_vacuum(${VACUUM_PAGES})`);
    } catch {
      // A vacuum also needs space. On a full disk it is retried later.
    }
  }, VACUUM_MS).unref();

  function run(call: CallMessage): unknown {
    const work = operations.get(nameOf(call));
    if (work === undefined) throw new Error(`no operation ${nameOf(call)}`);
    return work(database, call.args, call.nowMs);
  }

  return {
    answer(group) {
      let outcomes: GroupOutcome[];
      logSync.beginGroup(group.every((call) => durableSoon.has(nameOf(call))));
      try {
        outcomes = runGroup(
          database,
          group.map((call) => () => run(call)),
        );
      } catch (error) {
        return group.map(({ id }) => ({ id, error, isFull: isFull(error) }));
      }
      return group.map(({ id }, index) => {
        const outcome = outcomes[index];
        if (outcome?.ok) return { id, result: outcome.result };
        return { id, error: outcome?.error, isFull: isFull(outcome?.error) };
      });
    },
    close() {
      clearInterval(vacuum);
      logSync.end();
      database.close();
    },
  };
}

/** True for SQLITE_FULL, and for SQLITE_IOERR, which SQLite reports if it cannot even grow a journal. */
function isFull(error: unknown): boolean {
  const code = error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : null;
  return code === SQLITE_FULL || code === SQLITE_IOERR;
}

function nameOf({ module, operation }: CallMessage): string {
  return `${module}.${operation}`;
}
