import { loadChunk } from "../chunks/load-chunk.ts";
import type { Saver, SaverDependencies } from "./saver.ts";

/** Loaded with the download page because Firefox cancels pending loads when it navigates to a file. */
export const loadSaver = () => loadChunk("saver", () => import("./saver.chunk.ts"));

/** A `Saver` that loads its code on first use. */
export function createLazySaver(dependencies: SaverDependencies): Saver {
  let saver: Saver | null = null;
  async function load(): Promise<Saver> {
    const { createSaver, routesOf } = await loadSaver();
    saver ??= createSaver(routesOf(dependencies));
    return saver;
  }
  return {
    canStream: async (bytes) => (await load()).canStream(bytes),
    save: async (...request) => (await load()).save(...request),
    keptBytes: async (...request) => (await load()).keptBytes(...request),
    discardKept: async (...request) => (await load()).discardKept(...request),
    play: async (...request) => (await load()).play(...request),
  };
}
