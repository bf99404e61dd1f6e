import type { Clock } from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";
import { type BlobKey, type BlobStore, blobKey, blobSha256, type ReportStore, type UploadReader } from "@envoi/store";

/**
 * Number of reports to read per round: more than the store can contain, so that Uploads that cannot be read do not
 * delay the others.
 */
const ALL = 10_000;

/** The BlobKey under which the upload gateway stores an Upload. */
function blobKeyOf(id: UploadId): BlobKey {
  return blobKey(`uploads/${id.slice(0, 2)}/${id}`);
}

/**
 * One round: deletes expired reports, counts the others, and hashes the ciphertext of reported Uploads, one after the other and each once.
 * An Upload that was reported through its live link is hashed once it is complete. Failures are retried in the next round.
 * Two processes may run rounds at the same time: the digest recorded first wins.
 */
export function createKeepReports(deps: {
  uploads: Pick<ReportStore, "dropOldReports" | "listReports" | "readReport" | "reportedUploads" | "recordDigest"> &
    Pick<UploadReader, "inspect">;
  blobs: Pick<BlobStore, "size" | "readChunks">;
  clock: Clock;
  report: {
    reportsDropped(count: number): void;
    reportsWaiting(reports: { count: number; oldestSeconds: number }): void;
    digested(id: UploadId, digest: string): void;
  };
}): (signal: AbortSignal) => Promise<void> {
  const { uploads, blobs, clock, report } = deps;

  async function countReports(): Promise<void> {
    const ids = await uploads.listReports();
    const oldest = ids[0] === undefined ? null : await uploads.readReport(ids[0]);
    const ageMs = oldest === null ? 0 : clock.now() - oldest.receivedAtMs;
    report.reportsWaiting({ count: ids.length, oldestSeconds: Math.max(0, ageMs) / 1_000 });
  }

  return async (signal) => {
    const dropped = await uploads.dropOldReports();
    if (dropped > 0) report.reportsDropped(dropped);
    await countReports();
    const failures: unknown[] = [];
    for (const id of await uploads.reportedUploads(ALL)) {
      if (signal.aborted) return;
      try {
        // Skips uploads in progress, because their stored Parts may still change.
        if ((await uploads.inspect(id))?.state === "session") continue;
        const digest = (await blobSha256(blobs, blobKeyOf(id), signal)) ?? "gone";
        await uploads.recordDigest(id, digest);
        report.digested(id, digest);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0 && !signal.aborted) throw failures[0];
  };
}
