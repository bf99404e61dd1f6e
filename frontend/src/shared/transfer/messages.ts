import { TransferError } from "@envoi/client";
import { DecryptionError } from "@envoi/crypto";
import {
  type ErrorCode,
  type Metadata,
  type Nonce,
  ProtocolError,
  type PublicConfig,
  type UploadId,
} from "@envoi/protocol";
import type { PassphraseOwner } from "../account/passphrase-key.ts";
import type {
  AccountList,
  DownloadProgress,
  FinishedUpload,
  LimitChange,
  ListAccess,
  OpenRequest,
  Owner,
  UploadProgress,
  UploadRequest,
} from "./transfer.ts";

/** What the page asks of its worker, by the names of `Transfer`. */
export type Calls = {
  fetchConfig: { input: null; output: PublicConfig; progress: never };
  upload: { input: UploadRequest; output: FinishedUpload; progress: UploadProgress };
  checkExists: { input: UploadId; output: { requiresPassword: boolean; nonce: Nonce | null }; progress: never };
  openDownload: {
    input: OpenRequest;
    output: { downloadId: number; metadata: Metadata; ttlMs: number; finalDownload: boolean };
    progress: never;
  };
  readDownload: { input: { downloadId: number; to: "disk" | "memory" }; output: Blob; progress: DownloadProgress };
  closeDownload: { input: number; output: null; progress: never };
  canCollectFile: { input: number; output: boolean; progress: never };
  wait: { input: number; output: null; progress: never };
  fetchInfo: { input: Owner; output: { dlimit: number; dtotal: number }; progress: never };
  deleteUpload: { input: Owner; output: null; progress: never };
  changeLimits: { input: { owner: Owner; limits: LimitChange; bearer: string | null }; output: null; progress: never };
  setPassword: { input: { owner: Owner; shareLink: string; password: string }; output: null; progress: never };
  fetchFileList: { input: ListAccess; output: AccountList; progress: never };
  writeFileList: { input: { access: ListAccess; list: AccountList }; output: "written" | "conflict"; progress: never };
  derivePassphraseKey: { input: { passphrase: string; owner: PassphraseOwner }; output: string; progress: never };
};
export type Method = keyof Calls;

export type ToWorker =
  | { [Name in Method]: { kind: "call"; callId: number; method: Name; input: Calls[Name]["input"] } }[Method]
  | { kind: "abort"; callId: number };

export type FromWorker =
  | { kind: "done"; callId: number; output: Calls[Method]["output"] }
  | { kind: "progress"; callId: number; progress: Calls[Method]["progress"] }
  | { kind: "failed"; callId: number; failure: Failure };

/** One end of the line between page and worker: a `Worker`, the worker's own scope, or a `MessagePort` in tests. */
export type Port<Incoming, Outgoing> = {
  postMessage: (message: Outgoing) => void;
  addEventListener: (type: "message", listener: (event: MessageEvent<Incoming>) => void) => void;
};

/** Errors lose their class on the line, so they cross it in this form. */
export type Failure =
  | { kind: "protocol"; code: ErrorCode; retryAfterSeconds: number | undefined }
  | { kind: "transfer"; reason: TransferError["reason"] }
  | { kind: "decryption"; reason: DecryptionError["reason"] }
  | { kind: "noRoom" }
  | { kind: "other"; message: string };

/** The browser's own name for a disk that is full, or as full as it lets it be. */
const NO_ROOM = "QuotaExceededError";

export function isNoRoom(error: unknown): boolean {
  return error instanceof DOMException && error.name === NO_ROOM;
}

export function toFailure(error: unknown): Failure {
  if (error instanceof ProtocolError) {
    return { kind: "protocol", code: error.code, retryAfterSeconds: error.retryAfterSeconds };
  }
  if (error instanceof TransferError) return { kind: "transfer", reason: error.reason };
  if (error instanceof DecryptionError) return { kind: "decryption", reason: error.reason };
  if (isNoRoom(error)) return { kind: "noRoom" };
  return { kind: "other", message: error instanceof Error ? error.message : "unknown" };
}

export function fromFailure(failure: Failure): Error {
  switch (failure.kind) {
    case "protocol":
      return new ProtocolError(
        failure.code,
        failure.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: failure.retryAfterSeconds },
      );
    case "transfer":
      return new TransferError(failure.reason);
    case "decryption":
      return new DecryptionError(failure.reason);
    case "noRoom":
      return new DOMException("no room", NO_ROOM);
    case "other":
      return new Error(failure.message);
  }
}
