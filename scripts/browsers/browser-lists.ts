import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { root } from "../root.ts";

/** A browser, named as in browserslist, and a version. */
export interface BrowserVersion {
  readonly browser: string;
  readonly version: string;
}

const QUERY = /^(\w+) >= ([\d.]+)$/;
const manifestSchema = z.object({
  browserslist: z.object({ supported: z.array(z.string()), readable: z.array(z.string()) }),
});

/**
 * The oldest browsers of a list in the root's package.json: `supported` ones send and receive files; `readable` ones at
 * least show plain text pages, such as the one about outdated browsers.
 *
 * @throws Error for a query not of the form `name >= version`
 */
export function oldestBrowsers(list: "supported" | "readable"): BrowserVersion[] {
  const text = readFileSync(path.join(root, "package.json"), "utf8");
  return manifestSchema.parse(JSON.parse(text)).browserslist[list].map((query) => {
    const [, browser, version] = QUERY.exec(query) ?? [];
    if (browser === undefined || version === undefined)
      throw new Error(`browserslist: "${query}" is not "name >= version"`);
    return { browser, version };
  });
}

/** The oldest browsers as build targets, where `ios_saf` is called `ios`. */
export function buildTarget(list: "supported" | "readable"): string[] {
  return oldestBrowsers(list).map(({ browser, version }) => `${browser === "ios_saf" ? "ios" : browser}${version}`);
}
