import { NOTE_TYPE } from "@envoi/protocol";
import type { UnfinishedDraft, UnfinishedFile } from "../../../shared/unfinished-draft.ts";
import {
  type Archive,
  type ChosenFile,
  type PasswordOption,
  passwordOf,
  type RestoredArchive,
  strongPasswordOf,
} from "./archive.ts";

/** A handle stored by an earlier page. Chromium asks the user for permission before reading the file. */
type AskingHandle = FileSystemFileHandle & {
  requestPermission?(options: { mode: "read" }): Promise<PermissionState>;
};

/**
 * Opens an unfinished upload's files without asking the user to select them. Must be called while a click is being
 * handled, because the browser may ask for permission.
 *
 * @returns `null` if the user has to choose them
 */
export async function reopenFiles(files: readonly UnfinishedFile[]): Promise<ChosenFile[] | null> {
  const reopened: ChosenFile[] = [];
  for (const file of files) {
    const blob = file.note === undefined ? await read(file.handle) : new Blob([file.note], { type: NOTE_TYPE });
    if (blob === null) return null;
    reopened.push(toChosenFile(file, blob));
  }
  return reopened;
}

async function read(handle: AskingHandle | undefined): Promise<File | null> {
  try {
    const answer = await handle?.requestPermission?.({ mode: "read" });
    return handle !== undefined && answer !== "denied" ? await handle.getFile() : null;
  } catch {
    // The file was moved or deleted.
    return null;
  }
}

function isSame({ path, size, lastModifiedMs }: UnfinishedFile, chosen: ChosenFile): boolean {
  return chosen.path === path && chosen.blob.size === size && chosen.lastModifiedMs === lastModifiedMs;
}

/**
 * Finds an unfinished upload's files among the selected ones. A file is the same if its name, length and modification
 * time match; its content is compared before anything is sent.
 *
 * @returns `null` unless all of them were selected
 */
export function findSameFiles(files: readonly UnfinishedFile[], chosen: readonly ChosenFile[]): ChosenFile[] | null {
  const same: ChosenFile[] = [];
  for (const file of files) {
    const { note } = file;
    const blob =
      note !== undefined ? new Blob([note], { type: NOTE_TYPE }) : chosen.find((one) => isSame(file, one))?.blob;
    if (blob === undefined) return null;
    same.push(toChosenFile(file, blob));
  }
  return same;
}

/** Whether the selected files are exactly those of an unfinished upload. */
export function areAllSame(files: readonly UnfinishedFile[], chosen: readonly ChosenFile[]): boolean {
  const isChosen = (file: UnfinishedFile) =>
    chosen.some((one) => (file.note === undefined ? isSame(file, one) : one.note === file.note));
  return files.length === chosen.length && files.every(isChosen);
}

function wordsOf({ title, message, senderName = "" }: Pick<UnfinishedDraft, "title" | "message" | "senderName">) {
  return [title, message, senderName].map((text) => text.trim());
}

/**
 * Whether the user has chosen a password, another title, message or sender's name, or stricter limits. A continued
 * upload would lack these choices, because it keeps its original options.
 */
export function choosesOtherwise(archive: Archive, draft: UnfinishedDraft): boolean {
  const { password, downloadLimit, timeLimitSeconds } = archive;
  const before = wordsOf(draft);
  const hasOtherWords = wordsOf(archive).some((text, index) => text !== "" && text !== before[index]);
  const isStricter = downloadLimit < draft.downloadLimit || timeLimitSeconds < draft.timeLimitSeconds;
  return password.kind === "on" || hasOtherWords || isStricter;
}

/** Whether a reopened file still has its length and modification time. */
export function isUnchanged({ size, lastModifiedMs, note }: UnfinishedFile, file: ChosenFile): boolean {
  return note !== undefined || (file.blob.size === size && file.lastModifiedMs === lastModifiedMs);
}

function toChosenFile({ path, note, handle, lastModifiedMs }: UnfinishedFile, blob: Blob): ChosenFile {
  return {
    path,
    blob,
    lastModifiedMs: blob instanceof File ? blob.lastModified : lastModifiedMs,
    ...(note !== undefined && { note }),
    ...(handle !== undefined && { handle }),
  };
}

/** What the device stores about an Archive that is being sent. */
export function toUnfinishedDraft(archive: Archive, account: string | null): UnfinishedDraft {
  const { files, downloadLimit, timeLimitSeconds, title, message, senderName } = archive;
  return {
    files: files.map(({ path, blob, lastModifiedMs, note, handle }) => ({
      path,
      type: blob.type,
      size: blob.size,
      lastModifiedMs,
      ...(note !== undefined && { note }),
      ...(handle !== undefined && { handle }),
    })),
    downloadLimit,
    timeLimitSeconds,
    title,
    message,
    senderName,
    password: passwordOf(archive),
    ...(strongPasswordOf(archive) !== null && { hasStrongPassword: true }),
    account,
  };
}

/** Restores the Archive to its state when the upload started. */
export function restoreArchive(draft: UnfinishedDraft, files: readonly ChosenFile[]): RestoredArchive {
  const { downloadLimit, timeLimitSeconds, title, message, senderName = "" } = draft;
  return {
    downloadLimit,
    timeLimitSeconds,
    title,
    message,
    senderName,
    files: files.map((file, key) => ({ ...file, key })),
    nextKey: files.length,
    password: restorePassword(draft),
  };
}

function restorePassword({ password, hasStrongPassword = false }: UnfinishedDraft): PasswordOption {
  if (hasStrongPassword) return { kind: "on", text: "", isStrong: true };
  return password === null ? { kind: "off" } : { kind: "on", text: password, isStrong: false };
}
