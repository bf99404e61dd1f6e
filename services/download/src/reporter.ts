import type { NoticeThrottle, OutboxRelay } from "@envoi/events";
import {
  beginAtZero,
  Counter,
  createRefusalReporter,
  Gauge,
  type Log,
  noteOutcome,
  type Registry,
} from "@envoi/platform";
import { ProtocolError, type UploadId } from "@envoi/protocol";

/**
 * How a download request ended: `spent` and `counted` count against the limit; the other outcomes do not. `counted`:
 * too many bytes were sent for the Claim to be released; `kept`: the Claim remains for the next request.
 */
const OUTCOMES = ["spent", "released", "counted", "kept", "lost", "unknown"] as const;
export type DownloadOutcome = (typeof OUTCOMES)[number];

/** Reporter of the download service: logs and counts each event, and notifies the relay of stored Facts. */
export type DownloadReporter = ReturnType<typeof createDownloadReporter>;

export function createDownloadReporter(deps: {
  log: Log;
  registry: Registry;
  relay: Pick<OutboxRelay, "nudge">;
  notices: Pick<NoticeThrottle, "add">;
}) {
  const { log, registry, relay, notices } = deps;
  const open = new Gauge({
    name: "downloads_open",
    help: "Responses with a body that this process is sending: one for each range of a download or of a live link",
    registers: [registry],
  });
  const ended = new Counter({
    name: "downloads_ended_total",
    help: "Responses with a body that ended, by outcome",
    labelValues: { outcome: OUTCOMES },
    registers: [registry],
  });
  beginAtZero(ended, ["spent", "unknown"]);
  const bytes = new Counter({
    name: "download_sent_bytes_total",
    help: "Bytes of bodies written to the network, counted when their response ends",
    registers: [registry],
  });
  const direct = new Counter({
    name: "download_direct_bytes_total",
    help: "Bytes of bodies that clients were referred to the object store for, counted when their URL is issued",
    registers: [registry],
  });
  return {
    ...createRefusalReporter(deps),
    wrongPassword(id: UploadId): void {
      notices.add({ type: "password.refused", uploadId: id });
    },
    /** A Claim was taken. */
    started(id: UploadId): void {
      notices.add({ type: "download.started", uploadId: id });
    },
    opened(): void {
      open.inc();
    },
    ended(download: { id: UploadId; outcome: DownloadOutcome; sentBytes: number; durationMs: number }): void {
      const { id, outcome, sentBytes, durationMs } = download;
      open.dec();
      ended.inc({ outcome });
      bytes.inc(sentBytes);
      noteOutcome(outcome);
      log.info({ uploadId: id, outcome, sentBytes, durationMs }, "download ended");
      relay.nudge(id);
    },
    /** Called when a response with bytes of a running upload has ended. */
    endedLive(sentBytes: number): void {
      open.dec();
      bytes.inc(sentBytes);
    },
    /** A URL was issued for this number of bytes. */
    signed(signedBytes: number): void {
      direct.inc(signedBytes);
    },
    /** A response ended early, but the recipient did not disconnect. */
    cut(id: UploadId, error: unknown): void {
      if (error instanceof ProtocolError) log.info({ uploadId: id, code: error.code }, "download cut");
      else log.error({ uploadId: id, err: error }, "download cut by an unexpected error");
    },
    released(id: UploadId): void {
      log.info({ uploadId: id }, "claim released");
      relay.nudge(id);
    },
    claimUnsettled(id: UploadId, error: unknown): void {
      log.warn({ uploadId: id, err: error }, "claim left to its lease");
    },
    blobMissing(id: UploadId): void {
      log.error({ uploadId: id }, "the blob of a visible upload is missing");
    },
    shellUnavailable(error: unknown): void {
      log.warn({ err: error }, "page shell not refreshed; the last good one is served");
    },
  };
}
