import { NOTE_NAME, NOTE_TYPE } from "@envoi/protocol";
import type { Environment } from "../../../shared/environment.tsx";
import { shownTo } from "../../../shared/uploads/own-upload.ts";
import {
  type AccountOffer,
  type Archive,
  type ArchiveAction,
  type ArchiveFile,
  type ChosenFile,
  emptyArchive,
  MAX_READ_FILES,
  type Notice,
  type SkippedFiles,
  toFingerprint,
  totalBytes,
} from "./archive.ts";
import { type ArchiveRules, UNKNOWN_RULES } from "./archive-rules.ts";
import { forgetChosenAgain, putFilesBack, rememberRemoval } from "./removed-files.ts";

/** Suggests signing in if the service has accounts; otherwise, shows no notice. */
function offerAccount(archive: Archive, offer: AccountOffer, rules: ArchiveRules): Archive {
  if (!rules.canSignUp) return archive;
  const shown: AccountOffer = rules.needsAccount ? { trigger: "button" } : offer;
  return { ...archive, notice: { kind: "needsAccount", ...shown } };
}

/** Caps a choice at the user's limit. */
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
  const removals = forgetChosenAgain(archive.removals, chosen, toFingerprint);
  return { ...archive, files, nextKey, skipped, removals, notice };
}

function removeFile(archive: Archive, key: number): Archive {
  const files = archive.files.filter((file) => file.key !== key);
  return rememberRemoval(archive, skipOnlyEmpty({ ...archive, files, skipped: {} }));
}

/** Restores the last removal unless lower limits or newer files leave no space for the files. */
function undoRemoval(archive: Archive, rules: ArchiveRules): Archive {
  const files = putFilesBack(archive);
  const notice = countNotice(archive, files, { chosen: [], rules }) ?? sizeNotice(files, rules);
  if (notice !== null) return { ...archive, notice };
  return { ...archive, files, skipped: {}, removals: archive.removals.slice(0, -1) };
}

/** If all files are empty, skips them, because the upload would have no content. */
function skipOnlyEmpty(archive: Archive): Archive {
  const { files, skipped } = archive;
  if (files.length === 0 || totalBytes(files) > 0) return archive;
  return { ...archive, files: [], skipped: { ...skipped, empty: files.map(({ path }) => path) } };
}

/** The text in the note editor if open, otherwise the Archive's note, otherwise an empty string. */
function findNote({ files, noteText }: Archive): string {
  return noteText ?? files.find(({ note }) => note !== undefined)?.note ?? "";
}

/** Replaces the previous note with this one; an empty note only removes it. */
function addNote(archive: Archive, rules: ArchiveRules): Archive {
  const text = archive.noteText ?? "";
  const files = archive.files.filter(({ note }) => note === undefined);
  const without: Archive = { ...archive, files, noteText: null };
  if (text.trim() === "") return without;
  const blob = new Blob([text], { type: NOTE_TYPE });
  const withNote = addFiles(without, [{ path: NOTE_NAME, blob, lastModifiedMs: 0, note: text }], rules);
  // A note that does not fit stays in the editor, where the user can shorten it.
  return withNote.notice === null ? withNote : { ...archive, notice: withNote.notice };
}

function countNotice(
  before: Archive,
  files: readonly ArchiveFile[],
  { chosen, rules: { maxFiles } }: { chosen: readonly ChosenFile[]; rules: ArchiveRules },
): Notice | null {
  if (files.length <= maxFiles) return null;
  // Skipped files are included, so that the page can count them.
  const fitting = [...chosen.filter(({ skip }) => skip), ...files.slice(before.files.length, maxFiles)];
  return { kind: "tooManyFiles", maxFiles, chosen: files.length < MAX_READ_FILES ? files.length : null, fitting };
}

function sizeOffer({ limits }: ArchiveRules): AccountOffer {
  return { trigger: "size", maxBytes: limits.MAX_FILE_SIZE };
}

/** The notice if these files are too large in total. Suggests signing in if that would help. */
function sizeNotice(files: readonly { blob: Blob }[], rules: ArchiveRules): Notice | null {
  const maxBytes = rules.limits.MAX_FILE_SIZE;
  if (totalBytes(files) <= maxBytes) return null;
  const isHelped = rules.canSignUp && maxBytes < rules.largestFileBytes;
  return isHelped ? { kind: "needsAccount", ...sizeOffer(rules) } : { kind: "fileTooBig", maxBytes };
}

/**
 * Why an Archive cannot be sent now. This is checked again before sending, because the user may have signed out, or
 * sent another upload in a second tab. `ahead`: number of uploads ahead of this one.
 */
export function findRefusal(
  { ownUploads, account }: Pick<Environment, "ownUploads" | "account">,
  { files, notice }: Archive,
  { ahead, ...rules }: ArchiveRules & { ahead: number },
): Notice | null {
  if (notice !== null) return notice;
  ownUploads.reload();
  if (rules.needsAccount) return { kind: "needsAccount", trigger: "button" };
  const shown = shownTo(ownUploads.store.getState(), account.getState()).filter(({ deletesAt }) => deletesAt === null);
  if (shown.length + ahead >= rules.maxArchives) return { kind: "tooManyArchives", count: rules.maxArchives };
  return sizeNotice(files, rules);
}

/** Adds the files and notes held until the rules were known, unless sending requires an account. */
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
      const texts = [findNote(archive), action.pasted ?? ""].filter((text) => text !== "");
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
      // Notices other than that about unreadable files are dropped, because they are about the previous rules.
      const notice = archive.notice?.kind === "unreadableFiles" ? archive.notice : null;
      // If no files are selected, only an unfinished note and the notice are kept.
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
