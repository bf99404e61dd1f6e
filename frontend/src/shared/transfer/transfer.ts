import type {
  AccountList,
  ClaimTicket,
  DownloadProgress,
  FileIndexes,
  FinishedUpload,
  ListAccess,
  OpenDownloadRequest,
  OpenedKeys,
  Owner,
  OwnerEventsEnd,
  OwnerEventsState,
  StrongPasswordChange,
  UploadProgress,
} from "@envoi/client";
import type {
  Inbox,
  InboxDelivery,
  NewRequest,
  OpenedRequest,
  OwnerLink,
  OwnRequest,
  Receipt,
  RequestLink,
  SentDelivery,
} from "@envoi/client/request";
import type { Stays } from "@envoi/client-browser";
import type { Metadata, Nonce, OwnerEvent, RequestEvent, SenderTexts, UploadId } from "@envoi/protocol";
import type { UnfinishedDraft, UnfinishedEntry } from "../unfinished-draft.ts";

export type {
  AccountList,
  ClaimTicket,
  DownloadProgress,
  FinishedUpload,
  Inbox,
  InboxDelivery,
  NewRequest,
  Owner,
  OwnerLink,
  OwnRequest,
  UploadProgress,
};

/**
 * A file with its relative path for the Manifest. `note`: whether it is text written by the sender; a note's name and
 * type are ignored.
 */
export type NamedFile = { name: string; blob: Blob; note?: boolean; lastModified?: number };

export type UploadRequest = SenderTexts & {
  files: readonly NamedFile[];
  downloadLimit: number;
  timeLimitSeconds: number;
  /** The signed-in user's access token. */
  bearer: string | null;
  /** A password of profile 2, set from the start. Only clients that support this profile can open the link. */
  strongPassword?: string | null;
  /** Whether the link should work while the upload is running; `onProgress` reports whether it does. */
  live?: boolean;
  /** With `live`: whether recipients are waiting. See `favoursRecipients` in the client. */
  favoursRecipients?: boolean;
  /** Names the upload for `pauseUpload`. */
  key: string;
  /** Kept on the device so that another page can continue the upload. */
  draft: UnfinishedDraft;
};

export type UploadCallOptions = { onProgress?: (progress: UploadProgress) => void; signal: AbortSignal };

/** If it contains the upload's `openedKeys`, a strong password is not stretched again. */
export type OpenRequest = OpenDownloadRequest & { nonce: Nonce | null };

/** `onProgress`: progress of stretching a strong password, from 0 to 1. */
export type StretchOptions = { onProgress?: (fraction: number) => void; signal: AbortSignal };

/**
 * `received`: whether to clear received data too, which belongs to no account: kept downloads, decrypted files and
 * shares from other apps.
 */
type Clearing = { stays: Stays; received: boolean };

/** A report from a subscription to owner events. Contains exactly one of these fields. */
export type WatchReport =
  | { event: OwnerEvent }
  | { request: RequestEvent }
  | { state: OwnerEventsState }
  | { lastEventId: string };

/**
 * `lastEventId`: the event after which to continue; `null` if there is none. `requests`: owner's links of requests to
 * watch, too.
 */
type WatchOptions = {
  requests: readonly string[];
  lastEventId: string | null;
  onReport: (report: WatchReport) => void;
  signal: AbortSignal;
};

/** Absent limits stay unchanged. `timeLimitSeconds` is counted from now. */
export type LimitChange = { downloadLimit?: number; timeLimitSeconds?: number };

type ReadOptions = {
  to: "disk" | "memory";
  /** Whether to continue the kept part of a download of all files, see [Note: Kept downloads]. */
  continues?: boolean;
  onProgress?: (progress: DownloadProgress) => void;
  signal: AbortSignal;
};

type WriteOptions = {
  index: number;
  folder: FileSystemDirectoryHandle;
  onProgress?: (progress: DownloadProgress) => void;
  signal: AbortSignal;
};

type RangeOptions = { index: number; firstByte: number; endByte: number; signal: AbortSignal };

