import { readFile } from "node:fs/promises";
import path from "node:path";
import { readManifests } from "./package-listings.ts";

/** Libraries in a package.json for which docs/dependencies.md gives no reason. */
export async function undocumentedDependencies({ root }: { readonly root: string }): Promise<string[]> {
  const reasons = await readFile(path.join(root, "docs", "dependencies.md"), "utf8");
  const listed = new Set<string>();
  for (const { manifest } of await readManifests({ root })) {
    for (const name of Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })) listed.add(name);
  }
  return [...listed]
    .filter((name) => !name.startsWith("@envoi/") && !reasons.includes(`\`${name}\``))
    .map((name) => `${name} has no reason in docs/dependencies.md`);
}
