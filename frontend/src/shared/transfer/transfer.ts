import type { FinishedUpload, UploadProgress } from "@envoi/client";
import type { Metadata, Nonce, OwnerToken, PublicConfig, UploadId } from "@envoi/protocol";

export type { FinishedUpload, UploadProgress };

/** A file as the browser hands it over, under the relative path it has in the Manifest. */
type NamedFile = { name: string; blob: Blob };

export type UploadRequest = {
  files: readonly NamedFile[];
  downloadLimit: number;
  timeLimitSeconds: number;
};

export type OpenRequest = { id: UploadId; secretB64: string; password: string | null; nonce: Nonce | null };

export type Owner = { id: UploadId; ownerToken: OwnerToken };

export type DownloadProgress = { receivedBytes: number; totalBytes: number };

/** An upload that was opened: its Metadata can be read, its body can be fetched. */
export type OpenedDownload = {
  metadata: Metadata;
  /** Remaining life, ms. */
  ttlMs: number;
  finalDownload: boolean;
  /** @returns the decrypted file, or the zip of several; every Record is verified */
  read: (options: { onProgress?: (progress: DownloadProgress) => void; signal: AbortSignal }) => Promise<Blob>;
  /** Forgets the keys. */
  close: () => void;
};

/**
 * Everything the page does over the network. What goes wrong is a `ProtocolError`, `TransferError` or `DecryptionError`;
 * what is called off satisfies `isCancelled`.
 */
export type Transfer = {
  fetchConfig: (signal: AbortSignal) => Promise<PublicConfig>;
  upload: (
    request: UploadRequest,
    options: { onProgress?: (progress: UploadProgress) => void; signal: AbortSignal },
  ) => Promise<FinishedUpload>;
  checkExists: (id: UploadId, signal: AbortSignal) => Promise<{ requiresPassword: boolean; nonce: Nonce | null }>;
  openDownload: (request: OpenRequest, signal: AbortSignal) => Promise<OpenedDownload>;
  fetchInfo: (owner: Owner, signal: AbortSignal) => Promise<{ dlimit: number; dtotal: number }>;
  deleteUpload: (owner: Owner, signal: AbortSignal) => Promise<void>;
  setPassword: (owner: Owner, request: { shareLink: string; password: string }, signal: AbortSignal) => Promise<void>;
};
