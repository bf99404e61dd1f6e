import { type Content, type DownloadProgress, fileRanges, safeManifestNames } from "@envoi/client";
import { ARCHIVE_TYPE, type ManifestFile, type Metadata } from "@envoi/protocol";
import { makeZip, predictLength } from "client-zip";
import { chosenBytes, type FileIndexes, requireFiles } from "./chosen-files.ts";
import { readChunks } from "./collect-blob.ts";
import { type ArchiveEntry, splitArchive } from "./split-archive.ts";
import { insertZip64End, missingZip64EndBytes } from "./zip64-end.ts";

/** A single file, or an uncompressed ZIP of several. */
export type SavedBody = { body: ReadableStream<Uint8Array>; bytes: number };

/** The years that a ZIP can store. Clocks of new devices start in 1970. */
const FIRST_YEAR = 1980;
const LAST_YEAR = 2107;

function zipTime(now: Date): Date {
  const year = now.getFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR ? now : new Date(FIRST_YEAR, 0, 1);
}

export function savedBody(
  plaintext: ReadableStream<Uint8Array>,
  { type, size, manifest: { files } }: Metadata,
  now = new Date(),
): SavedBody {
  if (type !== ARCHIVE_TYPE) return { body: plaintext, bytes: size };
  const names = safeManifestNames(files.map(({ name }) => name));
  return zipOf(splitArchive(plaintext, files, { names, now: zipTime(now) }), { files, names });
}

type ChosenOptions = { onProgress?: (progress: DownloadProgress) => void; signal: AbortSignal };

/**
 * One file of an Upload unchanged, or a ZIP of several. Fetches only their Records, and only when they are read.
 *
 * @param indexes - in manifest order
 * @throws RangeError for invalid indexes; DecryptionError `malformed` if the Manifest does not fit the plaintext
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

  function streamOf(index: number): ReadableStream<Uint8Array> {
    const range = ranges[index] ?? { firstByte: 0, endByte: 0 };
    const before = earlierBytes;
    earlierBytes += range.endByte - range.firstByte;
    return content.stream(range, {
      onProgress: ({ receivedBytes }) => onProgress?.({ receivedBytes: before + receivedBytes, totalBytes }),
      signal,
    });
  }

  const [only] = indexes;
  if (indexes.length === 1 && only !== undefined) return { body: streamOf(only), bytes: totalBytes };
  const files = indexes.flatMap((index) => metadata.manifest.files[index] ?? []);
  const names = safeManifestNames(files.map(({ name }) => name));

  async function* entries(): AsyncGenerator<ArchiveEntry, void, undefined> {
    for (const [at, index] of indexes.entries()) {
      const { name = "", size = 0 } = files[at] ?? {};
      // A generator, so that no file is requested before the previous ones were read.
      yield { name: names[at] ?? name, size, lastModified: zipTime(now), input: readChunks(streamOf(index)) };
    }
  }
  return zipOf(entries(), { files, names });
}

function zipOf(
  entriesInTurn: AsyncGenerator<ArchiveEntry, void, undefined>,
  { files, names }: { files: readonly ManifestFile[]; names: readonly string[] },
): SavedBody {
  const entries = files.map((file, index) => ({ name: names[index] ?? file.name, size: file.size }));
  const zip = makeZip(entriesInTurn);
  const zip64EndBytes = missingZip64EndBytes(entries);
  return {
    body: zip64EndBytes === 0 ? zip : zip.pipeThrough(insertZip64End(entries.length)),
    bytes: Number(predictLength(entries)) + zip64EndBytes,
  };
}
