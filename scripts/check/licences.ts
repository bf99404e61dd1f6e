import { readFile } from "node:fs/promises";
import path from "node:path";
import { runCommand } from "../setup/run-command.mjs";

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
export async function readLicences(deps: {
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
}): Promise<{ readonly checked: number; readonly problems: readonly string[] }> {
  const found = await licencesInstalled(deps);
  const wanted = await productionPackages(deps.root);
  const problems = [...wanted].flatMap((id) => {
    const licence = found.get(id);
    if (licence === undefined) return [`${id}: no licence was found`];
    return isPermissive(licence) ? [] : [`${id}: ${licence}`];
  });
  return { checked: wanted.size, problems };
}

/** `name@version` → licence expression, of everything in node_modules. */
async function licencesInstalled(deps: {
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
}): Promise<Map<string, string>> {
  const { root, env } = deps;
  const checker = path.join(root, "node_modules", ".bin", "license-checker-rseidelsohn");
  const { code, stdout, output } = await runCommand(checker, ["--json"], { cwd: root, env });
  if (code !== 0) throw new Error(`license-checker failed:\n${output}`);
  const licences = new Map<string, string>();
  for (const [id, { licenses }] of Object.entries<{ licenses: string | string[] }>(JSON.parse(stdout))) {
    // A trailing `*` means that the licence was guessed from a file, several mean that all of them apply.
    const all = [licenses].flat().map((licence) => licence.replace(/\*$/, ""));
    licences.set(id, all.join(" AND "));
  }
  return licences;
}

/** The checker's `--production` covers only the root's dependencies, and a workspace root has none. */
async function productionPackages(root: string): Promise<Set<string>> {
  const { packages } = JSON.parse(await readFile(path.join(root, "package-lock.json"), "utf8"));
  const wanted = new Set<string>();
  for (const [where, entry] of Object.entries<{ dev?: true; link?: true; optional?: true; version?: string }>(
    packages,
  )) {
    if (!where.includes("node_modules/") || entry.dev || entry.link || entry.optional) continue;
    wanted.add(`${where.slice(where.lastIndexOf("node_modules/") + "node_modules/".length)}@${entry.version}`);
  }
  return wanted;
}
