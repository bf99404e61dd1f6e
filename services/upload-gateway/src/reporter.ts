import type { OutboxRelay } from "@envoi/events";
import {
  beginAtZero,
  Counter,
  coalesceCalls,
  createRequestCounters,
  Gauge,
  Histogram,
  inTime,
  type Log,
  type MemoryMarks,
  noteOutcome,
  type Registry,
  type RequestCounters,
} from "@envoi/platform";
import { ERRORS, type ErrorCode, type RequestId, type UploadId } from "@envoi/protocol";
import type { WaitingStore } from "@envoi/store";
import { BrokenOff, findCode, Restarting } from "./body-end.ts";
import { SuspendedError } from "./store-named-parts.ts";
import { MAX_EMPTY_SESSIONS } from "./waiting-uploads.ts";

/** Errors of the server, because of which an upload is not stored now. */
const NOT_STORED: readonly ErrorCode[] = ["busy", "full", "unavailable", "internal"];

/** How an upload, or one of its connections, ends without an error. */
const ENDS = ["completed", "cancelled", "interrupted", "detached"] as const;

export type FailedBody = {
  id: UploadId | null;
  receivedBytes: number;
  /** Whether the body consists of Parts of an upload that another socket completes. */
  isAttached: boolean;
  /** Whether the upload is a delivery to a request. */
  isDelivery: boolean;
  /** Whether another request or socket can send the rest. */
  isResumable: boolean;
  /** Whether the upload is now waiting for its sender. */
  isKept: boolean;
};

export type CompletedUpload = {
  id: UploadId;
  /** The request to which the upload is a delivery. */
  requestId: RequestId | null;
  ciphertextBytes: number;
  receivedBytes: number;
  durationMs: number;
};

export type UploadReporterDeps = {
  log: Log;
  registry: Registry;
  relay: Pick<OutboxRelay, "nudge">;
  memoryMarks: Pick<MemoryMarks, "read">;
  uploads: Pick<WaitingStore, "readWaiting">;
  /** The limit on the total bytes of pending uploads; 0: no limit. */
  pendingBytes: number;
};

/** Reporter of the gateway: logs and counts each event, and notifies the relay of stored Facts. */
export class UploadReporter {
  readonly #log: Log;
  readonly #relay: Pick<OutboxRelay, "nudge">;
  readonly #meters: Meters;
  readonly #requests: RequestCounters;

  constructor(deps: UploadReporterDeps) {
    this.#log = deps.log;
    this.#relay = deps.relay;
    this.#meters = createMeters(deps.registry);
    this.#requests = createRequestCounters(deps.registry);
    reportMemory(deps);
    reportWaiting(deps);
  }

  connected(): void {
    this.#meters.connections.inc();
  }

  disconnected(): void {
    this.#meters.connections.dec();
  }

  opened(): void {
    this.#meters.open.inc();
  }

  closed(): void {
    this.#meters.open.dec();
  }

  /** Reports that an upload was rejected before it was opened. */
  refused(code: ErrorCode): void {
    this.#meters.ended.inc({ outcome: code });
    this.#log.info({ code }, "upload refused");
  }

  requestCreated(id: RequestId): void {
    this.#requests.request("created");
    this.#log.info({ requestId: id }, "request created");
    this.#relay.nudge(id);
  }

  resumed(upload: { id: UploadId; storedBytes: number }): void {
    this.#log.info({ uploadId: upload.id, storedBytes: upload.storedBytes }, "upload resumed");
  }

  /** Reports that a client has received the URL of a Part. */
  signed(signedBytes: number): void {
    this.#meters.direct.inc(signedBytes);
  }

  gaveUp(id: UploadId): void {
    this.#meters.givenUp.inc();
    this.#log.info({ uploadId: id }, "waiting upload given up");
  }

