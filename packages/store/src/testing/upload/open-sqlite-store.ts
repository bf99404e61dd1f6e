import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openSqlite } from "@envoi/platform";
import { REUSED_THREADS } from "@envoi/testkit/reused-threads";
import type { StoreTimes } from "../../upload/port.ts";
import { createSqliteUploadStore, uploadModule } from "../../upload/sqlite-upload-store.ts";
import type { Harness } from "./fixtures.ts";

/** An empty store in its own directory, with a clock that only `advance` moves. */
export async function openSqliteHarness({ times = {} }: { times?: Partial<StoreTimes> } = {}): Promise<Harness> {
  const directory = await mkdtemp(join(tmpdir(), "envoi-sqlite-"));
  let nowMs = Date.parse("2030-01-01T00:00:00Z");
  const open = () =>
    openSqlite({
      path: join(directory, "envoi.db"),
      modules: [uploadModule],
      clock: { now: () => nowMs },
      threads: REUSED_THREADS,
    });
  let database = await open();
  const unreadable: string[] = [];
  const onUnreadableFact = (factId: string) => void unreadable.push(factId);
  return {
    store: createSqliteUploadStore({ database, times, onUnreadableFact }),
    unreadable,
    async plantFact(shard, { id, text }) {
      using file = new DatabaseSync(join(directory, "envoi.db"));
      const after = "(SELECT COALESCE(MAX(ordinal), 0) + 1 FROM outbox)";
      const sql = `INSERT INTO outbox (shard, ordinal, fact_id, at_ms, fact) VALUES (?, ${after}, ?, 0, ?)`;
      file.prepare(sql).run(shard, id, text);
    },
    advance(ms) {
      nowMs += Math.round(ms);
    },
    async reopen() {
      await database[Symbol.asyncDispose]();
      database = await open();
      return createSqliteUploadStore({ database, times });
    },
    openReplica: () => createSqliteUploadStore({ database, times }),
    async [Symbol.asyncDispose]() {
      await database[Symbol.asyncDispose]();
      await rm(directory, { recursive: true });
    },
  };
}
