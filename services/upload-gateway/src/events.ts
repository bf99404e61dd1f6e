import { Counter, Gauge, type Log, type Registry } from "@envoi/platform";
import type { ErrorCode, UploadId } from "@envoi/protocol";
import { shardOf } from "@envoi/store";

/** What happens on the gateway: each is logged and counted, and the Facts that the store wrote are sent on. */
export type UploadEvents = ReturnType<typeof createUploadEvents>;

export function createUploadEvents(deps: { log: Log; registry: Registry; relay: { nudge(shard: number): void } }) {
  const { log, registry, relay } = deps;
  const open = new Gauge({ name: "uploads_open", help: "Uploads under way in this process", registers: [registry] });
  const finished = new Counter({
    name: "uploads_finished_total",
    help: "Uploads that ended, by how",
    labelNames: ["outcome"],
    registers: [registry],
  });
  const bytes = new Counter({
    name: "upload_ciphertext_bytes_total",
    help: "Bytes of completed uploads",
    registers: [registry],
  });
  return {
    opened(): void {
      open.inc();
    },
    closed(): void {
      open.dec();
    },
    completed(upload: { id: UploadId; ciphertextBytes: number; durationMs: number }): void {
      finished.inc({ outcome: "completed" });
      bytes.inc(upload.ciphertextBytes);
      const { id, ciphertextBytes, durationMs } = upload;
      log.info({ uploadId: id, ciphertextBytes, durationMs }, "upload completed");
      relay.nudge(shardOf(id));
    },
    cancelled(upload: { id: UploadId | null; receivedBytes: number; closeCode: number }): void {
      finished.inc({ outcome: "cancelled" });
      const { id, receivedBytes, closeCode } = upload;
      log.info({ uploadId: id, receivedBytes, closeCode }, "upload cancelled");
    },
    failed(upload: { id: UploadId | null; receivedBytes: number; code: ErrorCode; error: unknown }): void {
      const { id, receivedBytes, code, error } = upload;
      finished.inc({ outcome: code });
      if (code === "internal" || code === "unavailable") {
        log.error({ uploadId: id, receivedBytes, code, err: error }, "upload failed");
      } else {
        log.info({ uploadId: id, receivedBytes, code }, "upload refused");
      }
    },
  };
}
