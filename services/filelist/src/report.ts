import { Counter, type Log, type Registry } from "@envoi/platform";

/** What happens on the filelist service: each is logged and counted. Nothing says whose list it is. */
export type FilelistReporter = ReturnType<typeof createFilelistReporter>;

export function createFilelistReporter({ log, registry }: { log: Log; registry: Registry }) {
  const writes = new Counter({
    name: "file_list_writes_total",
    help: "Encrypted file lists sent to be stored, by what became of them",
    labelNames: ["outcome"],
    registers: [registry],
  });
  return {
    written(bytes: number): void {
      writes.inc({ outcome: "written" });
      log.info({ bytes }, "file list written");
    },
    conflicted(): void {
      writes.inc({ outcome: "conflict" });
      log.info("file list has changed meanwhile");
    },
    tooMany(): void {
      writes.inc({ outcome: "too_many" });
      log.warn("an account has as many file lists as it may");
    },
    blobMissing(): void {
      log.error("the blob of a file list is missing");
    },
    blobLeft(error: unknown): void {
      log.warn({ err: error }, "blob of a refused file list left to the sweep");
    },
  };
}
