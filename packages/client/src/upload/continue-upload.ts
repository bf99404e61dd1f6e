import { ciphertextBytes, ProtocolError } from "@envoi/protocol";
import { PauseSwitch } from "../pause-switch.ts";
import type { Server } from "../wire/server.ts";
import { type FinishedUpload, finishUpload, shareLinkOf } from "./finish-upload.ts";
import { continueTransport } from "./open-transport.ts";
import { ProgressTracker, type UploadProgress } from "./progress-tracker.ts";
import type { SourceFile } from "./source.ts";
import { forgivingJournal, type UnfinishedUpload, type UploadJournal } from "./unfinished-upload.ts";
import { UploadBody } from "./upload-body.ts";

export type ContinueOptions = {
  onProgress?: (progress: UploadProgress) => void;
  signal: AbortSignal;
  pausing?: PauseSwitch;
  journal: UploadJournal;
};

/**
 * Continues an upload that an earlier page started. First, every Record that may have been sent is compared with the
 * files. If a Record differs, nothing is sent, and the upload can be retried with other files.
 *
 * @param kept.files - in the order of the upload
 * @param kept.tags - as the journal stored them
 * @throws TransferError `file_changed`; ProtocolError `not_found` when the server no longer has the session; and see
 *   `sendResumably`
 */
export async function continueUpload(
  server: Server,
  kept: { upload: UnfinishedUpload; tags: readonly { first: number; tags: Uint8Array }[]; files: SourceFile[] },
  { onProgress = () => {}, signal, pausing = new PauseSwitch(), ...options }: ContinueOptions,
): Promise<FinishedUpload> {
  const startedAtMs = performance.now();
  const { upload, tags, files } = kept;
  const totalBytes = ciphertextBytes(upload.metadata.size);
  const tracker = new ProgressTracker(totalBytes, onProgress);
  const journal = forgivingJournal(options.journal);
  try {
    tracker.enter("connecting");
    const body = new UploadBody(files, upload, journal);
    await body.restore(tags, signal);
    const send = await continueTransport(server, upload, totalBytes, tracker, signal).catch(async (error: unknown) => {
      if (error instanceof ProtocolError) await journal.end();
      throw error;
    });
    if (upload.isLive === true) tracker.goLive(shareLinkOf(upload));
    const finishing = { server, upload, body, pausing, journal, startedAtMs, signal };
    return await finishUpload(send, finishing);
  } finally {
    tracker.end();
  }
}
