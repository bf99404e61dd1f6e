import type { SqliteConnection } from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";

/** Forgets the Nonces of an id that can no longer be opened. */
export function dropNonces(database: SqliteConnection, id: UploadId): void {
  database.run("DELETE FROM nonces WHERE upload_id = :id", { id });
}
