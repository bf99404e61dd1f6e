import { beginAtZero, Counter, Gauge, type Log, type Registry } from "@envoi/platform";
import type { BlobKey } from "@envoi/store";

export type MoveReporter = ReturnType<typeof createMoveReporter>;

export function createMoveReporter({ log, registry }: { log: Log; registry: Registry }) {
  const registers = [registry];
  const blobs = new Counter({
    name: "janitor_moved_blobs_total",
    help: "Blobs of the second store that were moved, or failed and will be retried, by outcome",
    labelValues: { outcome: ["moved", "failed"] },
    registers,
  });
  beginAtZero(blobs, ["moved", "failed"]);
  const bytes = new Counter({
    name: "janitor_moved_bytes_total",
    help: "Bytes of the second store that were moved",
    registers,
  });
  const left = new Gauge({
    name: "janitor_move_left_blobs",
    help: "Blobs of this janitor's shards that the last round did not move",
    registers,
  });
  return {
    moved(movedBytes: number): void {
      blobs.inc({ outcome: "moved" });
      bytes.inc(movedBytes);
    },
    failed(key: BlobKey, error: unknown): void {
      blobs.inc({ outcome: "failed" });
      log.error({ key, err: error }, "blob could not be moved");
    },
    cameBack(key: BlobKey): void {
      log.info({ key }, "copy of a removed blob removed");
    },
    contradicted(): void {
      log.error("both stores have an order to move: they are the same, or services have them the other way round");
    },
    round(found: { moved: number; left: number }): void {
      left.set(found.left);
      if (found.moved > 0) log.info(found, "blobs moved into the first store");
    },
  };
}
