import type { UploadId } from "@envoi/protocol";
import { type BlobKey, type BlobStore, blobKey, blobSha256, type ReportStore, type UploadReader } from "@envoi/store";

/** Higher than the maximum number of reports, so that unreadable Uploads do not hold up others. */
const ALL = 10_000;

/** The key that the upload gateway gives to an Upload's Blob. */
function blobKeyOf(id: UploadId): BlobKey {
  return blobKey(`uploads/${id.slice(0, 2)}/${id}`);
}

/**
 * One round: deletes expired reports, and hashes the ciphertext of reported Uploads, one after the other and each once.
 * An Upload that was reported through its live link is hashed once it is complete. Failures are retried in the next round.
 * Two processes may run rounds at the same time: the digest recorded first wins.
 */
export function createKeepReports(deps: {
  uploads: Pick<ReportStore, "dropOldReports" | "reportedUploads" | "recordDigest"> & Pick<UploadReader, "inspect">;
  blobs: Pick<BlobStore, "size" | "readChunks">;
  report: { reportsDropped(count: number): void; digested(id: UploadId, digest: string): void };
}): (signal: AbortSignal) => Promise<void> {
  const { uploads, blobs, report } = deps;
  return async (signal) => {
    const dropped = await uploads.dropOldReports();
    if (dropped > 0) report.reportsDropped(dropped);
    const failures: unknown[] = [];
    for (const id of await uploads.reportedUploads(ALL)) {
      if (signal.aborted) return;
      try {
        // The stored Parts of a session may still change.
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
