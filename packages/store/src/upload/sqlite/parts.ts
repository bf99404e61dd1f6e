import type { SqliteConnection } from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";
import type { StoredPart } from "../../blob/port.ts";
import type { TakenPart } from "../port.ts";
import { answerPartTaker, maxPartsBytes } from "../rules/sessions.ts";
import { keepPart, renewLease, sessionRow, storedBytes, writersSession } from "./sessions.ts";
import { read } from "./uploads.ts";

export function takePart(
  database: SqliteConnection,
  { id, ownerTokenHash, number }: { id: UploadId; ownerTokenHash: string; number: number },
  nowMs: number,
): TakenPart | "published" | "suspended" | null {
  const row = sessionRow(database, id);
  if (row === null) return read(database, { id }, nowMs)?.ownerTokenHash === ownerTokenHash ? "published" : null;
  const answer = answerPartTaker(row, ownerTokenHash, number);
  if (answer === null || answer === "suspended") return answer;
  database.run(
    `INSERT INTO taken_parts (session_id, number, epoch) VALUES (:id, :number, 1)
     ON CONFLICT (session_id, number) DO UPDATE SET epoch = epoch + 1`,
    { id, number },
  );
  const stored = database.get<{ bytes: number }>(
    "SELECT bytes FROM parts WHERE session_id = :id AND number = :number",
    { id, number },
  );
  const epoch = readEpoch(database, id, number) ?? 0;
  const { blobKey, partBytes } = row;
  return { ...answer, epoch, blobKey, partBytes, storedBytes: stored?.bytes ?? 0 };
}

export function renewPart(
  database: SqliteConnection,
  {
    id,
    number,
    epoch,
    maxMs,
    hasBytes = true,
  }: { id: UploadId; number: number; epoch: number; maxMs: number; hasBytes?: boolean },
  nowMs: number,
): "renewed" | "fenced" {
  if (sessionRow(database, id)?.state !== "open" || readEpoch(database, id, number) !== epoch) return "fenced";
  if (hasBytes) renewLease(database, { id, maxMs }, nowMs);
  return "renewed";
}

export function recordTakenPart(
  database: SqliteConnection,
  { id, epoch, part, maxMs }: { id: UploadId; epoch: number; part: StoredPart; maxMs: number },
  nowMs: number,
): "recorded" | "fenced" {
  if (renewPart(database, { id, number: part.number, epoch, maxMs }, nowMs) === "fenced") return "fenced";
  keepPart(database, id, part);
  return "recorded";
}

export function suspendSession(
  database: SqliteConnection,
  { id, epoch }: { id: UploadId; epoch: number },
): { heldBytes: number } | "fenced" {
  const row = writersSession(database, id, epoch);
  if (row === null) return "fenced";
  database.run("UPDATE sessions SET suspended = 1 WHERE id = :id", { id });
  const taken = database.get<{ count: number }>(
    `SELECT COUNT(*) AS count FROM taken_parts WHERE session_id = :id
       AND NOT EXISTS (SELECT 1 FROM parts WHERE session_id = :id AND parts.number = taken_parts.number)`,
    { id },
  );
  return { heldBytes: maxPartsBytes(row, storedBytes(database, id), taken?.count ?? 0) };
}

function readEpoch(database: SqliteConnection, id: UploadId, number: number): number | null {
  const row = database.get<{ epoch: number }>(
    "SELECT epoch FROM taken_parts WHERE session_id = :id AND number = :number",
    { id, number },
  );
  return row?.epoch ?? null;
}
