import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import { root } from "../root.ts";
import { LAYERS, TEST_PACKAGES } from "./layers.ts";
import { countedResult, type StepResult } from "./run-steps.ts";

/** The parts of a package.json used by the rules. */
export interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const SCOPE = "@envoi/";
const MIN_PRODUCTION_PACKAGES = 50;

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
 * Finds packages that a layer's package.json lists but the layer may not import, and versions that are not exact.
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
export async function checkListings(): Promise<StepResult> {
  const problems = (await readManifests()).flatMap(({ folder, manifest }) => {
    if (folder === ".") return [];
    return listingProblems(LAYERS.find((layer) => layer.folder === folder)?.name ?? folder, manifest);
  });
  return { problems };
}

async function readManifests(): Promise<{ folder: string; manifest: Manifest }[]> {
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

/** Finds libraries in a package.json without a reason in docs/dependencies.md. */
export async function checkReasons(): Promise<StepResult> {
  const reasons = await readFile(path.join(root, "docs", "dependencies.md"), "utf8");
  const listed = (await readManifests()).flatMap(({ manifest }) =>
    Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }),
  );
  const problems = [...new Set(listed)]
    .filter((name) => !name.startsWith(SCOPE) && !reasons.includes(`\`${name}\``))
    .map((name) => `${name} has no reason in docs/dependencies.md`);
  return { problems };
}

/**
 * Packages from the registry in package-lock.json. Our own workspaces are either outside node_modules or links in it.
 */
async function readLockedPackages() {
  const { packages } = lockSchema.parse(JSON.parse(await readFile(path.join(root, "package-lock.json"), "utf8")));
  return Object.entries(packages).flatMap(([place, entry]) => {
    const name = /.*node_modules\/(.+)$/.exec(place)?.[1];
    return name === undefined || entry.link ? [] : [{ name, ...entry }];
  });
}

/** Finds locked packages without an integrity hash: npm would install them unverified. */
export async function checkLockFile(): Promise<StepResult> {
  const locked = await readLockedPackages();
  const missing = locked.flatMap(({ name, integrity }) => (integrity === undefined ? [name] : []));
  if (missing.length === 0) return { problems: [] };
  return {
    problems: [...missing, "these have no integrity: delete their entries and run npm install --package-lock-only"],
  };
}

/**
 * Whether permissive licences alone satisfy a licence expression.
 *
 * @param expression - SPDX, as in a package.json: `MIT`, `(MIT OR GPL-3.0-only)`, `Apache-2.0 AND MIT`
 */
export function isPermissive(expression: string): boolean {
  return expression
    .replace(/[()]/g, "")
    .split(/\s+OR\s+/)
    .some((choice) => choice.split(/\s+AND\s+/).every((name) => PERMISSIVE.has(name.trim())));
}

/** Checks that every production package has a permissive licence. */
export async function checkLicences(): Promise<StepResult> {
  const installed = (await readLockedPackages()).filter(({ dev, optional }) => !dev && !optional);
  const problems = installed.flatMap(({ name, version, license = "no licence was found" }) =>
    isPermissive(license) ? [] : [`${name}@${version}: ${license}`],
  );
  return countedResult(problems, installed.length, "packages", MIN_PRODUCTION_PACKAGES);
}
