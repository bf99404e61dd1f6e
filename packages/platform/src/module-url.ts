import { extname } from "node:path";

/**
 * Address of a module of this repository for a worker thread: `.ts` when running from source, `.js` when built.
 *
 * @param path - relative to the importing module, without its extension
 * @param importer - `import.meta.url` of that module
 */
export function moduleUrl(path: string, importer: string): URL {
  return new URL(path + extname(new URL(importer).pathname), importer);
}
