import { allFiles, safeNames } from "@envoi/client";
import type { Metadata } from "@envoi/protocol";
import type { PreviewedFile } from "../../../shared/file-preview/preview-kind.ts";
import { findPreviewKind, type PreviewKind } from "../../../shared/file-preview/preview-kind.ts";
import { safeFileName } from "../../../shared/saving/safe-file-name.ts";
import type { ChosenFiles } from "../session/download-state.ts";

export type DownloadableFile = {
  /** Position in the Manifest. */
  index: number;
  /** Name under which the file will be saved, made safe because a sender's names may be misleading. */
  name: string;
  size: number;
  type: string;
  /** `null` if this page cannot show the file. */
  preview: PreviewKind | null;
};

/** @param canPlay - whether this browser plays a media type */
export function downloadableFiles(metadata: Metadata, canPlay: (type: string) => boolean): DownloadableFile[] {
  const { files } = metadata.manifest;
  const indexes = allFiles(metadata);
  const [only] = indexes;
  // A single file that is not an archive has its name in the Metadata itself.
  if (indexes.length === 1 && only !== undefined) {
    const { type, size } = files.length === 1 ? (files[0] ?? metadata) : metadata;
    return [addPreview({ index: only, name: safeFileName(metadata.name), size, type }, canPlay)];
  }
  const names = safeNames(files.map(({ name }) => name));
  return files.map(({ name, size, type }, index) =>
    addPreview({ index, name: names[index] ?? name, size, type }, canPlay),
  );
}

function addPreview(file: Omit<DownloadableFile, "preview">, canPlay: (type: string) => boolean): DownloadableFile {
  return { ...file, preview: findPreviewKind(file, canPlay) };
}

/** Files with a preview, by their position in the Manifest. */
export function previewedFiles(files: readonly DownloadableFile[]): ReadonlyMap<number, PreviewedFile> {
  return new Map(
    files.flatMap(({ preview, ...file }) => (preview === null ? [] : [[file.index, { ...file, preview }] as const])),
  );
}

/** @returns the chosen files; `null` for all files, also if none is selected */
export function choosePart(
  files: readonly DownloadableFile[],
  isChosen: (index: number) => boolean,
): ChosenFiles | null {
  const some = files.filter(({ index }) => isChosen(index));
  const [first] = some;
  if (first === undefined || some.length === files.length) return null;
  return {
    indexes: some.map(({ index }) => index),
    name: { first: safeFileName(first.name), more: some.length - 1 },
    bytes: some.reduce((sum, { size }) => sum + size, 0),
  };
}
