import { ARCHIVE_TYPE, type Metadata } from "@envoi/protocol";

/**
 * Indexes of files in the Manifest, from 0. An Upload that is not an archive counts as a single file, file 0,
 * whatever its Manifest contains.
 */
export type FileIndexes = readonly number[];

function fileCount({ type, manifest: { files } }: Metadata): number {
  return type === ARCHIVE_TYPE ? files.length : 1;
}

export function allFiles(metadata: Metadata): FileIndexes {
  return Array.from({ length: fileCount(metadata) }, (_, index) => index);
}

/** @param indexes - must have passed `requireFiles` */
export function hasAllFiles(metadata: Metadata, indexes: FileIndexes): boolean {
  return indexes.length === fileCount(metadata);
}

/**
 * @throws RangeError unless these are distinct file indexes in ascending order, including at least one if there
 * are files
 */
export function requireFiles(metadata: Metadata, indexes: FileIndexes): void {
  const count = fileCount(metadata);
  const isInOrder = indexes.every((index, at) => at === 0 || index > (indexes[at - 1] ?? index));
  const areFiles = indexes.every((index) => Number.isInteger(index) && index >= 0 && index < count);
  if (!areFiles || !isInOrder || (indexes.length === 0 && count > 0)) throw new RangeError("no such files");
}

/** The name of a single file; for several files, the archive's name. */
export function chosenName(metadata: Metadata, indexes: FileIndexes): string {
  const [index] = indexes;
  const file = index === undefined || indexes.length > 1 ? undefined : metadata.manifest.files[index];
  return metadata.type === ARCHIVE_TYPE && file !== undefined ? file.name : metadata.name;
}

/** Total bytes of these files, without ZIP overhead. */
export function chosenBytes(metadata: Metadata, indexes: FileIndexes): number {
  if (metadata.type !== ARCHIVE_TYPE) return metadata.size;
  return indexes.reduce((sum, index) => sum + (metadata.manifest.files[index]?.size ?? 0), 0);
}
