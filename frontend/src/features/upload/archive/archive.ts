import { type LimitSet, MAX_FILES, NOTE_NAME, NOTE_TYPE, type PublicConfig } from "@envoi/protocol";
import { limitsOf } from "../../../shared/account/account-state.ts";
import type { Capabilities } from "../../../shared/capabilities/capabilities.ts";
import { type LimitChoices, limitChoices } from "../../../shared/config/limit-choices.ts";
import { filesPutBack, type Removal, withoutChosenAgain, withRemoval } from "./removed-files.ts";

/**
 * Why a chosen file is not sent: it is in the Archive already; it is empty, and so are all the others; the system keeps it
 * in a folder for itself; it cannot be read; or there was no file at all, as in an empty folder.
 */
export type SkipReason = "chosen" | "empty" | "system" | "unreadable" | "none";

/** A file that was dropped, pasted or picked, alone or as part of a folder; or a note, with its text. */
export type ChosenFile = {
  path: string;
  blob: Blob;
  lastModifiedMs: number;
  /** It is only counted. */
  skip?: SkipReason;
  note?: string;
  /** Reopens the file after a reload. */
  handle?: FileSystemFileHandle;
};

/** A file in the Archive. `key` is unique in the list. */
export type ArchiveFile = ChosenFile & { key: number };

/** `isMissing`: the person tried to upload without typing a password. */
export type PasswordOption = { kind: "off" } | { kind: "on"; text: string; isStrong: boolean; isMissing?: boolean };

/** Why the person's last action was refused. */
export type Notice =
  /** `chosen`: `null` if there are too many to count. `fitting`: the new files that could still be added, and those to skip. */
  | { kind: "tooManyFiles"; maxFiles: number; chosen: number | null; fitting: readonly ChosenFile[] }
  | { kind: "fileTooBig"; maxBytes: number }
  | { kind: "tooManyArchives"; count: number }
  | { kind: "unreadableFiles" }
  | ({ kind: "needsAccount" } & AccountOffer);

/** Files read from one drop even if an upload may have fewer, to tell how many were dropped. */
export const MAX_READ_FILES = 1_000;

/** Paths of the new files that were not added. */
export type SkippedFiles = { [reason in SkipReason]?: string[] };

/** The limit at which the page offers signing in, with its value for people without an account; `button` has none. */
export type AccountOffer =
  | { trigger: "button" }
  | { trigger: "size"; maxBytes: number }
  | { trigger: "count"; maxDownloads: number }
  | { trigger: "time"; maxSeconds: number };

/** The person's limits, and whether signing in would raise them. */
export type ArchiveRules = {
  limits: LimitSet;
  /** Limits of people without an account; `null` if they cannot send. */
  anonymousLimits: LimitSet | null;
  /** `MAX_FILE_SIZE` of people with an account. */
  largestFileBytes: number;
  maxFiles: number;
  maxArchives: number;
  canSignUp: boolean;
  /** Whether the person has to sign in before they can send. */
  needsAccount: boolean;
  choices: LimitChoices;
  defaultDownloads: number;
  defaultExpireSeconds: number;
};

/** The sender's files before they are sent, with limits and password. */
export type Archive = {
  files: readonly ArchiveFile[];
  nextKey: number;
  downloadLimit: number;
  timeLimitSeconds: number;
  password: PasswordOption;
  /** Whether the link is to work while the files are being sent; `null` unless the person has chosen: see `isLive`. */
  live: boolean | null;
  /** Shown to recipients with the files; empty for none. */
  title: string;
  message: string;
  /** The name that the sender gives to recipients; empty for none. */
  senderName: string;
  /** The file that changed while it was sent, or could not be read; `null` if that is not known. */
  changedFile?: string | null;
  /** The text in the note editor; `null` while it is closed. */
  noteText: string | null;
  skipped: SkippedFiles;
  /** What can be put back; the last one is put back first. */
  removals: readonly Removal[];
  notice: Notice | null;
  /** What was added before the rules were known; it is added again once they are. */
  held: readonly AddAction[];
};

