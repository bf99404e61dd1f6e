import type { FileIndexes } from "@envoi/client";
import type { UploadId } from "@envoi/protocol";
import type { DownloadProgress, OpenedDownload, OpenRequest } from "../transfer/transfer.ts";
import type { Pausing } from "./pausing.ts";

/** In bytes. The page asks recipients before storing a larger file in memory. */
export const LARGE_BYTES = 268_435_456;

/** The file is large, this browser can save it only from memory, and the recipient has not consented. */
export class NeedsMemory extends Error {}

export type SaveOptions = {
  onProgress: (progress: DownloadProgress) => void;
  /** Whether the recipient has consented to storing a large file in memory. */
  mayUseMemory: boolean;
  /** The files to save, in manifest order; if absent, all files. */
  indexes?: FileIndexes;
  pausing: Pausing;
  /** Whether to continue a kept download; only possible if all files are downloaded. */
  continues?: boolean;
  signal: AbortSignal;
};

/** Saves downloads by the best route that this browser offers. */
export type Saver = {
  /**
   * Whether a file of this size can be saved without storing it in memory. Waits until the service worker has been
   * tested.
   */
  canStream: (bytes: number) => Promise<boolean>;
  /**
   * Saves an Upload or some of its files: a single file unchanged, several files as a ZIP.
   *
   * @throws ProtocolError, TransferError, DecryptionError; StreamLost; NeedsMemory, before fetching anything
   */
  save: (download: OpenedDownload, request: OpenRequest, options: SaveOptions) => Promise<void>;
  /**
   * Size of the kept part of a download that can be continued after its page has been closed.
   *
   * @param size - the size of the file in bytes
   * @returns the number of bytes of ciphertext; 0 if there is no kept part
   */
  keptBytes: (id: UploadId, size: number) => Promise<number>;
  /** Discards a download whose page was closed: removes the kept part, and releases its Claim. */
  discardKept: (id: UploadId, size: number) => Promise<void>;
  /**
   * Offers one file to a media element of the page, which fetches what it plays. Uses up a download, unless this was
   * already done.
   *
   * @returns the file's URL; `null` if this browser cannot stream to the page, in which case no download was used up
   * @throws ProtocolError, TransferError
   */
  play: (download: OpenedDownload, request: OpenRequest, options: PlayOptions) => Promise<string | null>;
};

/** `index`: the file's position in the Manifest. `type`: its media type, audio or video. `signal`: ends playing. */
export type PlayOptions = { index: number; type: string; signal: AbortSignal };
