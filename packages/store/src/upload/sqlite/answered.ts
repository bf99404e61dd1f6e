import type { UploadId } from "@envoi/protocol";
import { TOMBSTONE_SECONDS } from "../port.ts";
import type { Transaction } from "./transaction.ts";

/** @returns the result of this operation's first call, or `null` if this is the first */
export function answerBefore(tx: Transaction, uploadId: UploadId, operationId: string): string | null {
  const row = tx.get<{ answer: string }>(
    "SELECT answer FROM answered WHERE upload_id = :uploadId AND operation_id = :operationId",
    { uploadId, operationId },
  );
  return row?.answer ?? null;
}

export function forgetAnswers(tx: Transaction, uploadId: UploadId): void {
  tx.run("DELETE FROM answered WHERE upload_id = :uploadId", { uploadId });
}

/** Remembers a result for a tombstone's lifetime, and deletes results of the same Upload that are older than that. */
export function rememberAnswer(tx: Transaction, uploadId: UploadId, operationId: string, answer: string): void {
  const { nowMs } = tx;
  const beforeMs = nowMs - TOMBSTONE_SECONDS * 1_000;
  tx.run("DELETE FROM answered WHERE upload_id = :uploadId AND at_ms < :beforeMs", { uploadId, beforeMs });
  tx.run(
    "INSERT INTO answered (upload_id, operation_id, answer, at_ms) VALUES (:uploadId, :operationId, :answer, :nowMs)",
    { uploadId, operationId, answer, nowMs },
  );
}
