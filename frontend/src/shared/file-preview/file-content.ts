import type { PlayOptions } from "../saving/saver.ts";
import type { OpenedDownload } from "../transfer/transfer.ts";

/** Content for file previews. `index`: place of a file in the set. */
export type FileContent = {
  /** See `OpenedDownload.readRange`. */
  readRange: OpenedDownload["readRange"];
  /** An address for a media element; `null` if this browser cannot stream to the page. */
  play: (options: PlayOptions) => Promise<string | null>;
};
