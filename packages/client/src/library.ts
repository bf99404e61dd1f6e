// The exports of the published package. The package has others, for the page and the command line only.
export { DecryptionError, type PasswordProfile, type Secret, type StretchPassword } from "@envoi/crypto";
export {
  type ErrorCode,
  type InfoReply,
  type Manifest,
  type Metadata,
  type Nonce,
  type OwnerEvent,
  type OwnerToken,
  ProtocolError,
  type PublicConfig,
  type RateLimit,
  type SenderTexts,
  type UploadId,
} from "@envoi/protocol";
export { allFiles, chosenBytes, chosenName, type FileIndexes } from "./archive/chosen-files.ts";
export { type ChosenOptions, chosenBody, type SavedBody, savedBody } from "./archive/saved-body.ts";
export { describeError } from "./describe-error.ts";
export { DeviceError } from "./device-error.ts";
export { releaseTicket } from "./download/claim.ts";
export { type Content, MAX_READ_BYTES, type PlaintextRange, type StreamOptions } from "./download/content.ts";
export {
  checkExists,
  continueDownload,
  type Download,
  type DownloadProgress,
  type OpenDownloadRequest,
  type OpenedKeys,
  openDownload,
  type ReadOptions,
} from "./download/download.ts";
export { fileRanges, rangeInFile } from "./download/file-ranges.ts";
export type { PlaintextKeeper } from "./download/kept-plaintext.ts";
export type { ClaimTicket } from "./download/random-access-claim.ts";
export { type Link, parseLink } from "./link.ts";
export {
  changeLimits,
  changeStrongPassword,
  deleteUpload,
  fetchInfo,
  type Owner,
  type StrongPasswordChange,
  setPassword,
} from "./owner/owner.ts";
export {
  type OwnerEventsEnd,
  type OwnerEventsOptions,
  type OwnerEventsState,
  subscribeOwnerEvents,
} from "./owner/owner-events.ts";
export { PauseSwitch } from "./pause-switch.ts";
export { safeName, safeNames } from "./safe-names.ts";
export type { Stretching } from "./stretching.ts";
export { Suspension, TransferError, type TransferFailure } from "./transfer-error.ts";
export { type ContinueOptions, continueUpload } from "./upload/continue-upload.ts";
export type { FinishedUpload } from "./upload/finish-upload.ts";
export { discardBegun } from "./upload/open-transport.ts";
export type { UploadPhase, UploadProgress } from "./upload/progress-tracker.ts";
export type { SourceFile } from "./upload/source.ts";
export type { UnfinishedUpload, UploadJournal } from "./upload/unfinished-upload.ts";
export { type UploadOptions, type UploadRequest, upload } from "./upload/upload.ts";
export { fetchConfig } from "./wire/config.ts";
export type { Server } from "./wire/server.ts";
