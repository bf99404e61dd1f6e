import type { DownloadProgress, OpenedDownload, OpenRequest, Transfer } from "../transfer/transfer.ts";
import type { FileIndexes } from "./chosen-files.ts";
import type { StartedServiceWorker } from "./start-service-worker.ts";

/** Larger files need the recipient's consent to be held in memory, bytes. */
export const LARGE_BYTES = 268_435_456;

/** This browser can save such a large file only through memory, and the recipient has not agreed to that. */
export class NeedsMemory extends Error {}

export type SaveOptions = {
  onProgress: (progress: DownloadProgress) => void;
  /** The recipient agrees that a large file may be held in memory. */
  mayUseMemory: boolean;
  /** The files to save, in manifest order. Absent: all of them. */
  indexes?: FileIndexes;
  signal: AbortSignal;
};

/** Saves downloads by the best route that this browser has. */
export type Saver = {
  /** Whether a file of this size can be saved without holding it in memory. Resolves once this was tested. */
  canStream: (bytes: number) => Promise<boolean>;
  /**
   * Saves an Upload, or some of its files: one as it is, several as a ZIP.
   *
   * @throws ProtocolError, TransferError, DecryptionError; StreamLost; NeedsMemory, before anything was fetched
   */
  save: (download: OpenedDownload, request: OpenRequest, options: SaveOptions) => Promise<void>;
};

export type SaverDependencies = {
  /** `null` if it does not start. */
  serviceWorker: Promise<StartedServiceWorker | null>;
  transfer: Transfer;
};
