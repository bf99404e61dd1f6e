import type { LimitSet } from "@envoi/protocol";
import type { ArchiveRules } from "./archive-rules.ts";
import type { Removal } from "./removed-files.ts";

/**
 * Why a selected file is not sent: it is already in the Archive; it and all the others are empty; it belongs to the
 * operating system; it cannot be read; or there was no file at all, as in an empty folder.
 */
export type SkipReason = "chosen" | "empty" | "system" | "unreadable" | "none";

/** A file dropped, pasted or picked, individually or in a folder; or a note with its text. */
export type ChosenFile = {
  path: string;
  blob: Blob;
  lastModifiedMs: number;
  /** The reason that the file is not added to the Archive; skipped files are only counted. */
  skip?: SkipReason;
  note?: string;
  /** Handle that can reopen the file after a reload. */
  handle?: FileSystemFileHandle;
};

/** A file in the Archive. `key` is unique in the list. */
export type ArchiveFile = ChosenFile & { key: number };

/** `isMissing`: the user tried to upload without typing a password. */
export type PasswordOption = { kind: "off" } | { kind: "on"; text: string; isStrong: boolean; isMissing?: boolean };

/** Why the user's last action was rejected. */
export type Notice =
  /**
   * `chosen`: the number of selected files; `null` if there are too many to count. `fitting`: the new files that could
   * still be added, and those to skip.
   */
  | { kind: "tooManyFiles"; maxFiles: number; chosen: number | null; fitting: readonly ChosenFile[] }
  | { kind: "fileTooBig"; maxBytes: number }
  | { kind: "tooManyArchives"; count: number }
  | { kind: "unreadableFiles" }
  | ({ kind: "needsAccount" } & AccountOffer);

/**
 * Maximum number of files read from one drop. Applies even if an upload may have fewer, so that the page can show their
 * number.
 */
export const MAX_READ_FILES = 1_000;

/** Paths of the new files that were not added, by reason. */
export type SkippedFiles = { [reason in SkipReason]?: string[] };

/**
 * Why the page suggests signing in: the limit that was reached and its value for users without an account, or, for
 * `button`, no limit.
 */
export type AccountOffer =
  | { trigger: "button" }
  | { trigger: "size"; maxBytes: number }
  | { trigger: "count"; maxDownloads: number }
  | { trigger: "time"; maxSeconds: number };

/** The sender's files before sending, with limits and password. */
export type Archive = {
  files: readonly ArchiveFile[];
  nextKey: number;
  downloadLimit: number;
  timeLimitSeconds: number;
  password: PasswordOption;
  /** Whether the link should work while the files are being sent; `null` unless the user has chosen: see `isLive`. */
  live: boolean | null;
  /** Shown to recipients with the files; empty for none. */
  title: string;
  message: string;
  /** The sender's name for recipients; empty for none. */
  senderName: string;
  /** The file that changed while being sent, or could not be read; `null` if unknown. */
  changedFile?: string | null;
  /** The text in the note editor; `null` while it is closed. */
  noteText: string | null;
  skipped: SkippedFiles;
  /** Removals that can be undone, latest first. */
  removals: readonly Removal[];
  notice: Notice | null;
  /** Files added before the rules were known. These additions are repeated as soon as the rules are known. */
  held: readonly AddAction[];
};

/** The parts of an Archive that an earlier page stored on the device. */
export type RestoredArchive = Pick<
  Archive,
  "files" | "nextKey" | "downloadLimit" | "timeLimitSeconds" | "password" | "title" | "message" | "senderName"
>;

/** Actions available before the rules are known. */
export type AddAction =
  | { type: "addFiles"; files: readonly ChosenFile[] }
  /** Opens the editor for a new or existing note. Pasted text is appended. */
  | { type: "noteOpened"; pasted?: string };

