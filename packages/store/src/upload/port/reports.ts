import type { ReportReason, UploadId } from "@envoi/protocol";

/** A report as it arrived. See [Note: Reports] in `packages/protocol`. */
export type NewReport = {
  /** 16 random bytes, hex; chosen by the caller, so that the call can be repeated. */
  id: string;
  uploadId: UploadId;
  reason: ReportReason;
  /** Words and key for the operator, sealed in the page. */
  sealed: string;
  /** Signed part of the report ticket: the server's data on the Upload, to which `sealed` is bound. */
  subject: string;
};

/** SHA-256 of the stored ciphertext, hex; `null` until it is computed, `gone` if the Blob was removed before. */
export type ReportDigest = string | "gone" | null;

/** `receivedAtMs`: beginning of the day on which it arrived, in UTC. */
export type StoredReport = NewReport & { receivedAtMs: number; expiresAtMs: number; ciphertextSha256: ReportDigest };

export type ReportBounds = {
  /** Most reports of one Upload from one site. */
  maxPerSite: number;
  /** Most reports of one Upload. */
  maxPerUpload: number;
  /** Most reports of all Uploads. */
  most: number;
  /** Lifetime from the beginning of the day on which a report arrives. */
  lifeSeconds: number;
};

/*
 * [Note: Room for reports]
 *
 * Somebody who sends many reports must not displace those of others. So each is stored with the site of its reporter, a
 * hash that changes every day and is deleted with the report. When an Upload, or the store, has its maximum of reports,
 * a new report replaces one from the site with the most reports: of that Upload, or in total. If several sites or reports
 * qualify, the one with the lowest id goes. Ids are random, so no particular report can be displaced on purpose.
 *
 * Only the day on which a report arrived is stored: an access log has the addresses of that day, but does not show which
 * of them sent it.
 */
export const REPORT_DAY_MS = 86_400_000;

/** Reports, for operators. They outlive their Uploads, and are deleted when their time is over. */
export interface ReportStore {
  /**
   * See [Note: Room for reports].
   *
   * @param site - hash of the client's site
   * @returns `replaced`: added in the place of another one; `too_many`: not added, because the site has as many of the
   *   Upload as it may
   */
  addReport(report: NewReport, site: string, bounds: ReportBounds): Promise<"added" | "replaced" | "too_many">;
  readReport(reportId: string): Promise<StoredReport | null>;
  /** Ids, by day, oldest first. */
  listReports(): Promise<string[]>;
  /** Deletes a report. @returns `null` if there is none */
  closeReport(reportId: string): Promise<"closed" | null>;
  /** Uploads with reports whose ciphertext has no digest yet, at most `limit`. */
  reportedUploads(limit: number): Promise<UploadId[]>;
  /** Records the digest for all reports of the Upload, also later ones. Ignored if it has a digest or no report. */
  recordDigest(id: UploadId, digest: string): Promise<void>;
  /** Deletes reports whose time is over, some hundred at a time. @returns how many */
  dropOldReports(): Promise<number>;
}

/** Reports that one call of `dropOldReports` deletes. */
export const DROPPED_AT_ONCE = 100;
