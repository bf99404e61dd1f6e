import type { ReportReason, UploadId } from "@envoi/protocol";

/** A report as it arrived. See [Note: Reports] in `packages/protocol`. */
export type NewReport = {
  /** 16 random bytes, hex; chosen by the caller so the call can be repeated. */
  id: string;
  uploadId: UploadId;
  reason: ReportReason;
  /** Text and key for the operator, sealed by the page. */
  sealed: string;
  /** Signed part of the report ticket: the server's data about the Upload, to which `sealed` is bound. */
  subject: string;
};

/** SHA-256 of the stored ciphertext, hex; `null` until it is computed, `gone` if the Blob was removed first. */
export type ReportDigest = string | "gone" | null;

/** `receivedAtMs`: start of the day on which it arrived, in UTC. */
export type StoredReport = NewReport & { receivedAtMs: number; expiresAtMs: number; ciphertextSha256: ReportDigest };

export type ReportBounds = {
  /** Maximum number of reports of one Upload from one site. */
  maxPerSite: number;
  /** Maximum number of reports of one Upload. */
  maxPerUpload: number;
  /** Maximum number of reports in total. */
  most: number;
  /** Lifetime from the start of the day on which a report arrives. */
  lifeSeconds: number;
};

/*
 * [Note: Room for reports]
 *
 * A reporter who sends many reports must not displace those of others. So each report is stored with a hash of its
 * reporter's site, which changes every day and is deleted with the report. When an Upload, or the store, has its
 * maximum number of reports, a new report replaces one from the site with the most reports of that Upload, or with the
 * most in total. If several sites or reports qualify, the report with the lowest id is replaced. Ids are random, so no
 * particular report can be displaced on purpose.
 *
 * Only the day on which a report arrived is stored: an access log contains the addresses of that day, but does not show
 * which of them sent the report.
 */
export const REPORT_DAY_MS = 86_400_000;

/** Reports, for operators. They outlive their Uploads, and are deleted after their own lifetime. */
export interface ReportStore {
  /**
   * See [Note: Room for reports].
   *
   * @param site - hash of the client's site
   * @returns `replaced`: added in place of another; `too_many`: not added, because the site has sent the maximum number
   *   of reports of this Upload
   */
  addReport(report: NewReport, site: string, bounds: ReportBounds): Promise<"added" | "replaced" | "too_many">;
  readReport(reportId: string): Promise<StoredReport | null>;
  /** Ids of all reports, by day, oldest first. */
  listReports(): Promise<string[]>;
  /** Deletes a report. @returns `null` if there is none */
  closeReport(reportId: string): Promise<"closed" | null>;
  /** At most `limit` Uploads with reports but no ciphertext digest yet. */
  reportedUploads(limit: number): Promise<UploadId[]>;
  /**
   * Records the digest for all reports of the Upload, including later ones. No effect if the Upload already has a
   * digest, or has no report.
   */
  recordDigest(id: UploadId, digest: string): Promise<void>;
  /** Deletes up to DROPPED_AT_ONCE expired reports. @returns the number deleted */
  dropOldReports(): Promise<number>;
}

/** Maximum number of reports deleted per call to `dropOldReports`. */
export const DROPPED_AT_ONCE = 100;
