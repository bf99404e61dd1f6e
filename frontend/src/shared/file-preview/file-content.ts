import type { PlayOptions } from "../saving/saver.ts";
import type { OpenedDownload } from "../transfer/transfer.ts";

/** Content for file previews. `index`: the file's position in the set. */
export type FileContent = {
  /** See `OpenedDownload.readRange`. */
  readRange: OpenedDownload["readRange"];
  /** A URL for a media element; `null` if the browser cannot stream to the page. */
  play: (options: PlayOptions) => Promise<string | null>;
};

/** Gives previews access to files on this device. `index`: the file's position in the list. */
export function blobContent(blobs: readonly Blob[]): FileContent {
  function blobAt(index: number): Blob {
    const blob = blobs[index];
    if (blob === undefined) throw new RangeError("no such file");
    return blob;
  }
  return {
    async readRange({ index, firstByte, endByte, signal }) {
      const bytes = new Uint8Array(await blobAt(index).slice(firstByte, endByte).arrayBuffer());
      signal.throwIfAborted();
      return bytes;
    },
    async play({ index, type, signal }) {
      signal.throwIfAborted();
      const blob = blobAt(index);
      // The type comes from the page's own list, regardless of the file's declared type.
      const url = URL.createObjectURL(blob.slice(0, blob.size, type));
      signal.addEventListener("abort", () => URL.revokeObjectURL(url), { once: true });
      return url;
    },
  };
}
