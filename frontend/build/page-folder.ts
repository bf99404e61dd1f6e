import { resolve } from "node:path";
import type { Plugin } from "vite";

/** Vite takes what follows a `#` or `?` in a path for a part of an address. Such a folder is built through this link to it. */
const link = process.env["ENVOI_PAGE_FOLDER"];

/** The folder of the page, as the build names it. */
export const PAGE_FOLDER = link ?? resolve(import.meta.dirname, "..");

/** Keeps the build within the link: our packages are links, too, below `node_modules`. */
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