  /**
   * @param upload.receivedBytes - bytes received on the socket that completed the upload, or in all its HTTP requests
   */
  completed(upload: CompletedUpload): void {
    const { id, requestId, ciphertextBytes, receivedBytes, durationMs } = upload;
    this.#end("completed", receivedBytes);
    this.#meters.seconds.observe(durationMs / 1_000);
    this.#log.info(
      { uploadId: id, ...(requestId !== null && { requestId }), ciphertextBytes, durationMs },
      "upload completed",
    );
    this.#relay.nudge(id);
    if (requestId === null) return;
    this.#requests.deliveries("delivered", 1);
    this.#relay.nudge(requestId);
  }

  /** A socket that filled Parts has ended, but its upload has not. */
  detached(socket: { id: UploadId | null; receivedBytes: number; code?: ErrorCode }): void {
    const { id, receivedBytes, code } = socket;
    this.#end("detached", receivedBytes);
    this.#log.info({ uploadId: id, receivedBytes, code }, "socket for parts ended");
  }

  failed(body: FailedBody, error: unknown): void {
    const { id, receivedBytes, isAttached, isDelivery, isResumable, isKept } = body;
    const code = findCode(error);
    const closeCode = error instanceof BrokenOff ? error.closeCode : undefined;
    const hasEnded = error instanceof BrokenOff || error instanceof Restarting;
    if (isDelivery && !hasEnded && NOT_STORED.includes(code)) this.#requests.deliveries("failed", 1);
    if (isAttached && hasEnded) {
      this.detached({ id, receivedBytes });
    } else if (isAttached && (error instanceof SuspendedError || code === "busy")) {
      this.detached({ id, receivedBytes, code });
    } else if (hasEnded && isKept) {
      this.#end("interrupted", receivedBytes);
      this.#log.info({ uploadId: id, receivedBytes, closeCode }, "upload interrupted");
    } else if (hasEnded && id === null && isResumable) {
      // The request failed before its upload was found, so the upload is still pending.
    } else if (error instanceof BrokenOff) {
      this.#end("cancelled", receivedBytes);
      this.#log.info({ uploadId: id, receivedBytes, closeCode }, "upload cancelled");
    } else if (code === "internal" || code === "unavailable") {
      this.#end(code, receivedBytes, true);
      this.#log.error({ uploadId: id, receivedBytes, code, err: error }, "upload failed");
    } else {
      this.#end(code, receivedBytes);
      this.#log.info({ uploadId: id, receivedBytes, code }, "upload refused");
    }
  }

  /** @param isFailure - whether the server caused the end */
  #end(outcome: (typeof ENDS)[number] | ErrorCode, receivedBytes: number, isFailure = false): void {
    this.#meters.ended.inc({ outcome });
    this.#meters.bytes.inc(receivedBytes);
    noteOutcome(outcome, isFailure);
  }
}

type Meters = ReturnType<typeof createMeters>;

function createMeters(registry: Registry) {
  const registers = [registry];
  const ended = new Counter({
    name: "uploads_ended_total",
    help: "Upload sockets that ended, and, over HTTP, uploads that were completed and requests that failed",
    labelValues: { outcome: [...ENDS, ...Object.keys(ERRORS)] },
    registers,
  });
  beginAtZero(ended, ["completed", "interrupted", "busy", "unavailable", "internal"]);
  return {
    ended,
    open: new Gauge({
      name: "uploads_open",
      help: "Uploads whose bodies this process is receiving. An upload on several sockets counts once, where its main socket is",
      registers,
    }),
    connections: new Gauge({
      name: "upload_connections_open",
      help: "Open connections of uploads in this process: sockets, of which a large upload has up to six, and requests of uploads over HTTP",
      registers,
    }),
    seconds: new Histogram({
      name: "upload_duration_seconds",
      help: "Duration of completed uploads up to the last reply, from the opening of the socket that completed the upload, or from the beginning of an upload over HTTP",
      buckets: [0.1, 0.5, 2, 10, 60, 600, 3_600],
      registers,
    }),
    bytes: new Counter({
      name: "upload_received_bytes_total",
      help: "Bytes of bodies, counted when their connection ends, with any outcome",
      registers,
    }),
    direct: new Counter({
      name: "upload_direct_bytes_total",
      help: "Bytes of Parts that clients may store in the object store themselves, counted when the URL is issued",
      registers,
    }),
    givenUp: new Counter({
      name: "uploads_given_up_total",
      help: "Waiting uploads that this process discarded because their network or the store had reached its limit",
      registers,
    }),
  };
}

/** Reports the memory of the database, which is read for each scrape. */
function reportMemory({ registry, memoryMarks }: Pick<UploadReporterDeps, "registry" | "memoryMarks">): void {
  new Gauge({
    name: "upload_store_memory_bytes",
    help: "Memory that the fullest Redis uses, and its maxmemory; both are 0 without a maxmemory or without Redis",
    labelValues: { memory: ["used", "max"] },
    registers: [registry],
    async collect() {
      const { usedBytes, maxBytes } = (await memoryMarks.read()) ?? { usedBytes: 0, maxBytes: 0 };
      this.set({ memory: "used" }, usedBytes);
      this.set({ memory: "max" }, maxBytes);
    },
  });
}

/** Maximum time that a scrape waits for the store. */
const READ_MS = 1_000;

/** Reports the whole store's pending uploads, which are read for each scrape. Every process reports the same values. */
function reportWaiting({ registry, uploads, pendingBytes }: UploadReporterDeps): void {
  const registers = [registry];
  // Errors are ignored, because the store's own metrics show when it does not respond.
  const read = coalesceCalls((_store: "whole") => inTime(READ_MS, uploads.readWaiting()).catch(() => null));
  new Gauge({
    name: "uploads_waiting_bytes",
    help: "Bytes counted for waiting uploads in the whole store: at least 64 MiB for each upload that has any bytes",
    registers,
    async collect() {
      const waiting = await read("whole");
      if (waiting !== null) this.set(waiting.bytes);
    },
  });
  new Gauge({
    name: "uploads_waiting",
    help: "Uploads in the whole store that are waiting for their senders, before or after their first byte",
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
