import type { ReportReason, UploadId } from "@envoi/protocol";

/** A report as it arrived. See [Note: Reports] in `packages/protocol`. */
export type NewReport = {
  /** 16 random bytes, hex; chosen by the caller, so that the call can be repeated. */
  id: string;
  uploadId: UploadId;
  reason: ReportReason;
  /** Words and key for the operator, sealed in the page. */
  sealed: string;
  /** What the server knew of the Upload, to which `sealed` is bound: the signed part of the report ticket. */
  subject: string;
};

/** SHA-256 of the stored ciphertext, hex; `null` until it is computed, `gone` if the Blob was removed before. */
export type ReportDigest = string | "gone" | null;

export type StoredReport = NewReport & { receivedAtMs: number; expiresAtMs: number; ciphertextSha256: ReportDigest };

export type ReportBounds = {
  /** Most reports of one Upload. */
  mostOfUpload: number;
  /** Most reports of all Uploads. */
  most: number;
  lifeSeconds: number;
};

/**
 * Reports, for operators. They outlive their Uploads, and are deleted when their time is over. All of them are in one
 * shard, as their total is bounded.
 */
export interface ReportStore {
  /** @returns `too_many`: the Upload has as many as it may; `full`: the store has. Neither adds anything */
  addReport(report: NewReport, bounds: ReportBounds): Promise<"added" | "too_many" | "full">;
  readReport(reportId: string): Promise<StoredReport | null>;
  /** Ids, oldest first. */
  listReports(): Promise<string[]>;
  /** Deletes a report. @returns `null` if there is none */
  closeReport(reportId: string): Promise<"closed" | null>;
  /** Uploads with reports whose ciphertext has no digest yet, at most `limit`. */
  reportedUploads(limit: number): Promise<UploadId[]>;
  /** For all reports of the Upload, also later ones. Ignored if it has a digest or no report. */
  recordDigest(id: UploadId, digest: string): Promise<void>;
  /** Deletes reports whose time is over, some hundred at a time. @returns how many */
  dropOldReports(): Promise<number>;
}

/** The shard of all reports. */
export const REPORT_SHARD = 0;
/** Reports that one call of `dropOldReports` deletes. */
export const DROPPED_AT_ONCE = 100;
