import type { MemoryUse } from "@envoi/platform";
import type { BlocklistStore } from "./port/blocklist.ts";
import type { ClaimStore } from "./port/claims.ts";
import type { ListStore } from "./port/lists.ts";
import type { LiveLinkStore } from "./port/live-links.ts";
import type { NonceStore } from "./port/nonces.ts";
import type { OperatorStore } from "./port/operators.ts";
import type { OutboxStore } from "./port/outbox.ts";
import type { OwnerStore } from "./port/owner.ts";
import type { PartStore } from "./port/parts.ts";
import type { QuotaStore } from "./port/quotas.ts";
import type { RangeStore } from "./port/ranges.ts";
import type { RemovalStore } from "./port/removal.ts";
import type { ReportStore } from "./port/reports.ts";
import type { RequestStore } from "./port/requests.ts";
import type { SessionStore } from "./port/sessions.ts";
import type { UploadReader } from "./port/uploads.ts";
import type { WaitingStore } from "./port/waiting.ts";

export * from "./port/blocklist.ts";
export * from "./port/claims.ts";
export * from "./port/lists.ts";
export * from "./port/live-links.ts";
export * from "./port/nonces.ts";
export * from "./port/operators.ts";
export * from "./port/outbox.ts";
export * from "./port/owner.ts";
export * from "./port/parts.ts";
export * from "./port/quotas.ts";
export * from "./port/ranges.ts";
export * from "./port/removal.ts";
export * from "./port/reports.ts";
export * from "./port/requests.ts";
export * from "./port/sessions.ts";
export * from "./port/uploads.ts";
export * from "./port/waiting.ts";

/** A driver's lease durations, which tests shorten. */
export type StoreTimes = {
  /** A session is aborted after this time without a renewal by its gateway. */
  sessionLeaseSeconds: number;
  /** A resumable session that has received no byte is aborted after this time. */
  emptySessionSeconds: number;
  /** A resumable session is aborted if it has received no new bytes for this time. */
  sessionLifeSeconds: number;
  /** Maximum age of a session. */
  sessionMaxSeconds: number;
  /** A held Claim is released after this time without a renewal. */
  claimLeaseSeconds: number;
  /** Time that a Claim may be held before the minimum rate applies. */
  claimGraceSeconds: number;
  claimMinBytesPerSecond: number;
  claimMaxSeconds: number;
};
export const DEFAULT_STORE_TIMES: StoreTimes = {
  sessionLeaseSeconds: 30,
  emptySessionSeconds: 600,
  sessionLifeSeconds: 86_400,
  sessionMaxSeconds: 604_800,
  claimLeaseSeconds: 30,
  claimGraceSeconds: 900,
  claimMinBytesPerSecond: 1_024,
  claimMaxSeconds: 86_400,
};

/**
 * The source of truth about Uploads. `null` means no such visible Upload: it is unknown, expired, deleted or used up.
 * Callers cannot distinguish these cases, and must not.
 *
 * Every method rejects with `UploadStoreError` when the store cannot be reached; the effect is then unknown. With the
 * code `full`, there was no effect: a Redis without free memory or disk space rejects new Uploads, lists, requests,
 * deliveries, reports and blocked bodies.
 */
export interface UploadStore
  extends SessionStore,
    PartStore,
    QuotaStore,
    WaitingStore,
    LiveLinkStore,
    UploadReader,
    NonceStore,
    OwnerStore,
    OperatorStore,
    ClaimStore,
    RangeStore,
    ListStore,
    ReportStore,
    RequestStore,
    BlocklistStore,
    RemovalStore,
    OutboxStore {
  /** Rejects when the store cannot be used. */
  ping(): Promise<void>;
  /** Memory use of the store's fullest server; `null` if memory is not limited. */
  readMemory(): Promise<MemoryUse | null>;
  [Symbol.asyncDispose](): Promise<void>;
}
