import type { AccountList, DownloadProgress, FinishedUpload, ListAccess, Owner, UploadProgress } from "@envoi/client";
import type { Metadata, Nonce, UploadId } from "@envoi/protocol";

export type { AccountList, DownloadProgress, FinishedUpload, Owner, UploadProgress };

/** A file as the browser hands it over, under the relative path it has in the Manifest. */
type NamedFile = { name: string; blob: Blob };

type UploadRequest = {
  files: readonly NamedFile[];
  downloadLimit: number;
  timeLimitSeconds: number;
  /** The token of the signed-in person. */
  bearer: string | null;
};

export type OpenRequest = { id: UploadId; secretB64: string; password: string | null; nonce: Nonce | null };

/** `timeLimitSeconds` counts from now; absent = unchanged. */
export type LimitChange = { downloadLimit?: number; timeLimitSeconds?: number };

type ReadOptions = {
  to: "disk" | "memory";
  onProgress?: (progress: DownloadProgress) => void;
  signal: AbortSignal;
};

/** An opened upload: its Metadata can be read, its body can be fetched. */
export type OpenedDownload = {
  metadata: Metadata;
  /** Remaining lifetime, ms. */
  ttlMs: number;
  finalDownload: boolean;
  /**
   * @param options.to - where the browser stores it
   * @returns the decrypted file, or the zip of several; every Record is verified
   */
  read: (options: ReadOptions) => Promise<Blob>;
  /** Forgets the keys. */
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
  checkExists: (id: UploadId, signal: AbortSignal) => Promise<{ requiresPassword: boolean; nonce: Nonce | null }>;
  openDownload: (request: OpenRequest, signal: AbortSignal) => Promise<OpenedDownload>;
  /** Whether `read` can store this many bytes on disk. */
  canCollectFile: (bytes: number, signal: AbortSignal) => Promise<boolean>;
  /** Also works while the page is hidden, when browsers throttle its timers. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  fetchInfo: (owner: Owner, signal: AbortSignal) => Promise<{ dlimit: number; dtotal: number }>;
  deleteUpload: (owner: Owner, signal: AbortSignal) => Promise<void>;
  changeLimits: (owner: Owner, limits: LimitChange, bearer: string | null, signal: AbortSignal) => Promise<void>;
  setPassword: (owner: Owner, request: { shareLink: string; password: string }, signal: AbortSignal) => Promise<void>;
  fetchFileList: (access: ListAccess, signal: AbortSignal) => Promise<AccountList>;
  /** @returns `conflict` when another device has written since the list was fetched */
  writeFileList: (access: ListAccess, list: AccountList, signal: AbortSignal) => Promise<"written" | "conflict">;
};
