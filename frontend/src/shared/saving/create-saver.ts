import {
  allFiles,
  chosenBytes,
  chosenName,
  hasAllFiles,
  type KeptBody,
  releaseTicket,
  requireFiles,
} from "@envoi/client";
import { ciphertextBytes, type UploadId } from "@envoi/protocol";
import type { OpenedDownload, OpenRequest, Transfer } from "../transfer/transfer.ts";
import { MIN_KEPT_BYTES } from "./kept/keep-download.ts";
import { findKept, removeKept } from "./kept/kept-folder.ts";
import { followPausing } from "./pausing.ts";
import { safeFileName } from "./safe-file-name.ts";
import { followLink, saveFile } from "./save-file.ts";
import { LARGE_BYTES, NeedsMemory, type SaveOptions, type Saver } from "./saver.ts";
import type { StartedServiceWorker } from "./start-service-worker.ts";
import { createStreamToDisk, type StreamToDisk, StreamUnclaimed } from "./stream-to-disk.ts";
import { createStreamToPage, type StreamToPage } from "./stream-to-page.ts";

type Dependencies = {
  /** `null` if the service worker does not start. */
  serviceWorker: Promise<StartedServiceWorker | null>;
  transfer: Transfer;
};

export type Routes = ReturnType<typeof createRoutes>;

/** Creates the ways to save a file that a real browser supports. */
export function createRoutes({ serviceWorker, transfer }: Dependencies) {
  return {
    /** `null` if there is no service worker, or if the browser buffers its streams. */
    streamToDisk: serviceWorker.then((started): StreamToDisk | null =>
      started?.streams
        ? createStreamToDisk({ activeWorker: started.active, navigate: followLink, delay: transfer.delay })
        : null,
    ),
    /** Streams to media elements of the page; `null` in the same cases as `streamToDisk`. */
    streamToPage: serviceWorker.then((started): StreamToPage | null =>
      started?.streams ? createStreamToPage({ activeWorker: started.active, delay: transfer.delay }) : null,
    ),
    /** Whether a file of this size fits into OPFS. */
    canSaveToDisk: (bytes: number) => transfer.canSaveToDisk(bytes, new AbortController().signal),
    saveFile,
    findKept,
    /** Removes the kept part of a download, and releases its Claim. */
    async discardKept(id: UploadId, { ticket }: KeptBody): Promise<void> {
      await removeKept(id);
      await releaseTicket({ origin: location.origin }, id, ticket);
    },
  };
}

type ChosenSave = SaveOptions & Required<Pick<SaveOptions, "indexes">>;

/**
 * Saves downloads by streaming to disk through the service worker or, if that is not possible, from a file in OPFS or a
 * Blob.
 */
export function createSaver(routes: Routes): Saver {
  const { streamToDisk, streamToPage, canSaveToDisk, saveFile } = routes;
  let usable = streamToDisk;

  /** The files that the service worker reads under the page's Claim; `null` if it uses its own Claim. */
  async function takenFiles({ metadata, ticket }: OpenedDownload, { indexes, signal }: ChosenSave) {
    const taken = await ticket({ take: !hasAllFiles(metadata, indexes), signal });
    return taken && { ticket: taken, metadata, indexes };
  }

  async function throughServiceWorker(
    download: OpenedDownload,
    request: OpenRequest,
    options: ChosenSave,
  ): Promise<boolean> {
    const stream = await usable;
    if (stream === null) return false;
    try {
      await stream(request, options, await takenFiles(download, options));
      return true;
    } catch (error) {
      if (!(error instanceof StreamUnclaimed)) throw error;
      usable = Promise.resolve(null);
      return false;
    }
  }

  return {
    canStream: async (bytes) => (await usable) !== null || (await canSaveToDisk(bytes)),
    async save(download, request, { indexes = allFiles(download.metadata), ...rest }) {
      const { metadata } = download;
      requireFiles(metadata, indexes);
      const options = { ...rest, indexes };
      if (await throughServiceWorker(download, request, options)) return;
      const size = chosenBytes(metadata, indexes);
      const to = (await canSaveToDisk(size)) ? "disk" : "memory";
      options.signal.throwIfAborted();
      if (to === "memory" && size > LARGE_BYTES && !options.mayUseMemory) throw new NeedsMemory();
      const { onProgress, continues = false, pausing, signal } = options;
      const name = safeFileName(chosenName(metadata, indexes));
      const isWhole = hasAllFiles(metadata, indexes);
      const unfollow = followPausing(pausing, (isPaused) => download.pause(isPaused, signal));
      const reading = isWhole
        ? download.read({ to, onProgress, continues, signal })
        : download.readFiles({ indexes, to, onProgress, signal });
      saveFile(await reading.finally(unfollow), name);
    },
    async keptBytes(id, size) {
      if (size < MIN_KEPT_BYTES) return 0;
      return (await routes.findKept(id, ciphertextBytes(size)))?.bytes ?? 0;
    },
    async discardKept(id, size) {
      const kept = size < MIN_KEPT_BYTES ? null : await routes.findKept(id, ciphertextBytes(size));
      if (kept !== null) await routes.discardKept(id, kept);
    },
    async play(download, request, { index, type, signal }) {
      const stream = await streamToPage;
      if (stream === null) return null;
      const ticket = await download.ticket({ take: true, signal });
      if (ticket === null) return null;
      return stream(request, { type, signal }, { ticket, metadata: download.metadata, indexes: [index] });
    },
  };
}
