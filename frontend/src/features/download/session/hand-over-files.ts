import { chosenBytes, type FileIndexes, safeNames } from "@envoi/client";
import type { Metadata } from "@envoi/protocol";
import { followPausing } from "../../../shared/saving/pausing.ts";
import { safeFileName } from "../../../shared/saving/safe-file-name.ts";
import type { SaveOptions } from "../../../shared/saving/saver.ts";
import { sharedType } from "../../../shared/saving/shared-type.ts";
import type { OpenedDownload } from "../../../shared/transfer/transfer.ts";

/*
 * [Note: Files one by one]
 *
 * Files saved in a folder or shared with other apps are fetched one after another instead of as a ZIP. All are
 * read under the page's random-access Claim: they count as one download from the first byte on, and a file that fails
 * midway can be fetched again without counting twice. Files already written are not fetched again.
 */

/** Maximum number of bytes and files for one share sheet. The browser holds all of them until they are shared. */
export const MAX_SHARED_BYTES = 50 * 1_048_576;
export const MAX_SHARED_FILES = 10;

/** Files being saved in a folder, and those already saved. */
export type FolderSaving = { folder: FileSystemDirectoryHandle; indexes: FileIndexes; saved: Set<number> };

type FetchOptions = Pick<SaveOptions, "onProgress" | "pausing" | "signal">;

/** Calls `fetch` for one file after another and reports their combined progress. */
async function oneByOne(
  { metadata, pause }: OpenedDownload,
  { indexes, saved }: { indexes: FileIndexes; saved: ReadonlySet<number> },
  { onProgress, pausing, signal }: FetchOptions,
  fetch: (index: number, options: Pick<FetchOptions, "onProgress" | "signal">) => Promise<void>,
): Promise<void> {
  const totalBytes = chosenBytes(metadata, indexes);
  const isSaved = (index: number) => saved.has(index);
  let doneBytes = chosenBytes(metadata, indexes.filter(isSaved));
  const unfollow = followPausing(pausing, (isPaused) => pause(isPaused, signal));
  try {
    for (const index of indexes.filter((index) => !isSaved(index))) {
      const before = doneBytes;
      await fetch(index, {
        onProgress: ({ receivedBytes }) => onProgress({ receivedBytes: before + receivedBytes, totalBytes }),
        signal,
      });
      doneBytes += chosenBytes(metadata, [index]);
    }
  } finally {
    unfollow();
  }
}

/**
 * Saves the remaining files. If one fails, those saved before it stay, and another call continues with the failed one.
 */
export function saveInFolder(source: OpenedDownload, saving: FolderSaving, options: FetchOptions): Promise<void> {
  const { folder, saved } = saving;
  return oneByOne(source, saving, options, async (index, one) => {
    await source.writeFile({ index, folder, ...one });
    saved.add(index);
  });
}

/** A file's name and type for other apps. */
function sharedFile({ name, type, manifest: { files } }: Metadata, index: number): { name: string; type: string } {
  const names = safeNames(files.map((file) => file.name));
  const listed = files.length > 1 ? files[index] : undefined;
  const safe = safeFileName(listed === undefined ? name : (names[index] ?? listed.name));
  return { name: safe, type: sharedType({ name: safe, type: listed?.type ?? type }) };
}

/**
 * Empty files, for asking the browser whether it can share files like these; `null` if there are too many files or they
 * are too large.
 */
export function sharedProbes(metadata: Metadata, indexes: FileIndexes): File[] | null {
  if (indexes.length > MAX_SHARED_FILES || chosenBytes(metadata, indexes) > MAX_SHARED_BYTES) return null;
  return indexes.map((index) => {
    const { name, type } = sharedFile(metadata, index);
    return new File([], name, { type });
  });
}

export async function fetchShared(
  source: OpenedDownload,
  indexes: FileIndexes,
  options: FetchOptions,
): Promise<File[]> {
  const files: File[] = [];
  const { metadata } = source;
  // Claims the download first so that a single file is also read under the Claim.
  await source.ticket({ take: true, signal: options.signal });
  await oneByOne(source, { indexes, saved: new Set() }, options, async (index, one) => {
    const blob = await source.readFiles({ indexes: [index], to: "memory", ...one });
    const { name, type } = sharedFile(metadata, index);
    files.push(new File([blob], name, { type }));
  });
  return files;
}
