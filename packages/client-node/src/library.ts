// The exports of `@envoi/client/node`. The package has others, for the command line only.
export { type CollectOptions, collectFiles, type SkippedFile } from "./collect-files.ts";
export { type ChosenState, createFileSource, type FileOnDevice } from "./file-source.ts";
export type { ExpectedFile, IfExists, PartFile } from "./part-files.ts";
export {
  CLAIM_IS_OVER,
  continueReceiving,
  listFiles,
  type ReceiveOptions,
  type ReceiveRequest,
  receiveFiles,
} from "./receive-files.ts";
export { type Spool, type SpoolOptions, spoolInput } from "./spool.ts";
export {
  type DownloadPlace,
  type TakenDownload,
  type UnfinishedDownload,
  UnfinishedDownloads,
} from "./unfinished-downloads.ts";
export {
  type KeptUpload,
  type StoredJournal,
  type UnfinishedDraft,
  type UnfinishedFile,
  UnfinishedUploads,
} from "./unfinished-uploads.ts";
export type { Vault } from "./vault.ts";
