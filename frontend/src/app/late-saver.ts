import { loadChunk } from "../shared/chunks/load-chunk.ts";
import type { DownloadSaver } from "../shared/transfer/download-saver.ts";
import type { SaverDependencies } from "./create-saver.ts";

/** Comes with the page for downloads: while the browser leaves for a file, Firefox loads nothing more. */
export const loadSaver = () => loadChunk("saver", () => import("./create-saver.ts"));

/** `DownloadSaver`, whose code is loaded late. */
export function createLateSaver(dependencies: SaverDependencies): DownloadSaver {
  let saver: DownloadSaver | null = null;
  async function load(): Promise<DownloadSaver> {
    const { createSaver } = await loadSaver();
    saver ??= createSaver(dependencies);
    return saver;
  }
  return {
    canStream: async (bytes) => (await load()).canStream(bytes),
    save: async (...request) => (await load()).save(...request),
  };
}
