import { openMetadataReply, readMetadataReply, type Server } from "@envoi/client";
import type { OpenedDownload, OpenRequest, WorkerTransfer } from "./transfer.ts";

/**
 * Decrypts Metadata already fetched on this thread, to show it while the worker starts. The content is read in the
 * worker.
 *
 * @param answer - the successful response to a signed request for the Metadata
 */
export async function openEarly(
  { transfer, server }: { transfer: WorkerTransfer; server: Server },
  request: OpenRequest,
  answer: Response,
  signal: AbortSignal,
): Promise<OpenedDownload> {
  const { reply, nonce } = await readMetadataReply(answer, signal);
  const metadata = await openMetadataReply(server, { ...request, reply }, signal);
  const closing = new AbortController();
  let opening: Promise<OpenedDownload> | null = null;

  /** Opens the download in the worker. If that fails, the next call retries. */
  function inWorker(): Promise<OpenedDownload> {
    opening ??= transfer.openDownload({ ...request, nonce, reply }, closing.signal);
    opening.catch(() => {
      opening = null;
    });
    return opening;
  }

  inWorker().catch(() => undefined);
  return {
    metadata,
    ttlMs: reply.ttl,
    finalDownload: reply.finalDownload,
    isLive: reply.isLive === true,
    nextNonce: nonce,
    ...(reply.reportTicket !== undefined && { reportTicket: reply.reportTicket }),
    read: async (options) => (await inWorker()).read(options),
    readFiles: async (options) => (await inWorker()).readFiles(options),
    writeFile: async (options) => (await inWorker()).writeFile(options),
    readRange: async (options) => (await inWorker()).readRange(options),
    ticket: async (options) => (await inWorker()).ticket(options),
    pause: async (isPaused, pauseSignal) => (await inWorker()).pause(isPaused, pauseSignal),
    close() {
      closing.abort();
      opening?.then((opened) => opened.close()).catch(() => undefined);
    },
  };
}
