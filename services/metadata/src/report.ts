import type { OutboxRelay } from "@envoi/events";
import { Counter, createRefusalReporter, type Log, type Registry } from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";

/** Reporter of the metadata service: logs and counts each event, and notifies the relay of stored Facts. */
export type MetadataReporter = ReturnType<typeof createMetadataReporter>;

export function createMetadataReporter(deps: { log: Log; registry: Registry; relay: Pick<OutboxRelay, "nudge"> }) {
  const { log, registry, relay } = deps;
  const changes = new Counter({
    name: "owner_changes_total",
    help: "Changes that owners made to their uploads, by operation",
    labelNames: ["change"],
    registers: [registry],
  });
  return {
    ...createRefusalReporter(deps),
    deleted(id: UploadId): void {
      changes.inc({ change: "deleted" });
      log.info({ uploadId: id }, "upload deleted by its owner");
      relay.nudge(id);
    },
    passwordSet(id: UploadId): void {
      changes.inc({ change: "password_set" });
      log.info({ uploadId: id }, "password set");
      relay.nudge(id);
    },
    limitsChanged(id: UploadId, change: { downloadLimit?: number; timeLimitSeconds?: number }): void {
      const { downloadLimit, timeLimitSeconds } = change;
      changes.inc({ change: "limits_changed" });
      log.info({ uploadId: id, downloadLimit, timeLimitSeconds }, "limits changed");
      relay.nudge(id);
    },
    unhealthy(error: unknown): void {
      log.error({ err: error }, "a store does not answer");
    },
  };
}
