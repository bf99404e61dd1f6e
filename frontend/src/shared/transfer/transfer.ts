import type {
  AccountList,
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

export type { AccountList, DownloadProgress, FinishedUpload, Owner, UploadProgress };

/**
 * A file as the browser hands it over, under the relative path it has in the Manifest. `note`: text that the sender wrote;
 * its name and type do not matter.
 */
type NamedFile = { name: string; blob: Blob; note?: boolean };

type UploadRequest = SenderTexts & {
  files: readonly NamedFile[];
  downloadLimit: number;
  timeLimitSeconds: number;
  /** The token of whoever is signed in. */
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

/** An upload that was opened: its Metadata can be read, its body can be fetched. */
export type OpenedDownload = {
  metadata: Metadata;
  /** Remaining life, ms. */
  ttlMs: number;
  finalDownload: boolean;
  /** With password profile 2: whoever opens it again, in the service worker for example, passes them on. */
  openedKeys?: OpenedKeys;
  /**
   * @param options.to - where the browser is to keep it
   * @returns the decrypted file, or the zip of several; every Record is verified
   */
  read: (options: ReadOptions) => Promise<Blob>;
  /** Forgets the keys. */
  close: () => void;
};

/**
 * Everything the page does over the network. What goes wrong is a `ProtocolError`, `TransferError` or `DecryptionError`;
 * what is called off satisfies `isCancelled`.
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
  /** Whether `read` can put so many bytes on disk. */
  canCollectFile: (bytes: number, signal: AbortSignal) => Promise<boolean>;
  /** Waits also while the page is hidden, when its own clock hardly goes. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
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
