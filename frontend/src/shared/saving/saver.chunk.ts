import type { DownloadProgress, OpenedDownload, OpenRequest } from "../transfer/transfer.ts";
import { safeFileName } from "./safe-file-name.ts";
import { type DiskStreams, StreamUnclaimed } from "./stream-to-disk.ts";

/** Larger files than this are not taken into memory without a warning, bytes. */
export const LARGE_BYTES = 268_435_456;

/** This browser can save so large a file only by way of its memory, and nobody has agreed to that. */
export class NeedsMemory extends Error {}

type SaveOptions = {
  onProgress: (progress: DownloadProgress) => void;
  /** The person knows that a large file may have to be held in memory. */
  mayUseMemory: boolean;
  signal: AbortSignal;
};

/** Brings a download to the person's disk, by the best way that this browser has. */
export type DownloadSaver = {
  /** Whether so many bytes are saved without being held in memory. Resolves once that was tried. */
  canStream: (bytes: number) => Promise<boolean>;
  /** @throws ProtocolError, TransferError, DecryptionError; StreamLost; NeedsMemory, when nothing was fetched yet */
  save: (download: OpenedDownload, request: OpenRequest, options: SaveOptions) => Promise<void>;
};

export type DownloadSaverDependencies = {
  /** `null` where there is no service worker, or what it streams does not flow. */
  streams: Promise<DiskStreams | null>;
  /** Whether so many bytes find room in the browser's own file system. */
  canCollectFile: (bytes: number) => Promise<boolean>;
  saveFile: (blob: Blob, name: string) => void;
};

/**
 * Straight to disk through the service worker; else as a file of the browser's own file system, which is then handed
 * over; else as a Blob.
 */
export function createDownloadSaver({ streams, canCollectFile, saveFile }: DownloadSaverDependencies): DownloadSaver {
  let usable = streams;

  async function throughServiceWorker(request: OpenRequest, options: SaveOptions): Promise<boolean> {
    const toDisk = await usable;
    if (toDisk === null) return false;
    try {
      await toDisk.save(request, options);
      return true;
    } catch (error) {
      if (!(error instanceof StreamUnclaimed)) throw error;
      usable = Promise.resolve(null);
      return false;
    }
  }

  return {
    canStream: async (bytes) => (await usable) !== null || (await canCollectFile(bytes)),
    async save(download, request, options) {
      if (await throughServiceWorker(request, options)) return;
      const { name, size } = download.metadata;
      const to = (await canCollectFile(size)) ? "disk" : "memory";
      options.signal.throwIfAborted();
      if (to === "memory" && size > LARGE_BYTES && !options.mayUseMemory) throw new NeedsMemory();
      const { onProgress, signal } = options;
      saveFile(await download.read({ to, onProgress, signal }), safeFileName(name));
    },
  };
}
