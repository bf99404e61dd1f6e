import { type Content, type DownloadProgress, fileRanges, safeManifestNames } from "@envoi/client";
import { ARCHIVE_TYPE, type ManifestFile, type Metadata } from "@envoi/protocol";
import { makeZip, predictLength } from "client-zip";
import { chosenBytes, type FileIndexes, requireFiles } from "./chosen-files.ts";
import { readChunks } from "./collect-blob.ts";
import { type ArchiveEntry, splitArchive } from "./split-archive.ts";
import { insertZip64End, missingZip64EndBytes } from "./zip64-end.ts";

/** A single file, or an uncompressed ZIP of several. */
export type SavedBody = { body: ReadableStream<Uint8Array>; bytes: number };

/** The first and the last local time that a ZIP can store; it counts in steps of two seconds. */
const FIRST_TIME = new Date(1980, 0, 1);
const LAST_TIME = new Date(2107, 11, 31, 23, 59, 58);

/** The time of a file, as near as a ZIP can store it. That of one without a known time is now. */
function zipTime({ modified }: Pick<ManifestFile, "modified">, now: Date): Date {
  const time = modified === undefined ? now : new Date(modified);
  if (time < FIRST_TIME) return FIRST_TIME;
  return time > LAST_TIME ? LAST_TIME : time;
}

export function savedBody(
  plaintext: ReadableStream<Uint8Array>,
  { type, size, manifest: { files } }: Metadata,
  now = new Date(),
): SavedBody {
  if (type !== ARCHIVE_TYPE) return { body: plaintext, bytes: size };
  const names = safeManifestNames(files.map(({ name }) => name));
  return zipOf(splitArchive(plaintext, files, { names, timeOf: (file) => zipTime(file, now) }), { files, names });
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
      const file = files[at] ?? { name: "", size: 0, type: "" };
      const [name, lastModified] = [names[at] ?? file.name, zipTime(file, now)];
      // A generator, so that no file is requested before the previous ones were read.
      yield { name, size: file.size, lastModified, input: readChunks(streamOf(index)) };
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
