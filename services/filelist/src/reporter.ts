import { Counter, type Log, type Registry } from "@envoi/platform";

/** Reporter of the filelist service: logs and counts each event without identifying the account. */
export type FilelistReporter = ReturnType<typeof createFilelistReporter>;

export function createFilelistReporter({ log, registry }: { log: Log; registry: Registry }) {
  const writes = new Counter({
    name: "file_list_writes_total",
    help: "Writes of encrypted file lists, by outcome",
    labelValues: { outcome: ["written", "conflict", "too_many"] },
    registers: [registry],
  });
  return {
    written(bytes: number): void {
      writes.inc({ outcome: "written" });
      log.info({ bytes }, "file list written");
    },
    conflicted(): void {
      writes.inc({ outcome: "conflict" });
      log.info("file list not written: it has changed since it was read");
    },
    tooMany(): void {
      writes.inc({ outcome: "too_many" });
      log.warn("an account has reached its limit of file lists");
    },
    blobMissing(): void {
      log.error("the blob of a file list is missing");
    },
    blobLeft(error: unknown): void {
      log.warn({ err: error }, "blob of a refused file list left to the sweep");
    },
  };
}
