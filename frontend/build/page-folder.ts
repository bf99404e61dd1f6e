import { resolve } from "node:path";
import type { Plugin } from "vite";

/**
 * Symbolic link to the page's folder, set only if the folder's path contains `#` or `?`, which Vite would treat as part
 * of a URL.
 */
const link = process.env["ENVOI_PAGE_FOLDER"];

/** The path by which the build accesses the page folder. */
export const PAGE_FOLDER = link ?? resolve(import.meta.dirname, "..");

/**
 * Keeps the build under the page folder's symbolic link instead of resolving it. Our packages in `node_modules` are
 * also links, so their paths are resolved here.
 */
export function withinLink(): Plugin {
  return {
    name: "envoi:within-link",
    enforce: "pre",
    config: () => ({ resolve: { preserveSymlinks: link !== undefined } }),
    async resolveId(source, importer, options) {
      if (link === undefined || !source.startsWith("@envoi/")) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found === null ? null : { ...found, id: found.id.replace("/node_modules/@envoi/", "/packages/") };
    },
  };
}
