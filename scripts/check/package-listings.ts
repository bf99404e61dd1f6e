import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { LAYERS, TEST_PACKAGES } from "./layers.ts";

/** The parts of a package.json that the rules read. */
export interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const SCOPE = "@envoi/";

/**
 * Packages that a layer's package.json lists but the layer may not import, and versions that are not exact.
 *
 * @param layerName - one of [LAYERS]
 * @returns one line per problem
 */
export function listingProblems(layerName: string, manifest: Manifest): string[] {
  const layer = LAYERS.find(({ name }) => name === layerName);
  if (layer === undefined) return [`${layerName} is not in scripts/check/layers.ts`];
  const problems: string[] = [];
  for (const kind of ["dependencies", "devDependencies"] as const) {
    const allowed = kind === "devDependencies" ? [...layer.mayImport, ...TEST_PACKAGES] : layer.mayImport;
    for (const [name, version] of Object.entries(manifest[kind])) {
      if (!name.startsWith(SCOPE)) {
        if (!/^\d/.test(version)) problems.push(`${layerName}: ${name} is "${version}", not one exact version`);
      } else if (!allowed.includes(name.slice(SCOPE.length))) {
        problems.push(`${layerName}: ${name} may not be listed under ${kind}`);
      }
    }
  }
  return problems;
}

/** {@link listingProblems} of every workspace. */
export async function readListings({ root }: { readonly root: string }): Promise<string[]> {
  const manifests = await readManifests({ root });
  return manifests.flatMap(({ folder, manifest }) => {
    if (folder === ".") return [];
    return listingProblems(LAYERS.find((layer) => layer.folder === folder)?.name ?? folder, manifest);
  });
}

/** The package.json of the root (folder `.`) and of every workspace. */
export async function readManifests({
  root,
}: {
  readonly root: string;
}): Promise<readonly { readonly folder: string; readonly manifest: Manifest }[]> {
  const manifests: { folder: string; manifest: Manifest }[] = [];
  const files = [
    "package.json",
    "{packages,services,tools}/*/package.json",
    "deploy/generate/package.json",
    "frontend/package.json",
  ];
  for await (const file of glob(files, { cwd: root })) {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(await readFile(path.join(root, file), "utf8"));
    manifests.push({
      folder: path.dirname(file).split(path.sep).join("/"),
      manifest: { dependencies, devDependencies },
    });
  }
  return manifests;
}
