import { DatabaseSync } from "node:sqlite";
import { openSqlite, systemClock } from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";
import { createSqliteUploadStore, uploadModule } from "@envoi/store";
import { newUploadId, uploadKey } from "@envoi/test-stores";
import { createUpload } from "./seed-upload.ts";

function columnsBeside(database: DatabaseSync, table: string, set: Record<string, string>): string {
  const names = database
    .prepare("SELECT name FROM pragma_table_info(?)")
    .all(table)
    .map(({ name }) => String(name));
  return names.map((name) => set[name] ?? `template.${name}`).join(", ");
}

/**
 * Adds Uploads to a database that has no other writers: creates one as a gateway does, and copies its rows under new
 * ids in one transaction.
 *
 * @param lifeMs - lifetime of the copies from now; the original lives for a day
 * @returns the ids of the copies
 */
export async function seedSqlite(path: string, count: number, lifeMs: number): Promise<UploadId[]> {
  await using connection = await openSqlite({ path, modules: [uploadModule], clock: systemClock });
  const store = createSqliteUploadStore({ database: connection });
  const template = newUploadId();
  await createUpload(store, { id: template });
  await store.dropFacts(await store.pendingFacts([Number.parseInt(template.slice(0, 2), 16)], 10));

  const ids = Array.from({ length: count }, newUploadId).toSorted();
  copyRows(path, template, ids, Date.now() + lifeMs);
  return ids;
}

function copyRows(path: string, template: UploadId, ids: readonly UploadId[], expiresAtMs: number): void {
  const database = new DatabaseSync(path);
  database.exec("PRAGMA synchronous = OFF; PRAGMA cache_size = -262144; PRAGMA temp_store = MEMORY; BEGIN IMMEDIATE");
  database.exec("CREATE TEMP TABLE copies (id TEXT PRIMARY KEY, blob_key TEXT) WITHOUT ROWID");
  const add = database.prepare("INSERT INTO copies VALUES (?, ?)");
  for (const id of ids) add.run(id, uploadKey(id));
  const uploads = { id: "copies.id", blob_key: "copies.blob_key", expires_at_ms: String(expiresAtMs) };
  database.exec(`
    INSERT INTO uploads SELECT ${columnsBeside(database, "uploads", uploads)}
    FROM copies JOIN uploads AS template ON template.id = '${template}' ORDER BY copies.id;
    DROP TABLE copies;
    COMMIT;
    PRAGMA wal_checkpoint(TRUNCATE);
  `);
  database.close();
}