/** What an earlier page has kept of an Archive. */
export type RestoredArchive = Pick<
  Archive,
  "files" | "nextKey" | "downloadLimit" | "timeLimitSeconds" | "password" | "title" | "message" | "senderName"
>;

/** What the person can do before the rules are known. */
export type AddAction =
  | { type: "addFiles"; files: readonly ChosenFile[] }
  /** Opens the editor for a new note or the existing one. Pasted text is added at its end. */
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
  /** The rules are known, or the person has signed in or out. Choices are capped at the new limits; an empty Archive gets the new defaults. */
  | { type: "rulesChanged" }
  /** The files of an upload that an earlier page began. They were within the limits then. */
  | { type: "restored"; archive: RestoredArchive }
  | { type: "cleared" };

/** Derives the rules: signed-in people have higher limits, and the others can sign in if the service has accounts. */
export function rulesOf(
  config: PublicConfig,
  { account, signedIn }: Pick<Capabilities, "account"> & { signedIn: boolean },
): ArchiveRules {
  const { LIMITS, DEFAULTS, FEATURES } = config;
  const limits = limitsOf(config, signedIn);
  const canSignUp = account && !signedIn;
  return {
    limits,
    anonymousLimits: FEATURES.uploadRequiresAccount ? null : LIMITS.ANON,
    largestFileBytes: LIMITS.MAX_FILE_SIZE,
    maxFiles: LIMITS.MAX_FILES_PER_ARCHIVE,
    maxArchives: LIMITS.MAX_ARCHIVES_PER_USER,
    canSignUp,
    needsAccount: FEATURES.uploadRequiresAccount && !signedIn,
    choices: limitChoices(config, canSignUp ? null : limits),
    defaultDownloads: Math.min(DEFAULTS.DOWNLOADS, limits.MAX_DOWNLOADS),
    defaultExpireSeconds: Math.min(DEFAULTS.EXPIRE_SECONDS, limits.MAX_EXPIRE_SECONDS),
  };
}

/** Until the configuration has arrived. Nothing is added under these rules, but files are read that could be. */
export const UNKNOWN_RULES: ArchiveRules = {
  limits: { MAX_FILE_SIZE: 0, MAX_DOWNLOADS: 0, MAX_EXPIRE_SECONDS: 0 },
  anonymousLimits: null,
  largestFileBytes: 0,
  maxFiles: MAX_FILES,
  maxArchives: 0,
  canSignUp: false,
  needsAccount: false,
  choices: { downloadCounts: [], expireTimesSeconds: [] },
  defaultDownloads: 0,
  defaultExpireSeconds: 0,
};

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

/** Whether the person ticked "password" but typed none: sending now would leave the files unprotected. */
export function lacksPassword({ password }: Archive): boolean {
  return password.kind === "on" && password.text.trim() === "";
}

/** Whether sending the Archive would exceed these limits. */
export function isBeyond({ files, downloadLimit, timeLimitSeconds }: Archive, limits: LimitSet): boolean {
  return (
    totalBytes(files) > limits.MAX_FILE_SIZE ||
    downloadLimit > limits.MAX_DOWNLOADS ||
    timeLimitSeconds > limits.MAX_EXPIRE_SECONDS
  );
}

/** Equal for files that may be the same one. */
export function looksOf({ path, blob, lastModifiedMs }: ChosenFile): string {
  return `${lastModifiedMs} ${blob.size} ${path}`;
}

/** Offers signing in if the service has accounts; otherwise there is no notice. */
function offerAccount(archive: Archive, offer: AccountOffer, rules: ArchiveRules): Archive {
  if (!rules.canSignUp) return archive;
  const shown: AccountOffer = rules.needsAccount ? { trigger: "button" } : offer;
  return { ...archive, notice: { kind: "needsAccount", ...shown } };
}

