import { readFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ link: z.boolean().optional(), integrity: z.string().optional() })),
});

/**
 * Packages in package-lock.json without an integrity hash: npm would install them unverified.
 * Our own workspaces have none: they are outside node_modules, or links in it.
 */
export async function packagesWithoutIntegrity({ root }: { readonly root: string }): Promise<string[]> {
  const { packages } = lockSchema.parse(JSON.parse(await readFile(path.join(root, "package-lock.json"), "utf8")));
  return Object.entries(packages)
    .filter(([place, { link, integrity }]) => place.includes("node_modules/") && !link && integrity === undefined)
    .map(([place]) => place);
}
