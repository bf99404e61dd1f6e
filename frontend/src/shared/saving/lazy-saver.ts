import type { SaverDependencies } from "../../app/create-saver.ts";
import { loadChunk } from "../chunks/load-chunk.ts";
import type { DownloadSaver } from "./saver.chunk.ts";

/** Comes with the page for downloads: while the browser leaves for a file, Firefox loads nothing more. */
export const loadSaver = () => loadChunk("saver", () => import("../../app/create-saver.ts"));

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
