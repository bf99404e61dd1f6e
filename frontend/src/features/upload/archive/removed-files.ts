import { isolated } from "../../../shared/l10n/isolated.ts";
import type { Text } from "../../../shared/l10n/use-text.ts";
import type { Archive, ArchiveFile, ChosenFile } from "./archive.ts";

/**
 * Files that one removal took out of the Archive: first the file that the person removed, then the files that were
 * skipped because it was gone.
 */
export type Removal = readonly ArchiveFile[];

/** Maximum number of remembered removals: they must not fill the memory of a page that is open for days. */
const MAX_REMOVALS = 100;

/** Remembers the files that have left the Archive, so that they can be put back. */
export function rememberRemoval(before: Archive, after: Archive): Archive {
  const kept = new Set(after.files);
  const gone = before.files.filter((file) => !kept.has(file));
  return gone.length === 0 ? after : { ...after, removals: [...before.removals, gone].slice(-MAX_REMOVALS) };
}

/** The files with those of the last removal in their old places: keys grow in the order in which files were added. */
export function putFilesBack({ files, removals }: Archive): ArchiveFile[] {
  return [...files, ...(removals.at(-1) ?? [])].sort((one, other) => one.key - other.key);
}

/**
 * Forgets removed files that were chosen again. Any two notes are treated as the same file because an Archive has only
 * one.
 */
export function forgetChosenAgain(
  removals: readonly Removal[],
  chosen: readonly ChosenFile[],
  toFingerprint: (file: ChosenFile) => string,
): Removal[] {
  const toMark = (file: ChosenFile) => (file.note === undefined ? toFingerprint(file) : "note");
  const again = new Set(chosen.map(toMark));
  return removals
    .map((removal) => removal.filter((file) => !again.has(toMark(file))))
    .filter((removal) => removal.length > 0);
}

/** "photo.jpg removed" */
export function removedText(t: Text, { note, path }: ChosenFile): string {
  return t("fileRemoved", { name: isolated(note === undefined ? path : t("note")) });
}