/** Caps a choice at the person's limit. */
function chooseDownloads(archive: Archive, count: number, rules: ArchiveRules): Archive {
  const maxDownloads = rules.limits.MAX_DOWNLOADS;
  if (count <= maxDownloads) return { ...archive, downloadLimit: count };
  return offerAccount({ ...archive, downloadLimit: maxDownloads }, { trigger: "count", maxDownloads }, rules);
}

function chooseTime(archive: Archive, seconds: number, rules: ArchiveRules): Archive {
  const maxSeconds = rules.limits.MAX_EXPIRE_SECONDS;
  if (seconds <= maxSeconds) return { ...archive, timeLimitSeconds: seconds };
  return offerAccount({ ...archive, timeLimitSeconds: maxSeconds }, { trigger: "time", maxSeconds }, rules);
}

function addFiles(archive: Archive, chosen: readonly ChosenFile[], rules: ArchiveRules): Archive {
  const files = [...archive.files];
  let { nextKey } = archive;
  const skipped: SkippedFiles = chosen.length === 0 ? { none: [] } : {};
  for (const file of chosen) {
    const { skip, path } = file;
    if (skip === undefined) {
      files.push({ ...file, key: nextKey });
      nextKey += 1;
    } else {
      skipped[skip] ??= [];
      skipped[skip].push(path);
    }
  }
  const notice = countNotice(archive, files, { chosen, rules }) ?? sizeNotice(files, rules);
  if (notice !== null) return { ...archive, skipped: {}, notice };
  const removals = withoutChosenAgain(archive.removals, chosen, looksOf);
  return { ...archive, files, nextKey, skipped, removals, notice };
}

function removeFile(archive: Archive, key: number): Archive {
  const files = archive.files.filter((file) => file.key !== key);
  return withRemoval(archive, skipOnlyEmpty({ ...archive, files, skipped: {} }));
}

/** Limits may be lower by now, or others may have taken the room. */
function undoRemoval(archive: Archive, rules: ArchiveRules): Archive {
  const files = filesPutBack(archive);
  const notice = countNotice(archive, files, { chosen: [], rules }) ?? sizeNotice(files, rules);
  if (notice !== null) return { ...archive, notice };
  return { ...archive, files, skipped: {}, removals: archive.removals.slice(0, -1) };
}

/** Files that are all empty would be an upload of nothing. */
function skipOnlyEmpty(archive: Archive): Archive {
  const { files, skipped } = archive;
  if (files.length === 0 || totalBytes(files) > 0) return archive;
  return { ...archive, files: [], skipped: { ...skipped, empty: files.map(({ path }) => path) } };
}

/** The text in the note editor if it is open, otherwise the Archive's note, otherwise an empty string. */
function noteOf({ files, noteText }: Archive): string {
  return noteText ?? files.find(({ note }) => note !== undefined)?.note ?? "";
}

/** Adds the note in place of the previous one; an empty note only removes that. */
function addNote(archive: Archive, rules: ArchiveRules): Archive {
  const text = archive.noteText ?? "";
  const files = archive.files.filter(({ note }) => note === undefined);
  const without: Archive = { ...archive, files, noteText: null };
  if (text.trim() === "") return without;
  const blob = new Blob([text], { type: NOTE_TYPE });
  const withNote = addFiles(without, [{ path: NOTE_NAME, blob, lastModifiedMs: 0, note: text }], rules);
  // A note that does not fit stays in the editor, where the person can shorten it.
  return withNote.notice === null ? withNote : { ...archive, notice: withNote.notice };
}

function countNotice(
  before: Archive,
  files: readonly ArchiveFile[],
  { chosen, rules: { maxFiles } }: { chosen: readonly ChosenFile[]; rules: ArchiveRules },
): Notice | null {
  if (files.length <= maxFiles) return null;
  // Skipped files stay in the list, so that the page can count them.
  const fitting = [...chosen.filter(({ skip }) => skip), ...files.slice(before.files.length, maxFiles)];
  return { kind: "tooManyFiles", maxFiles, chosen: files.length < MAX_READ_FILES ? files.length : null, fitting };
}

