import { ARCHIVE_TYPE, type ManifestFile, type Metadata } from "@envoi/protocol";
import type { Content } from "../download/content.ts";
import type { DownloadProgress } from "../download/download.ts";
import { fileRanges } from "../download/file-ranges.ts";
import { safeNames } from "../safe-names.ts";
import { chosenBytes, type FileIndexes, requireFiles } from "./chosen-files.ts";
import { createZip } from "./create-zip.ts";
import { readChunks } from "./read-chunks.ts";
import { splitArchive } from "./split-archive.ts";
import type { ZipFile } from "./zip-records.ts";

/** A single file, or an uncompressed ZIP of several files. */
export type SavedBody = { body: ReadableStream<Uint8Array>; bytes: number };

/** The files under safe and distinct names. Files without a known date get the current date. */
function zipFiles(files: readonly ManifestFile[], now: Date): ZipFile[] {
  const names = safeNames(files.map(({ name }) => name));
  return files.map(({ name, size, modified }, index) => ({
    name: names[index] ?? name,
    size,
    modified: modified === undefined ? now : new Date(modified),
  }));
}

export function savedBody(
  plaintext: ReadableStream<Uint8Array>,
  { type, size, manifest: { files } }: Metadata,
  now = new Date(),
): SavedBody {
  if (type !== ARCHIVE_TYPE) return { body: plaintext, bytes: size };
  return createZip(zipFiles(files, now), splitArchive(plaintext, files));
}

export type ChosenOptions = { onProgress?: (progress: DownloadProgress) => void; signal: AbortSignal };

/**
 * One file of an Upload unchanged, or a ZIP of several files. Fetches only the Records of these files, and only when
 * they are read.
 *
 * @param indexes - in manifest order
 * @throws RangeError for invalid indexes; DecryptionError `malformed` if the Manifest does not match the plaintext
 */
export function chosenBody(
  content: Pick<Content, "stream">,
  { metadata, indexes }: { metadata: Metadata; indexes: FileIndexes },
  { onProgress, signal }: ChosenOptions,
  now = new Date(),
): SavedBody {
  requireFiles(metadata, indexes);
  const ranges = fileRanges(metadata);
  const totalBytes = chosenBytes(metadata, indexes);
  let earlierBytes = 0;

  function openStream(index: number): ReadableStream<Uint8Array> {
    const range = ranges[index] ?? { firstByte: 0, endByte: 0 };
    const before = earlierBytes;
    earlierBytes += range.endByte - range.firstByte;
    return content.stream(range, {
      onProgress: ({ receivedBytes }) => onProgress?.({ receivedBytes: before + receivedBytes, totalBytes }),
      signal,
    });
  }

  const [only] = indexes;
  if (indexes.length === 1 && only !== undefined) return { body: openStream(only), bytes: totalBytes };
  const files = indexes.flatMap((index) => metadata.manifest.files[index] ?? []);

  async function* inputs(): AsyncGenerator<AsyncIterable<Uint8Array>, void, undefined> {
    // A generator, so that no file is requested before the previous ones have been read.
    for (const index of indexes) yield readChunks(openStream(index));
  }
  return createZip(zipFiles(files, now), inputs());
}
