import type {
  AccountList,
  ClaimTicket,
  DownloadProgress,
  FinishedUpload,
  ListAccess,
  OpenDownloadRequest,
  OpenedKeys,
  Owner,
  SenderTexts,
  StrongPasswordChange,
  UploadProgress,
} from "@envoi/client";
import type { Metadata, Nonce, UploadId } from "@envoi/protocol";
import type { FileIndexes } from "../saving/chosen-files.ts";

export type { AccountList, ClaimTicket, DownloadProgress, FinishedUpload, Owner, UploadProgress };

/**
 * A file as the browser hands it over, under the relative path it has in the Manifest. `note`: text that the sender wrote;
 * its name and type do not matter.
 */
type NamedFile = { name: string; blob: Blob; note?: boolean };

type UploadRequest = SenderTexts & {
  files: readonly NamedFile[];
  downloadLimit: number;
  timeLimitSeconds: number;
  /** The token of the signed-in person. */
  bearer: string | null;
  /** Password profile 2: the upload has this password from the start, and only clients that know it can open the link. */
  strongPassword?: string | null;
};

/** With `openedKeys` of the same upload, a strong password is not stretched again. */
export type OpenRequest = OpenDownloadRequest & { nonce: Nonce | null };

/** `onProgress`: how much of a strong password is stretched, from 0 to 1. */
export type StretchOptions = { onProgress?: (fraction: number) => void; signal: AbortSignal };

/** `timeLimitSeconds` counts from now; absent = unchanged. */
export type LimitChange = { downloadLimit?: number; timeLimitSeconds?: number };

type ReadOptions = {
  to: "disk" | "memory";
  onProgress?: (progress: DownloadProgress) => void;
  signal: AbortSignal;
};

type RangeOptions = { index: number; firstByte: number; endByte: number; signal: AbortSignal };

/** An upload that was opened: its Metadata can be read, its body can be fetched. */
export type OpenedDownload = {
  metadata: Metadata;
  /** Remaining lifetime, ms. */
  ttlMs: number;
  finalDownload: boolean;
  /** With password profile 2: pass them on to open the upload again, for example in the service worker. */
  openedKeys?: OpenedKeys;
  /**
   * @param options.to - where the browser stores it
   * @returns the decrypted file, or the zip of several; every Record is verified
   */
  read: (options: ReadOptions) => Promise<Blob>;
  /**
   * Takes some files. What is read by this, `readRange` and `ticket` is one download, counted when the first of them begins;
   * from then on `read` is part of it too. All files, when nothing was read before, are fetched as by `read`.
   *
   * @param options.indexes - places in the Manifest, in its order
   * @returns the file itself, or the zip of several; every Record is verified
   * @throws Error for what is no file; ProtocolError `bad_range` from a server that sends whole bodies only
   */
  readFiles: (options: ReadOptions & { indexes: FileIndexes }) => Promise<Blob>;
  /**
   * Reads a piece of a file into memory, for a preview. Only the Records that it needs are fetched, and more of them ahead
   * while reads follow each other.
   *
   * @param options.index - place in the Manifest
   * @param options.firstByte - of the file
   * @param options.endByte - of the file, not included; at most 8 MiB further
   * @throws Error beyond the file or for more bytes; as `readFiles`
   */
  readRange: (options: RangeOptions) => Promise<Uint8Array<ArrayBuffer>>;
  /**
   * What a service worker needs to read under the same download. A credential.
   *
   * @param options.take - whether to take the download if nothing was read yet
   * @returns `null` when it was not taken
   */
  ticket: (options: { take: boolean; signal: AbortSignal }) => Promise<ClaimTicket | null>;
  /** Ends what is being read, gives up the download that was taken, and forgets the keys. */
  close: () => void;
};

/**
 * Everything the page does over the network. Failures are a `ProtocolError`, `TransferError` or `DecryptionError`;
 * cancellation satisfies `isCancelled`.
 */
export type Transfer = {
  upload: (
    request: UploadRequest,
    options: { onProgress?: (progress: UploadProgress) => void; signal: AbortSignal },
  ) => Promise<FinishedUpload>;
  checkExists: (
    id: UploadId,
    signal: AbortSignal,
  ) => Promise<{ requiresPassword: boolean; nonce: Nonce | null; passwordProfile?: 2 }>;
  openDownload: (request: OpenRequest, signal: AbortSignal) => Promise<OpenedDownload>;
  /** As `openDownload`, for password profile 2: it also reports how much of the password is stretched. */
  openStrongDownload: (request: OpenRequest, options: StretchOptions) => Promise<OpenedDownload>;
  /** Whether `read` can store this many bytes on disk. */
  canSaveToDisk: (bytes: number, signal: AbortSignal) => Promise<boolean>;
  /** Also works while the page is hidden, when browsers throttle its timers. */
  delay: (ms: number, signal: AbortSignal) => Promise<void>;
  fetchInfo: (owner: Owner, signal: AbortSignal) => Promise<{ dlimit: number; dtotal: number }>;
  deleteUpload: (owner: Owner, signal: AbortSignal) => Promise<void>;
  changeLimits: (owner: Owner, limits: LimitChange, bearer: string | null, signal: AbortSignal) => Promise<void>;
  setPassword: (owner: Owner, request: { shareLink: string; password: string }, signal: AbortSignal) => Promise<void>;
  /** Of an upload with password profile 2. */
  changeStrongPassword: (owner: Owner, change: StrongPasswordChange, options: StretchOptions) => Promise<void>;
  fetchFileList: (access: ListAccess, signal: AbortSignal) => Promise<AccountList>;
  /** @returns `conflict` when another device has written since the list was fetched */
  writeFileList: (access: ListAccess, list: AccountList, signal: AbortSignal) => Promise<"written" | "conflict">;
};
