import { extname } from "node:path";

/**
 * Address of a module of this repository that a thread loads by itself: `.ts` where the sources run, `.js` where they
 * were built.
 *
 * @param path - relative to the asking module, without its extension
 * @param importer - `import.meta.url` of the asking module
 */
export function moduleUrl(path: string, importer: string): URL {
  return new URL(path + extname(new URL(importer).pathname), importer);
}
