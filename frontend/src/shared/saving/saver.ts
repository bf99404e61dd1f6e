import type { UploadId } from "@envoi/protocol";
import type { DownloadProgress, OpenedDownload, OpenRequest } from "../transfer/transfer.ts";
import type { FileIndexes } from "./chosen-files.ts";
import type { Pausing } from "./pausing.ts";

/** Bytes. The page asks recipients before it holds a larger file in memory. */
export const LARGE_BYTES = 268_435_456;

/** The file is large, this browser must hold it in memory to save it, and the recipient has not agreed to that. */
export class NeedsMemory extends Error {}

export type SaveOptions = {
  onProgress: (progress: DownloadProgress) => void;
  /** The recipient has agreed to hold a large file in memory. */
  mayUseMemory: boolean;
  /** The files to save, in manifest order. Absent: all of them. */
  indexes?: FileIndexes;
  pausing: Pausing;
  /** Continues the kept part of all files. */
  continues?: boolean;
  signal: AbortSignal;
};

/** Saves downloads by the best route in this browser. */
export type Saver = {
  /**
   * Whether a file of this size can be saved without holding it in memory. Waits for the test of the service worker.
   */
  canStream: (bytes: number) => Promise<boolean>;
  /**
   * Saves an Upload or some of its files: one unchanged, several as a ZIP.
   *
   * @throws ProtocolError, TransferError, DecryptionError; StreamLost; NeedsMemory, before fetching anything
   */
  save: (download: OpenedDownload, request: OpenRequest, options: SaveOptions) => Promise<void>;
  /**
   * Size of the kept part of a download whose page was closed, which can be continued.
   *
   * @param size - of the file, bytes
   * @returns bytes of ciphertext; 0 if there is none
   */
  keptBytes: (id: UploadId, size: number) => Promise<number>;
  /** Discards such a download: removes the kept part, and releases its Claim. */
  discardKept: (id: UploadId, size: number) => Promise<void>;
  /**
   * Offers one file to a media element of the page, which fetches what it plays. Takes the download if not yet taken.
   *
   * @returns its address; `null` if this browser cannot stream to the page, and nothing was taken
   * @throws ProtocolError, TransferError
   */
  play: (download: OpenedDownload, request: OpenRequest, options: PlayOptions) => Promise<string | null>;
};

/** `index`: place in the Manifest. `type`: the media type, audio or video. The signal ends playing. */
export type PlayOptions = { index: number; type: string; signal: AbortSignal };
