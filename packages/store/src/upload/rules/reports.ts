import { REPORT_DAY_MS, type ReportBounds } from "../port.ts";

/** A report is stored with its day of arrival, and its lifetime starts at the beginning of that day. */
export function reportTimes(
  { lifeSeconds }: Pick<ReportBounds, "lifeSeconds">,
  nowMs: number,
): { receivedAtMs: number; expiresAtMs: number } {
  const receivedAtMs = nowMs - (nowMs % REPORT_DAY_MS);
  return { receivedAtMs, expiresAtMs: receivedAtMs + lifeSeconds * 1_000 };
}

/**
 * Decides whether a new report is added, see [Note: Room for reports].
 *
 * @param counts - numbers of stored reports: about the Upload from this site, about the Upload, and about all Uploads
 * @returns `replace…`: the new report replaces another report of the same Upload, or of any Upload
 */
export function decideReport(
  counts: { ofSite: number; ofUpload: number; all: number },
  bounds: ReportBounds,
): "add" | "replace_of_upload" | "replace_of_all" | "too_many" {
  if (counts.ofSite >= bounds.maxPerSite) return "too_many";
  if (counts.ofUpload >= bounds.maxPerUpload) return "replace_of_upload";
  return counts.all >= bounds.most ? "replace_of_all" : "add";
}
