import { extname } from "node:path";

/**
 * URL of a module in this repository, for starting a worker thread: `.ts` when running from source, `.js` when built.
 *
 * @param path - relative to the importing module, without its extension
 * @param importer - `import.meta.url` of that module
 */
export function moduleUrl(path: string, importer: string): URL {
  return new URL(path + extname(new URL(importer).pathname), importer);
}