/** An opened upload: its Metadata is decrypted, and its body can be fetched. */
export type OpenedDownload = {
  metadata: Metadata;
  /** Remaining lifetime in ms. */
  ttlMs: number;
  finalDownload: boolean;
  /** Whether the upload was incomplete when it was opened. If so, only `read` works, and it reads the whole upload. */
  isLive?: boolean;
  /** Lets the service worker open the upload without requesting another Nonce. */
  nextNonce: Nonce | null;
  /** Credential for a report; absent if the operator accepts none. */
  reportTicket?: string;
  /** With password profile 2: the keys to open the upload again, for example in the service worker. */
  openedKeys?: OpenedKeys;
  /**
   * @param options.to - where the browser stores the result
   * @returns the decrypted file, or a ZIP of several files; every Record is verified
   */
  read: (options: ReadOptions) => Promise<Blob>;
  /**
   * Reads some files. The first call of this method, `readRange` or `ticket` counts as a download; later calls,
   * including those of `read`, belong to the same download. If the first call requests all files, it behaves like
   * `read`.
   *
   * @param options.indexes - ascending indexes in the Manifest
   * @returns the file itself, or a ZIP of several files; every Record is verified
   * @throws Error for invalid indexes; ProtocolError `bad_range` if the server sends only whole bodies
   */
  readFiles: (options: Omit<ReadOptions, "continues"> & { indexes: FileIndexes }) => Promise<Blob>;
  /**
   * Writes one file into a folder on the device, under its safe path; see `writeInFolder`. Counts as a download like
   * `readRange`.
   *
   * @param options.index - index in the Manifest
   * @throws the errors of `readFiles`; DOMException if the folder is missing or the disk is full
   */
  writeFile: (options: WriteOptions) => Promise<void>;
  /**
   * Reads a range of a file into memory, for a preview. Fetches only the range's Records, and reads ahead during
   * sequential reads.
   *
   * @param options.index - index in the Manifest
   * @param options.firstByte - offset in the file
   * @param options.endByte - offset in the file, exclusive; at most 8 MiB after `firstByte`
   * @throws Error for a range outside the file or over 8 MiB; the errors of `readFiles`
   */
  readRange: (options: RangeOptions) => Promise<Uint8Array<ArrayBuffer>>;
  /**
   * Returns a credential for the service worker to read under the same Claim.
   *
   * @param options.take - whether to take a Claim if nothing has been read yet
   * @returns `null` if there is no Claim
   */
  ticket: (options: { take: boolean; signal: AbortSignal }) => Promise<ClaimTicket | null>;
  /** Pauses or resumes all reads. */
  pause: (isPaused: boolean, signal: AbortSignal) => Promise<void>;
  /** Aborts running reads, releases the Claim and forgets the keys. */
  close: () => void;
};

/** What the user has chosen to send to a request. */
export type ChosenDelivery = Pick<SenderTexts, "message" | "sender"> & Pick<UploadRequest, "files" | "draft">;

type DeliveryRequest = ChosenDelivery & Pick<UploadRequest, "bearer" | "key"> & { request: OpenedRequest };

/** An upload or delivery to continue. `files`: all files, in the order of its draft. */
export type ContinueRequest = { id: UploadId; files: readonly NamedFile[]; key: string };

/** The calls of `@envoi/client/request`, which documents their errors. */
export type RequestCalls = {
  openRequest: (
    request: { link: RequestLink; password: string | null },
    options: StretchOptions,
  ) => Promise<OpenedRequest>;
  /** Call `forgetUnfinished` once its result is recorded. */
  sendDelivery: (delivery: DeliveryRequest, options: UploadCallOptions) => Promise<SentDelivery>;
  /** Continues a delivery as `continueUpload` continues an upload. */
  continueDelivery: (request: ContinueRequest, options: UploadCallOptions) => Promise<SentDelivery>;
  fetchReceipts: (
    request: Pick<OpenedRequest, "link" | "keys">,
    deliveries: readonly UploadId[],
    signal: AbortSignal,
  ) => Promise<Receipt[]>;
  createRequest: (request: NewRequest, options: StretchOptions) => Promise<OwnRequest>;
  readInbox: (owner: OwnerLink, known: ReadonlyMap<string, UploadId>, signal: AbortSignal) => Promise<Inbox>;
  openDelivery: (
    own: Pick<OwnRequest, "owner" | "terms">,
    delivery: Pick<InboxDelivery, "id" | "wrappedKey">,
    signal: AbortSignal,
  ) => Promise<OpenedDownload>;
  collectDeliveries: (owner: OwnerLink, deliveries: readonly UploadId[], signal: AbortSignal) => Promise<void>;
  removeDeliveries: (owner: OwnerLink, deliveries: readonly UploadId[], signal: AbortSignal) => Promise<void>;
  closeRequest: (owner: OwnerLink, signal: AbortSignal) => Promise<void>;
  deleteRequest: (owner: OwnerLink, signal: AbortSignal) => Promise<void>;
};