export type ArchiveAction =
  | AddAction
  | { type: "fileRemoved"; key: number }
  | { type: "removalUndone" }
  | { type: "downloadLimitChosen"; downloadLimit: number }
  | { type: "timeLimitChosen"; timeLimitSeconds: number }
  | { type: "passwordToggled"; on: boolean }
  | { type: "passwordTyped"; text: string }
  | { type: "passwordMissed" }
  | { type: "passwordStrengthened"; isStrong: boolean }
  | { type: "changed"; change: Partial<Pick<Archive, "title" | "message" | "senderName" | "live" | "changedFile">> }
  | { type: "noteTyped"; text: string }
  | { type: "noteDropped" }
  | { type: "noteWritten" }
  | { type: "accountAsked" }
  | { type: "refused"; notice: Notice }
  | { type: "noticeClosed" }
  /**
   * The rules have become known, or the user has signed in or out. Choices are capped at the new limits; an empty
   * Archive gets the new defaults.
   */
  | { type: "rulesChanged" }
  /** The files of an upload started by an earlier page. They were within the limits when that upload started. */
  | { type: "restored"; archive: RestoredArchive }
  | { type: "cleared" };

export function emptyArchive(rules: ArchiveRules): Archive {
  return {
    files: [],
    nextKey: 0,
    downloadLimit: rules.defaultDownloads,
    timeLimitSeconds: rules.defaultExpireSeconds,
    password: { kind: "off" },
    live: null,
    title: "",
    message: "",
    senderName: "",
    noteText: null,
    skipped: {},
    removals: [],
    notice: null,
    held: [],
  };
}

export function totalBytes(files: readonly { blob: Blob }[]): number {
  return files.reduce((sum, { blob }) => sum + blob.size, 0);
}

/** Whether the user ticked "password" but did not type one. Sending now would leave the files unprotected. */
export function lacksPassword({ password }: Archive): boolean {
  return password.kind === "on" && password.text.trim() === "";
}

/** Whether the Archive's total size, download limit or lifetime exceeds these limits. */
export function isBeyond({ files, downloadLimit, timeLimitSeconds }: Archive, limits: LimitSet): boolean {
  return (
    totalBytes(files) > limits.MAX_FILE_SIZE ||
    downloadLimit > limits.MAX_DOWNLOADS ||
    timeLimitSeconds > limits.MAX_EXPIRE_SECONDS
  );
}

/** A string that is the same for two files that may be identical. */
export function toFingerprint({ path, blob, lastModifiedMs }: ChosenFile): string {
  return `${lastModifiedMs} ${blob.size} ${path}`;
}

/** If a folder was picked, this file's folder, as a path starting with the picked folder. */
function folderOf({ name, webkitRelativePath }: File): string {
  return webkitRelativePath?.slice(0, -name.length) ?? "";
}

/** A selected file; `folder` ends in a slash or is empty. */
export function chosenFile(file: File, folder = folderOf(file)): ChosenFile {
  return { path: `${folder}${file.name}`, blob: file, lastModifiedMs: file.lastModified };
}

function typedPassword(archive: Archive, isStrong: boolean): string | null {
  const { password } = archive;
  if (password.kind === "off" || password.text.trim() === "") return null;
  // An upload with a live link needs its password from the start: one set after the upload would come too late.
  return (password.isStrong || isLive(archive)) === isStrong ? password.text : null;
}

/** @returns the password that the server checks; `null` if it is blank or there is none */
export const passwordOf = (archive: Archive) => typedPassword(archive, false);

/** @returns the password that is part of the encryption key; `null` for none */
export const strongPasswordOf = (archive: Archive) => typedPassword(archive, true);

/**
 * Minimum size for a live link: while a smaller upload is incomplete, recipients could read only a few of its Parts.
 */
const MIN_LIVE_BYTES = 16 * 1_048_576;
/**
 * Links are live by default from this size: recipients avoid a noticeable wait, which justifies the cost of smaller
 * Parts in the store.
 */
const MIN_DEFAULT_LIVE_BYTES = 64 * 1_048_576;

export function canBeLive({ files }: Archive): boolean {
  return totalBytes(files) >= MIN_LIVE_BYTES;
}

/**
 * Whether the link works while the files are being sent: as chosen, or by default if they are large. A password checked
 * by the server rules out the default because it is set at the end.
 */
export function isLive(archive: Archive): boolean {
  const { files, live, password } = archive;
  const isByDefault = totalBytes(files) >= MIN_DEFAULT_LIVE_BYTES && (password.kind === "off" || password.isStrong);
  return canBeLive(archive) && (live ?? isByDefault);
}
