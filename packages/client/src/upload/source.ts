import { freeMemory } from "@envoi/crypto";
import {
  ARCHIVE_NAME,
  ARCHIVE_TYPE,
  composeTexts,
  isTime,
  type ManifestFile,
  type Metadata,
  maxSealedMetadataBytes,
  NOTE_NAME,
  NOTE_TYPE,
  type SenderTexts,
} from "@envoi/protocol";
import { type ChunkReader, createChunkReader } from "../chunk-reader.ts";
import { MAX_PATH_BYTES, MIN_PATH_BYTES, safeNames } from "../safe-names.ts";
import { TransferError } from "../transfer-error.ts";

/**
 * A file to send. A `File` has this shape. `name` may be a relative path. Chunks allocated by the stream must own their
 * buffer, which is released once they are read.
 */
export type SourceFile = {
  name: string;
  type: string;
  size: number;
  /** Modification time in ms since 1970, included in the Manifest. */
  lastModified?: number;
  /** Text that the sender wrote. It is sent as a text file with a fixed name, so `name` and `type` are ignored. */
  note?: boolean;
  stream(): ReadableStream<Uint8Array<ArrayBuffer>>;
  /**
   * The bytes from this offset on, like `Blob.slice`. If `slice` is absent, a resumed upload reads all bytes again from
   * the beginning.
   */
  slice?(firstByte: number): { stream(): ReadableStream<Uint8Array<ArrayBuffer>> };
};

/** Longest media type that RFC 6838 allows, in characters. */
const MAX_TYPE_CHARACTERS = 255;
/** Paths are cut to the first of these lengths that keeps the metadata small enough. The last length always does. */
const PATH_BYTES = [MAX_PATH_BYTES, 768, 512, MIN_PATH_BYTES];
/** Space for everything but the manifest and the sender's texts, including AES-GCM's tag and profile 2's commitment. */
const OTHER_BYTES = 1_024;

/**
 * The Metadata to seal. It describes one file under its own name, or several files as an archive, in this order. Only
 * the Manifest contains the folders of one file, because other clients save it under `name`, and may not create folders. If
 * many paths are very long, their first folders are left out, so that a server accepts the metadata.
 *
 * @throws RangeError when one of the sender's texts is longer than its limit
 */
export function describeFiles(sources: readonly SourceFile[], senderTexts: SenderTexts = {}): Metadata {
  const texts = composeTexts(senderTexts);
  const maxBytes = (maxSealedMetadataBytes(sources.length) * 3) / 4 - OTHER_BYTES - jsonBytes(texts);
  let files: ManifestFile[] = [];
  for (const pathBytes of PATH_BYTES) {
    files = listFiles(sources, pathBytes);
    if (jsonBytes(files) <= maxBytes) break;
  }
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const [only] = files;
  if (only !== undefined && files.length === 1) {
    const { name: path, type } = only;
    const name = path.slice(path.lastIndexOf("/") + 1);
    return { name, size, type: type || "application/octet-stream", manifest: { files }, ...texts };
  }
  return { name: ARCHIVE_NAME, size, type: ARCHIVE_TYPE, manifest: { files }, ...texts };
}

function listFiles(sources: readonly SourceFile[], maxPathBytes: number): ManifestFile[] {
  const names = safeNames(
    sources.map(({ name, note }) => (note === true ? NOTE_NAME : name)),
    maxPathBytes,
  );
  return sources.map(({ size, type, note, lastModified }, index) => {
    const name = names[index] ?? "";
    if (note === true) return { name, size, type: NOTE_TYPE, note };
    const modified = isTime(lastModified) ? { modified: lastModified } : {};
    return { name, size, type: type.length > MAX_TYPE_CHARACTERS ? "" : type, ...modified };
  });
}

function jsonBytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).byteLength;
}

/**
 * Concatenates the plaintexts of the files.
 *
 * @param firstByte - where to begin
 * @returns a stream whose chunks are valid until the next read; it fails with TransferError `file_changed`, which names
 *   the file, when a file's length has changed, or the file cannot be read
 */
export function concatenate(sources: readonly SourceFile[], firstByte = 0): ReadableStream<Uint8Array> {
  let current: ChunkReader | null = null;
  let fileName: string | null = null;

  async function* readAll(): AsyncGenerator<Uint8Array, void> {
    let skipBytes = firstByte;
    for (const source of sources) {
      if (skipBytes > 0 && skipBytes >= source.size) {
        skipBytes -= source.size;
        continue;
      }
      fileName = source.name;
      const { stream, readBytes } = beginAt(source, skipBytes);
      current = createChunkReader(stream, { discard: freeMemory, maxBytes: source.size - readBytes });
      let left = source.size - readBytes;
      let unwanted = skipBytes - readBytes;
      skipBytes = 0;
      for (let chunk = await current.read(); chunk !== null; chunk = await current.read()) {
        left -= chunk.byteLength;
        if (left < 0) throw new RangeError("the file has grown");
        if (unwanted < chunk.byteLength) yield chunk.subarray(unwanted);
        unwanted = Math.max(0, unwanted - chunk.byteLength);
      }
      if (left > 0) throw new RangeError("the file has shrunk");
    }
  }

  const chunks = readAll();
  // Cancels the file directly rather than through the generator, which may be waiting for an unresponsive file.
  const release = (reason: unknown) => current?.cancel(reason).catch(() => {});
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const next = await chunks.next();
          if (next.done === true) controller.close();
          else controller.enqueue(next.value);
        } catch (cause) {
          void release(cause);
          throw new TransferError("file_changed", { cause, fileName });
        }
      },
      cancel: (reason) => release(reason),
    },
    { highWaterMark: 0 },
  );
}

/**
 * @returns the file from that byte on if it can be sliced, or else from its beginning; `readBytes`: number of bytes
 * skipped
 */
function beginAt(source: SourceFile, firstByte: number) {
  if (firstByte === 0 || source.slice === undefined) return { stream: source.stream(), readBytes: 0 };
  return { stream: source.slice(firstByte).stream(), readBytes: firstByte };
}