/**
 * The worker's network operations. They fail with a `ProtocolError`, `TransferError` or `DecryptionError`; a cancelled
 * one's error satisfies `isCancelled`.
 */
export type WorkerTransfer = RequestCalls & {
  /** Sends an upload. Call `forgetUnfinished` once its result is recorded. */
  upload: (request: UploadRequest, options: UploadCallOptions) => Promise<FinishedUpload>;
  /**
   * Continues an upload interrupted on an earlier page.
   *
   * @throws TransferError `file_changed` if a file's content differs
   */
  continueUpload: (request: ContinueRequest, options: UploadCallOptions) => Promise<FinishedUpload>;
  /**
   * Lists unfinished uploads and deliveries started by this user or while nobody was signed in. `uid`: `null` if nobody
   * is signed in.
   */
  listUnfinished: (uid: string | null, signal: AbortSignal) => Promise<UnfinishedEntry[]>;
  forgetUnfinished: (id: UploadId, signal: AbortSignal) => Promise<void>;
  /** Forgets an unfinished upload and ends its session on the server. */
  discardUnfinished: (id: UploadId, signal: AbortSignal) => Promise<void>;
  /**
   * Removes the data of users who have left, except the data that the page's own thread removes. Running
   * transfers go on, but another page can no longer continue them.
   */
  clearDevice: (clearing: Clearing, signal: AbortSignal) => Promise<void>;
  /** Pauses a running upload, or continues it. Has no effect if the upload has ended. */
  pauseUpload: (key: string, isPaused: boolean, signal: AbortSignal) => Promise<void>;
  checkExists: (
    id: UploadId,
    signal: AbortSignal,
  ) => Promise<{ requiresPassword: boolean; nonce: Nonce | null; passwordProfile?: 2 }>;
  openDownload: (request: OpenRequest, signal: AbortSignal) => Promise<OpenedDownload>;
  /** Like `openDownload`, for password profile 2. Reports the progress of stretching the password. */
  openStrongDownload: (request: OpenRequest, options: StretchOptions) => Promise<OpenedDownload>;
  /** Whether `read` can store this number of bytes on disk. */
  canSaveToDisk: (bytes: number, signal: AbortSignal) => Promise<boolean>;
  /** Waits. Works even while the page is hidden, when browsers throttle the page's timers. */
  delay: (ms: number, signal: AbortSignal) => Promise<void>;
  fetchInfo: (owner: Owner, signal: AbortSignal) => Promise<{ dlimit: number; dtotal: number }>;
  deleteUpload: (owner: Owner, signal: AbortSignal) => Promise<void>;
  changeLimits: (owner: Owner, limits: LimitChange, bearer: string | null, signal: AbortSignal) => Promise<void>;
  setPassword: (owner: Owner, request: { shareLink: string; password: string }, signal: AbortSignal) => Promise<void>;
  /** Changes the password of an upload with password profile 2. */
  changeStrongPassword: (owner: Owner, change: StrongPasswordChange, options: StretchOptions) => Promise<void>;
  fetchFileList: (access: ListAccess, signal: AbortSignal) => Promise<AccountList>;
  /** @returns `conflict` if another device has written the list since this one fetched it */
  writeFileList: (access: ListAccess, list: AccountList, signal: AbortSignal) => Promise<"written" | "conflict">;
};

export type Transfer = WorkerTransfer & {
  /**
   * Reports the owner events of the first hundred of these requests and uploads until the call is aborted or the last
   * one has ended.
   */
  watchUploads: (owners: readonly Owner[], options: WatchOptions) => Promise<OwnerEventsEnd>;
};
