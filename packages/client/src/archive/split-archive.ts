import { DecryptionError } from "@envoi/crypto";
import type { ManifestFile } from "@envoi/protocol";
import { readChunks } from "./read-chunks.ts";

/**
 * Splits the plaintext of several files, concatenated in Manifest order. Each file must be read to its end before the
 * next one.
 *
 * @throws DecryptionError `truncated` or `too-long` if the plaintext is shorter or longer than the Manifest says
 */
export async function* splitArchive(
  plaintext: ReadableStream<Uint8Array>,
  files: readonly ManifestFile[],
): AsyncGenerator<AsyncIterable<Uint8Array>, void, undefined> {
  const chunks = readChunks(plaintext);
  let rest: Uint8Array = new Uint8Array();

  async function* take(bytes: number): AsyncGenerator<Uint8Array, void, undefined> {
    let missing = bytes;
    while (missing > 0) {
      if (rest.byteLength === 0) {
        const next = await chunks.next();
        if (next.done === true) throw new DecryptionError("truncated");
        rest = next.value;
      }
      const piece = rest.subarray(0, missing);
      rest = rest.subarray(piece.byteLength);
      missing -= piece.byteLength;
      if (piece.byteLength > 0) yield piece;
    }
  }

  try {
    for (const { size } of files) yield take(size);
    // The stream must end here. Reading on also makes the stream verify its end.
    if (rest.byteLength > 0) throw new DecryptionError("too-long");
    for await (const chunk of chunks) {
      if (chunk.byteLength > 0) throw new DecryptionError("too-long");
    }
  } finally {
    await chunks.return();
  }
}
