import type { ClientEvent } from "../../../shared/metrics/client-events.ts";
import { type Archive, totalBytes } from "../archive/archive.ts";
import { passwordOf, strongPasswordOf } from "../archive/archive-password.ts";

type UploadStatus = Extract<ClientEvent, { type: "upload" }>["status"];

/** The metrics event for an upload that has ended. */
export function uploadEvent(archive: Archive, status: UploadStatus, durationMs: number): ClientEvent {
  const { files, downloadLimit, timeLimitSeconds } = archive;
  return {
    type: "upload",
    status,
    sizeBytes: totalBytes(files),
    durationMs,
    fileCount: files.length,
    downloadLimit,
    timeLimitSeconds,
    passwordProtected: passwordOf(archive) !== null || strongPasswordOf(archive) !== null,
  };
}
