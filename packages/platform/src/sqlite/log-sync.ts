import { closeSync, fdatasyncSync, openSync } from "node:fs";
import type { SqliteConnection } from "./sqlite-connection.ts";

/** See [Note: Durability]. */
const LATEST_SYNC_MS = 1_000;

/** Decides when the database's log is synced. @param path - path of the database file */
export function createLogSync(database: Pick<SqliteConnection, "exec" | "get">, path: string) {
  // On a file system without shared memory, SQLite uses a rollback journal instead of a write-ahead log, which is safe
  // only if every commit is synced.
  const hasLog = database.get<{ mode: string }>("SELECT journal_mode AS mode FROM pragma_journal_mode")?.mode === "wal";
  let isRelaxed = false;
  let timer: NodeJS.Timeout | null = null;

  /** An error must end the thread, because acknowledged changes may be lost. */
  function syncNow(): void {
    timer = null;
    const log = openSync(`${path}-wal`, "r");
    try {
      fdatasyncSync(log);
    } finally {
      closeSync(log);
    }
  }

  return {
    /** Call it before each transaction. @param isDurableSoon - whether its COMMIT need not wait for the disk */
    beginGroup(isDurableSoon: boolean): void {
      if (!hasLog) return;
      if (isDurableSoon !== isRelaxed) database.exec(`PRAGMA synchronous = ${isDurableSoon ? "NORMAL" : "FULL"}`);
      isRelaxed = isDurableSoon;
      if (isDurableSoon) timer ??= setTimeout(syncNow, LATEST_SYNC_MS);
    },
    /** Call it before the database is closed, which syncs everything. */
    end(): void {
      if (timer !== null) clearTimeout(timer);
    },
  };
}
