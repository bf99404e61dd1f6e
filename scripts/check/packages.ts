import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import { LAYERS, TEST_PACKAGES } from "./layers.ts";

type Repository = { readonly root: string };

/** The parts of a package.json that the rules read. */
export interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const SCOPE = "@envoi/";

/** The package.json of the root and of every workspace. */
const MANIFESTS = [
  "package.json",
  "{packages,services,tools}/*/package.json",
  "deploy/generate/package.json",
  "frontend/package.json",
];

/** Licences that only require keeping the notice. Anything else needs a decision in docs/dependencies.md. */
const PERMISSIVE = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Python-2.0",
  "Unlicense",
  "Zlib",
]);

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      license: z.string().optional(),
      link: z.boolean().optional(),
      dev: z.boolean().optional(),
      optional: z.boolean().optional(),
    }),
  ),
});

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
export async function readListings(repository: Repository): Promise<string[]> {
  const manifests = await readManifests(repository);
  return manifests.flatMap(({ folder, manifest }) => {
    if (folder === ".") return [];
    return listingProblems(LAYERS.find((layer) => layer.folder === folder)?.name ?? folder, manifest);
  });
}

async function readManifests({ root }: Repository): Promise<{ folder: string; manifest: Manifest }[]> {
  const manifests: { folder: string; manifest: Manifest }[] = [];
  for await (const file of glob(MANIFESTS, { cwd: root })) {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(await readFile(path.join(root, file), "utf8"));
    manifests.push({
      folder: path.dirname(file).split(path.sep).join("/"),
      manifest: { dependencies, devDependencies },
    });
  }
  return manifests;
}

/** Libraries in a package.json for which docs/dependencies.md gives no reason. */
export async function undocumentedDependencies(repository: Repository): Promise<string[]> {
  const reasons = await readFile(path.join(repository.root, "docs", "dependencies.md"), "utf8");
  const manifests = await readManifests(repository);
  const listed = manifests.flatMap(({ manifest }) =>
    Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }),
  );
  return [...new Set(listed)]
    .filter((name) => !name.startsWith(SCOPE) && !reasons.includes(`\`${name}\``))
    .map((name) => `${name} has no reason in docs/dependencies.md`);
}

/** Packages from the registry in package-lock.json. Our own workspaces are outside node_modules, or links in it. */
async function readLockedPackages({ root }: Repository) {
  const { packages } = lockSchema.parse(JSON.parse(await readFile(path.join(root, "package-lock.json"), "utf8")));
  return Object.entries(packages).flatMap(([place, entry]) => {
    const name = /.*node_modules\/(.+)$/.exec(place)?.[1];
    return name === undefined || entry.link ? [] : [{ name, ...entry }];
  });
}

/** Locked packages without an integrity hash: npm would install them unverified. */
export async function packagesWithoutIntegrity(repository: Repository): Promise<string[]> {
  const locked = await readLockedPackages(repository);
  return locked.flatMap(({ name, integrity }) => (integrity === undefined ? [name] : []));
}

/**
 * Whether a licence expression can be met with permissive licences alone.
 *
 * @param expression - SPDX, as in a package.json: `MIT`, `(MIT OR GPL-3.0-only)`, `Apache-2.0 AND MIT`
 */
export function isPermissive(expression: string): boolean {
  return expression
    .replace(/[()]/g, "")
    .split(/\s+OR\s+/)
    .some((choice) => choice.split(/\s+AND\s+/).every((name) => PERMISSIVE.has(name.trim())));
}

/**
 * Every package that is installed for production must have a permissive licence.
 *
 * @returns `checked`: the number of packages; `problems`: one line for each refused package
 */
export async function readLicences(repository: Repository): Promise<{ checked: number; problems: string[] }> {
  const installed = (await readLockedPackages(repository)).filter(({ dev, optional }) => !dev && !optional);
  const problems = installed.flatMap(({ name, version, license = "no licence was found" }) =>
    isPermissive(license) ? [] : [`${name}@${version}: ${license}`],
  );
  return { checked: installed.length, problems };
}
