import { chosenBody, type Download, freeMemory, savedBody } from "@envoi/client";
import { DecryptionError } from "@envoi/crypto";
import { ARCHIVE_TYPE } from "@envoi/protocol";
import type { Context } from "../context.ts";
import { UsageError } from "../usage-error.ts";

/**
 * Writes a file, or several as a ZIP, to standard output.
 *
 * @param options.pick - indexes of the files; `null` for all
 * @param options.isNote - whether to print a note's text instead
 */
export async function writeToStandardOutput(
  download: Download,
  { pick, isNote }: { pick: readonly number[] | null; isNote: boolean },
  context: Context,
): Promise<void> {
  const { output, signal } = context;
  const { metadata } = download;
  if (process.stdout.isTTY === true && !isNote)
    throw new UsageError("Standard output is a terminal. Use a pipe, or omit --output.");
  const progress = context.progress("Receiving");
  const onProgress = ({ receivedBytes, totalBytes }: { receivedBytes: number; totalBytes: number }) =>
    progress.update({ doneBytes: receivedBytes, totalBytes });
  try {
    const { body } =
      pick === null
        ? savedBody(await download.read({ onProgress, signal }), metadata)
        : chosenBody(download.openContent(), { metadata, indexes: pick }, { onProgress, signal });
    if (!isNote) return await pipeToStandardOutput(body, pick === null && metadata.type !== ARCHIVE_TYPE);
    const note = new TextDecoder().decode(await readAll(body));
    progress.end();
    output.text({ note }, note);
  } finally {
    progress.end();
  }
}

/** Thrown when data turns out to be damaged after some of it has been written to standard output. */
export class DamagedOutput extends Error {}

/** Maximum length of a note that is printed. The page's notes are shorter. */
const MAX_NOTE_BYTES = 16 * 1_048_576;

async function readAll(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    bytes += chunk.byteLength;
    if (bytes > MAX_NOTE_BYTES) throw new UsageError("The note is too long to display. Save it with --output FILE.");
  }
  return Buffer.concat(chunks);
}

/**
 * Writes no faster than the pipe's reader reads, and ends the download if the reader closes the pipe.
 *
 * @param ownsChunks - whether each chunk has its own buffer, which can be released; a ZIP's chunks share buffers
 */
async function pipeToStandardOutput(body: ReadableStream<Uint8Array>, ownsChunks: boolean): Promise<void> {
  const { stdout } = process;
  const reader = body.getReader();
  let hasWritten = false;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      hasWritten = true;
      // The stream may reuse the chunk's memory after the next read.
      await new Promise<void>((resolve, reject) => {
        stdout.write(next.value, (error) => (error ? reject(error) : resolve()));
      });
      if (ownsChunks) freeMemory(next.value as Uint8Array<ArrayBuffer>);
    }
  } catch (error) {
    await reader.cancel(error).catch(() => {});
    if (!hasWritten || !(error instanceof DecryptionError)) throw error;
    const message = "The data is damaged or has been changed. Discard what has been written to standard output.";
    throw new DamagedOutput(message, { cause: error });
  }
}
