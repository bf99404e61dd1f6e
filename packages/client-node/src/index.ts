export { type CollectOptions, collectFiles, type SkippedFile } from "./collect-files.ts";
export { type ChosenState, createFileSource, type FileOnDevice } from "./file-source.ts";
export { takeLock } from "./lock-file.ts";
export { makeFolder } from "./make-folder.ts";
export { type ExpectedFile, type IfExists, removePartFiles } from "./part-files.ts";
export {
  makePrivateFolder,
  readPrivateFile,
  repairPrivateFolders,
  writePrivateFile,
} from "./private-files.ts";
export * from "./receive-files.ts";
export { RecordFolder } from "./record-folder.ts";
export { type Spool, type SpoolOptions, spoolInput } from "./spool.ts";
export { type UnfinishedDownload, UnfinishedDownloads } from "./unfinished-downloads.ts";
export {
  type KeptUpload,
  type StoredJournal,
  type UnfinishedDraft,
  type UnfinishedFile,
  UnfinishedUploads,
} from "./unfinished-uploads.ts";
export type { Vault } from "./vault.ts";
