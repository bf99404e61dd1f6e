import { isolated } from "../../../shared/l10n/isolated.ts";
import type { Text } from "../../../shared/l10n/use-text.ts";
import type { Archive, ArchiveFile, ChosenFile } from "./archive.ts";

/** Files removed from the Archive by one removal: first the one the user removed, then those skipped as a result. */
export type Removal = readonly ArchiveFile[];

/** Maximum number of stored removals, to limit the memory of a page open for days. */
const MAX_REMOVALS = 100;

/** Stores the files that have left the Archive so that they can be restored. */
export function rememberRemoval(before: Archive, after: Archive): Archive {
  const kept = new Set(after.files);
  const gone = before.files.filter((file) => !kept.has(file));
  return gone.length === 0 ? after : { ...after, removals: [...before.removals, gone].slice(-MAX_REMOVALS) };
}

/**
 * Returns the files, with the most recently removed ones back in their old positions. Sorting by key is enough, because
 * keys grow in the order in which files are added.
 */
export function putFilesBack({ files, removals }: Archive): ArchiveFile[] {
  return [...files, ...(removals.at(-1) ?? [])].sort((one, other) => one.key - other.key);
}

/**
 * Drops removed files that were selected again. Any two notes count as the same file because an Archive has only one.
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
