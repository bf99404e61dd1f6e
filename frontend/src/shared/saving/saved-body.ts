import { safeManifestNames } from "@envoi/client";
import { ARCHIVE_TYPE, type Metadata } from "@envoi/protocol";
import { makeZip, predictLength } from "client-zip";
import { splitArchive } from "./split-archive.ts";
import { insertZip64End, missingZip64EndBytes } from "./zip64-end.ts";

/** The file itself, or a ZIP of several files, without compression. */
export type SavedBody = { body: ReadableStream<Uint8Array>; bytes: number };

/** The years that a ZIP can express. Clocks of new devices start in 1970. */
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
  const entries = files.map((file, index) => ({ name: names[index] ?? file.name, size: file.size }));
  const zip = makeZip(splitArchive(plaintext, files, { names, now: zipTime(now) }));
  const zip64EndBytes = missingZip64EndBytes(entries);
  return {
    body: zip64EndBytes === 0 ? zip : zip.pipeThrough(insertZip64End(entries.length)),
    bytes: Number(predictLength(entries)) + zip64EndBytes,
  };
}