function sizeOffer({ limits }: ArchiveRules): AccountOffer {
  return { trigger: "size", maxBytes: limits.MAX_FILE_SIZE };
}

/** The notice if these files are too large together. Offers signing in if that would help. */
export function sizeNotice(files: readonly { blob: Blob }[], rules: ArchiveRules): Notice | null {
  const maxBytes = rules.limits.MAX_FILE_SIZE;
  if (totalBytes(files) <= maxBytes) return null;
  const isHelped = rules.canSignUp && maxBytes < rules.largestFileBytes;
  return isHelped ? { kind: "needsAccount", ...sizeOffer(rules) } : { kind: "fileTooBig", maxBytes };
}

/** Adds what was held, as if it had been chosen only now. Without an account it may be that nothing can be sent. */
function addHeld(archive: Archive, held: Archive["held"], rules: ArchiveRules): Archive {
  if (rules.needsAccount) return archive;
  return held.reduce((added, action) => reduceArchive(rules, added, action), archive);
}

export function reduceArchive(rules: ArchiveRules, archive: Archive, action: ArchiveAction): Archive {
  return skipOnlyEmpty(reduce(rules, archive, action));
}

function reduce(rules: ArchiveRules, archive: Archive, action: ArchiveAction): Archive {
  const isHeld = rules === UNKNOWN_RULES && (action.type === "addFiles" || action.type === "noteOpened");
  if (isHeld) return { ...archive, held: [...archive.held, action] };
  switch (action.type) {
    case "addFiles":
      return addFiles(archive, action.files, rules);
    case "fileRemoved":
      return removeFile(archive, action.key);
    case "removalUndone":
      return undoRemoval(archive, rules);
    case "downloadLimitChosen":
      return chooseDownloads(archive, action.downloadLimit, rules);
    case "timeLimitChosen":
      return chooseTime(archive, action.timeLimitSeconds, rules);
    case "accountAsked":
      return offerAccount(archive, sizeOffer(rules), rules);
    case "passwordToggled":
      return { ...archive, password: action.on ? { kind: "on", text: "", isStrong: false } : { kind: "off" } };
    case "passwordTyped":
      if (archive.password.kind === "off") return archive;
      return { ...archive, password: { kind: "on", text: action.text, isStrong: archive.password.isStrong } };
    case "passwordStrengthened":
      if (archive.password.kind === "off") return archive;
      return { ...archive, password: { ...archive.password, isStrong: action.isStrong } };
    case "changed":
      return { ...archive, ...action.change };
    case "noteOpened": {
      const texts = [noteOf(archive), action.pasted ?? ""].filter((text) => text !== "");
      return { ...archive, noteText: texts.join("\n") };
    }
    case "noteTyped":
      return { ...archive, noteText: action.text };
    case "noteDropped":
      return { ...archive, noteText: null };
    case "noteWritten":
      return addNote(archive, rules);
    case "passwordMissed":
      return archive.password.kind === "off"
        ? archive
        : { ...archive, password: { ...archive.password, isMissing: true } };
    case "refused":
      return { ...archive, notice: action.notice };
    case "noticeClosed":
      return { ...archive, notice: null };
    case "rulesChanged": {
      // Other notices are about the former rules.
      const notice = archive.notice?.kind === "unreadableFiles" ? archive.notice : null;
      // Keeps an unfinished note.
      if (archive.files.length === 0) {
        return addHeld({ ...emptyArchive(rules), noteText: archive.noteText, notice }, archive.held, rules);
      }
      const kept = chooseTime({ ...archive, notice }, archive.timeLimitSeconds, rules);
      return chooseDownloads(kept, archive.downloadLimit, rules);
    }
    case "restored":
      return { ...emptyArchive(rules), ...action.archive };
    case "cleared":
      return emptyArchive(rules);
  }
}
