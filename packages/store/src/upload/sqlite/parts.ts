import type { UploadId } from "@envoi/protocol";
import type { PartStore } from "../port.ts";
import { answerPartTaker, maxPartsBytes } from "../rules/sessions.ts";
import { keepPart, renewLease, sessionRow, storedBytes, writersSession } from "./sessions.ts";
import type { Operations, Transaction } from "./transaction.ts";
import { read } from "./uploads.ts";

export const parts: Operations<PartStore> = {
  takePart(tx, id, ownerTokenHash, number) {
    const row = sessionRow(tx, id);
    if (row === null) return read(tx, id)?.ownerTokenHash === ownerTokenHash ? "published" : null;
    const answer = answerPartTaker(row, ownerTokenHash, number);
    if (answer === null || answer === "suspended") return answer;
    tx.run(
      `INSERT INTO taken_parts (session_id, number, epoch) VALUES (:id, :number, 1)
       ON CONFLICT (session_id, number) DO UPDATE SET epoch = epoch + 1`,
      { id, number },
    );
    const stored = tx.get<{ bytes: number }>("SELECT bytes FROM parts WHERE session_id = :id AND number = :number", {
      id,
      number,
    });
    const epoch = readEpoch(tx, id, number) ?? 0;
    const { blobKey, partBytes } = row;
    return { ...answer, epoch, blobKey, partBytes, storedBytes: stored?.bytes ?? 0 };
  },
  renewPart(tx, id, number, epoch, { hasBytes } = { hasBytes: true }) {
    if (sessionRow(tx, id)?.state !== "open" || readEpoch(tx, id, number) !== epoch) return "fenced";
    if (hasBytes) renewLease(tx, id);
    return "renewed";
  },
  recordTakenPart(tx, id, epoch, part) {
    if (parts.renewPart(tx, id, part.number, epoch) === "fenced") return "fenced";
    keepPart(tx, id, part);
    return "recorded";
  },
  suspendSession(tx, id, epoch) {
    const row = writersSession(tx, id, epoch);
    if (row === null) return "fenced";
    tx.run("UPDATE sessions SET suspended = 1 WHERE id = :id", { id });
    const taken = tx.get<{ count: number }>(
      `SELECT COUNT(*) AS count FROM taken_parts WHERE session_id = :id
         AND NOT EXISTS (SELECT 1 FROM parts WHERE session_id = :id AND parts.number = taken_parts.number)`,
      { id },
    );
    return { heldBytes: maxPartsBytes(row, storedBytes(tx, id), taken?.count ?? 0) };
  },
};

function readEpoch(tx: Transaction, id: UploadId, number: number): number | null {
  const row = tx.get<{ epoch: number }>("SELECT epoch FROM taken_parts WHERE session_id = :id AND number = :number", {
    id,
    number,
  });
  return row?.epoch ?? null;
}
