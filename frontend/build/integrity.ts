import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { afterBuild } from "./after-build.ts";

/** Tags that get a hash. `preload` gets none: the later request has no hash, so the file would be fetched twice. */
const LOADING_TAG = /<(?:script|link rel="(?:modulepreload|stylesheet)")(?=[^>]*? (?:src|href)="\/([^"]+)")/g;

/**
 * Adds the hashes of the initial files to the page, so browsers reject files modified by the host or the network. Reads
 * the files from disk because other plugins also modify bundles at the end.
 */
export function integrity(): Plugin {
  return afterBuild("envoi:integrity", async (outDir) => {
    const page = join(outDir, "index.html");
    const html = await readFile(page, "utf8");
    const hashes = new Map<string, string>();
    for (const [, file = ""] of html.matchAll(LOADING_TAG)) {
      const body = await readFile(join(outDir, file));
      hashes.set(file, `sha384-${createHash("sha384").update(body).digest("base64")}`);
    }
    await writeFile(
      page,
      html.replace(LOADING_TAG, (tag, file: string) => `${tag} integrity="${hashes.get(file)}"`),
    );
  });
}
