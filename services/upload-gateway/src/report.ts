import type { OutboxRelay } from "@envoi/events";
import {
  beginAtZero,
  Counter,
  coalesceCalls,
  Gauge,
  Histogram,
  inTime,
  type Log,
  type MemoryMarks,
  noteOutcome,
  type Registry,
} from "@envoi/platform";
import { ERRORS, type ErrorCode, type UploadId } from "@envoi/protocol";
import type { WaitingStore } from "@envoi/store";
import { MAX_EMPTY_SESSIONS } from "./waiting-uploads.ts";

/** How an upload, or one of its connections, ends unless by an error. */
const ENDS = ["completed", "cancelled", "interrupted", "detached"] as const;

/** Reporter of the gateway: logs and counts each event, and notifies the relay of stored Facts. */
export type UploadReporter = ReturnType<typeof createUploadReporter>;

export function createUploadReporter(deps: {
  log: Log;
  registry: Registry;
  relay: Pick<OutboxRelay, "nudge">;
  memoryMarks: Pick<MemoryMarks, "read">;
  uploads: Pick<WaitingStore, "readWaiting">;
  /** The limit on bytes of waiting uploads; 0: none. */
  pendingBytes: number;
}) {
  const { log, registry, relay } = deps;
  const open = new Gauge({
    name: "uploads_open",
    help: "Open connections of uploads in this process: sockets, and requests of uploads over HTTP",
    registers: [registry],
  });
  const ended = new Counter({
    name: "uploads_ended_total",
    help: "Upload sockets that ended, uploads that were completed over HTTP, and their requests that failed",
    labelValues: { outcome: [...ENDS, ...Object.keys(ERRORS)] },
    registers: [registry],
  });
  beginAtZero(ended, ["completed", "interrupted", "busy", "unavailable", "internal"]);
  const seconds = new Histogram({
    name: "upload_duration_seconds",
    help: "Time from the first connection of an upload to its last reply, for completed uploads",
    buckets: [0.1, 0.5, 2, 10, 60, 600, 3_600],
    registers: [registry],
  });
  const bytes = new Counter({
    name: "upload_received_bytes_total",
    help: "Bytes of bodies, counted when their connection ends, with any outcome",
    registers: [registry],
  });
  new Gauge({
    name: "upload_store_memory_bytes",
    help: "Memory that the fullest Redis uses, and its maxmemory; 0: it has none, or there is no Redis",
    labelValues: { memory: ["used", "max"] },
    registers: [registry],
    async collect() {
      const { usedBytes, maxBytes } = (await deps.memoryMarks.read()) ?? { usedBytes: 0, maxBytes: 0 };
      this.set({ memory: "used" }, usedBytes);
      this.set({ memory: "max" }, maxBytes);
    },
  });

  const givenUp = new Counter({
    name: "uploads_given_up_total",
    help: "Waiting uploads that this process gave up for others, because their network or the store has no room for more",
    registers: [registry],
  });
  reportWaiting(deps);

  /** @param isFailure - the server caused it */
  function end(outcome: (typeof ENDS)[number] | ErrorCode, receivedBytes: number, isFailure = false): void {
    ended.inc({ outcome });
    bytes.inc(receivedBytes);
    noteOutcome(outcome, isFailure);
  }

  return {
    opened(): void {
      open.inc();
    },
    closed(): void {
      open.dec();
    },
    /** Refused before it was opened. */
    refused(code: ErrorCode): void {
      ended.inc({ outcome: code });
      log.info({ code }, "upload refused");
    },
    /** @param upload.receivedBytes - on the socket that completed it; over HTTP, by all requests */
    completed(upload: { id: UploadId; ciphertextBytes: number; receivedBytes: number; durationMs: number }): void {
      const { id, ciphertextBytes, receivedBytes, durationMs } = upload;
      end("completed", receivedBytes);
      seconds.observe(durationMs / 1_000);
      log.info({ uploadId: id, ciphertextBytes, durationMs }, "upload completed");
      relay.nudge(id);
    },
    /** @param upload.closeCode - absent over HTTP */
    cancelled(upload: { id: UploadId | null; receivedBytes: number; closeCode?: number }): void {
      const { id, receivedBytes, closeCode } = upload;
      end("cancelled", receivedBytes);
      log.info({ uploadId: id, receivedBytes, closeCode }, "upload cancelled");
    },
    /** Waits for its sender. @param upload.closeCode - absent: this process ended it */
    interrupted(upload: { id: UploadId | null; receivedBytes: number; closeCode?: number }): void {
      const { id, receivedBytes, closeCode } = upload;
      end("interrupted", receivedBytes);
      log.info({ uploadId: id, receivedBytes, closeCode }, "upload interrupted");
    },
    /** A socket that filled Parts has ended, and its upload has not. @param socket.code - absent: the client closed it */
    detached(socket: { id: UploadId | null; receivedBytes: number; code?: ErrorCode }): void {
      const { id, receivedBytes, code } = socket;
      end("detached", receivedBytes);
      log.info({ uploadId: id, receivedBytes, code }, "socket for parts ended");
    },
    gaveUp(id: UploadId): void {
      givenUp.inc();
      log.info({ uploadId: id }, "waiting upload given up");
    },
    resumed(upload: { id: UploadId; storedBytes: number }): void {
      log.info({ uploadId: upload.id, storedBytes: upload.storedBytes }, "upload resumed");
    },
    failed(upload: { id: UploadId | null; receivedBytes: number; code: ErrorCode; error: unknown }): void {
      const { id, receivedBytes, code, error } = upload;
      const isFailure = code === "internal" || code === "unavailable";
      end(code, receivedBytes, isFailure);
      if (isFailure) {
        log.error({ uploadId: id, receivedBytes, code, err: error }, "upload failed");
      } else {
        log.info({ uploadId: id, receivedBytes, code }, "upload refused");
      }
    },
  };
}

/** How long a scrape waits for the store. */
const READ_MS = 1_000;

/** Waiting uploads of the whole store, read when they are asked for: every process reports the same. */
function reportWaiting(deps: {
  registry: Registry;
  uploads: Pick<WaitingStore, "readWaiting">;
  pendingBytes: number;
}): void {
  const { registry, uploads, pendingBytes } = deps;
  const registers = [registry];
  // The store's own metrics say when it does not answer.
  const read = coalesceCalls((_store: "whole") => inTime(READ_MS, uploads.readWaiting()).catch(() => null));
  new Gauge({
    name: "uploads_waiting_bytes",
    help: "Bytes that waiting uploads count in the whole store, at least 64 MiB for each that has any",
    registers,
    async collect() {
      const waiting = await read("whole");
      if (waiting !== null) this.set(waiting.bytes);
    },
  });
  new Gauge({
    name: "uploads_waiting",
    help: "Uploads in the whole store that wait for their senders, before their first byte or after it",
    labelValues: { content: ["none", "some"] },
    registers,
    async collect() {
      const waiting = await read("whole");
      if (waiting === null) return;
      this.set({ content: "none" }, waiting.emptySessions);
      this.set({ content: "some" }, waiting.sessions);
    },
  });
  const limit = new Gauge({
    name: "uploads_waiting_limit",
    help: "Limits on waiting uploads: the number of those without a byte, and the bytes of the others; 0: none",
    labelValues: { of: ["uploads", "bytes"] },
    registers,
  });
  limit.set({ of: "uploads" }, MAX_EMPTY_SESSIONS);
  limit.set({ of: "bytes" }, pendingBytes);
}
