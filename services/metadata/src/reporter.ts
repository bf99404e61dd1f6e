import type { NoticeThrottle, OutboxRelay } from "@envoi/events";
import {
  beginAtZero,
  Counter,
  createRefusalReporter,
  createRequestCounters,
  Gauge,
  type Log,
  type Registry,
} from "@envoi/platform";
import { REPORT_REASONS, type ReportReason, type RequestId, type UploadId } from "@envoi/protocol";
import { STREAM_ENDS, type StreamEnd } from "./owner-events/event-stream.ts";

/** Reporter of the metadata service: logs and counts each event, and notifies the relay of stored Facts. */
export type MetadataReporter = ReturnType<typeof createMetadataReporter>;

export function createMetadataReporter(deps: {
  log: Log;
  registry: Registry;
  relay: Pick<OutboxRelay, "nudge">;
  notices: Pick<NoticeThrottle, "add">;
  /** Maximum number of open streams of owner events. */
  maxOpenStreams: number;
}) {
  const { log, registry, relay, notices, maxOpenStreams } = deps;
  const requests = createRequestCounters(registry);
  const changes = new Counter({
    name: "owner_changes_total",
    help: "Changes that owners made to their uploads",
    labelValues: { change: ["deleted", "password_set", "limits_changed"] },
    registers: [registry],
  });
  const reports = new Counter({
    name: "reports_total",
    help: "Reports of uploads that were stored, by reason",
    labelValues: { reason: REPORT_REASONS },
    registers: [registry],
  });
  beginAtZero(reports, REPORT_REASONS);
  const reportsReplaced = new Counter({
    name: "reports_replaced_total",
    help: "Reports that new ones replaced, read or not, because the upload or the store had its maximum",
    registers: [registry],
  });
  const reportsRefused = new Counter({
    name: "reports_refused_total",
    help: "Reports that were rejected because their site had already sent the maximum for the upload",
    registers: [registry],
  });
  const streams = new Gauge({
    name: "event_streams_open",
    help: "Open streams of owner events in this process",
    registers: [registry],
  });
  new Gauge({
    name: "event_streams_limit",
    help: "Maximum number of open streams of owner events in this process",
    registers: [registry],
  }).set(maxOpenStreams);
  const streamsEnded = new Counter({
    name: "event_streams_ended_total",
    help: "Streams of owner events that ended, by reason",
    labelValues: { reason: STREAM_ENDS },
    registers: [registry],
  });
  return {
    ...createRefusalReporter(deps),
    wrongPassword(id: UploadId): void {
      notices.add({ type: "password.refused", uploadId: id });
    },
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
    /** Logs no ids, because the line's time would reveal when the report was sent. See [Note: Room for reports]. */
    reported(reason: ReportReason, outcome: "added" | "replaced"): void {
      reports.inc({ reason });
      if (outcome === "replaced") reportsReplaced.inc();
      log.info({ reason, outcome }, "upload reported");
    },
    reportRefused(): void {
      reportsRefused.inc();
      log.info("report refused: its site has reached its limit for this upload");
    },
    deliveriesCollected(id: RequestId, deliveries: number): void {
      requests.deliveries("collected", deliveries);
      log.info({ requestId: id, deliveries }, "deliveries collected");
      relay.nudge(id);
    },
    requestClosed(id: RequestId): void {
      requests.request("closed");
      log.info({ requestId: id }, "request closed");
      relay.nudge(id);
    },
    requestDeleted(id: RequestId): void {
      requests.request("deleted");
      log.info({ requestId: id }, "request deleted");
      relay.nudge(id);
    },
    streamOpened(): void {
      streams.inc();
    },
    streamEnded(reason: StreamEnd): void {
      streams.dec();
      streamsEnded.inc({ reason });
    },
    unhealthy(error: unknown): void {
      log.error({ err: error }, "a store does not answer");
    },
  };
}
