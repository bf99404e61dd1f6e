import type { Sqlite } from "@envoi/platform";
import type { StoreTimes, UploadStore } from "../../upload/port.ts";
import { sqliteModule } from "../../upload/sqlite/sqlite-module.ts";
import { createSqliteUploadStore } from "../../upload/sqlite-upload-store.ts";
import { openMemoryConnection } from "./memory-connection.ts";

/** The SQLite driver without a file or thread, for tests with thousands of steps. Only `advance` moves its clock. */
export function openMemoryStore({ times }: { times: Partial<StoreTimes> }): ReturnType<typeof openMemoryConnection> & {
  store: UploadStore;
  advance(ms: number): void;
  nowMs(): number;
  close(): void;
} {
  const opened = openMemoryConnection();
  const { connection } = opened;
  let nowMs = Date.parse("2030-01-01T00:00:00Z");
  const operations = new Map(Object.entries(sqliteModule.operations));
  const call: Sqlite["call"] = async (_module, name, args) => {
    const operation = operations.get(name);
    if (operation === undefined) throw new Error(`no operation ${name}`);
    return Reflect.apply(operation, undefined, [connection, args, nowMs]);
  };
  return {
    store: createSqliteUploadStore({
      database: { call, failed: new Promise(() => {}), [Symbol.asyncDispose]: async () => connection.close() },
      times,
    }),
    advance(ms) {
      nowMs += ms;
    },
    nowMs: () => nowMs,
    ...opened,
    close: () => connection.close(),
  };
}
