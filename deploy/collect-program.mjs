// `node deploy/collect-program.mjs IMAGE TARGET [SHARED [PREVIOUS]]`: copies a built program and its dependencies from
// an installed tree to TARGET. Omits workspaces and packages that the program does not import, and all of SHARED. An
// image with the page also gets the previous release's assets, from PREVIOUS: the folder of that release's image.
import { existsSync } from "node:fs";
import { chmod, cp, mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import path from "node:path";

/** Images that do not contain the service of the same name. */
const OTHERS = {
  /** The modules that every program imports. */
  common: { workspace: "packages/platform" },
  "web-origin": { workspace: "services/web-origin", main: "main.js", page: true },
  embedded: { workspace: "services/standalone", main: "main.js", page: true },
  cli: { workspace: "packages/cli", main: "main.js" },
};
/**
 * Additional commands in the images. Each has its own modules, in a folder that the service does not import from: the
 * operators' command can open reports, but no server may.
 */
const COMMANDS = { operators: { workspace: "packages/admin", name: "envoi-admin" } };
const PAGE = "frontend/dist";
/** File with the names of the release's own assets. Its name begins with a dot, so it is not served. */
const OWN_ASSETS = ".assets.json";
/** Type declarations, source maps, tests and documentation, which are not needed at run time. */
const UNNEEDED = /\.([cm]?ts|map|tsbuildinfo|test\.js|md|markdown)$|\/dist\/(src\/)?testing(\/|$)/;

const [image = "", target = "", shared = "", previous = ""] = process.argv.slice(2);
const { workspace, main, page } = OTHERS[image] ?? { workspace: `services/${image}`, main: "main.js" };
/** @type {Record<string, { link?: boolean, resolved?: string, dependencies?: object, optionalDependencies?: object, peerDependencies?: object, peerDependenciesMeta?: Record<string, { optional?: boolean }> }>} */
const locked = JSON.parse(await readFile("package-lock.json", "utf8")).packages;

/**
 * The path in the lock file at which Node finds a package.
 *
 * @param {string} from - path of the importing package
 * @param {string} name
 */
function resolve(from, name) {
  for (let at = from; ; at = path.posix.dirname(at)) {
    const place = path.posix.join(at, "node_modules", name);
    if (locked[place] !== undefined) return place;
    if (at === ".") return null;
  }
}

/** @param {string} place @param {Set<string>} found - the places found so far */
function collect(place, found) {
  if (found.has(place)) return;
  found.add(place);
  const entry = locked[place];
  if (entry?.link) return collect(entry.resolved ?? "", found);
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = entry ?? {};
  const isOptional = (/** @type {string} */ name) => peerDependenciesMeta?.[name]?.optional === true;
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !isOptional(name));
  for (const name of [...Object.keys(dependencies ?? {}), ...peers]) {
    const needed = resolve(place, name);
    if (needed === null) throw new Error(`${place} needs ${name}, which is not in the lock file`);
    collect(needed, found);
  }
  for (const name of Object.keys(optionalDependencies ?? {})) {
    const wanted = resolve(place, name);
    if (wanted !== null && existsSync(wanted)) collect(wanted, found);
  }
}

/** @param {string} from @param {string} file */
const isWanted = (from, file) => path.relative(from, file) !== "node_modules" && !UNNEEDED.test(file);

async function collectPage() {
  const copy = path.join(target, PAGE);
  await cp(PAGE, copy, { recursive: true });
  // The next release's image copies only the assets listed here, not those that this image copied.
  await writeFile(path.join(copy, OWN_ASSETS), JSON.stringify(await readdir(path.join(PAGE, "assets"))));
  if (previous === "" || (await readdir(previous)).length === 0) return;
  const before = path.join(previous, "envoi", PAGE);
  for (const name of JSON.parse(await readFile(path.join(before, OWN_ASSETS), "utf8"))) {
    await cp(path.join(before, "assets", name), path.join(copy, "assets", name), { force: false });
  }
}

/**
 * Copies a workspace with everything that it imports.
 *
 * @param {string} program - the workspace
 * @param {string} folder
 * @param {readonly string[]} present - folders whose modules the program finds without a copy
 */
async function copyProgram(program, folder, present) {
  /** @type {Set<string>} */
  const found = new Set();
  collect(program, found);
  await mkdir(folder, { recursive: true });
  for (const place of [...found].sort()) {
    const copy = path.join(folder, place);
    if (present.some((other) => other !== "" && existsSync(path.join(other, place)))) continue;
    await mkdir(path.dirname(copy), { recursive: true });
    if (locked[place]?.link) {
      await symlink(path.relative(path.dirname(place), locked[place].resolved ?? ""), copy);
      continue;
    }
    const isOurs = !place.includes("node_modules");
    for (const part of isOurs ? ["package.json", "dist"] : [""]) {
      const from = path.join(place, part);
      await cp(from, path.join(copy, part), { recursive: true, filter: (file) => isWanted(from, file) });
    }
  }
}

/** @param {{ workspace: string, name: string }} command */
async function copyCommand({ workspace: program, name }) {
  const folder = path.join(target, name);
  await copyProgram(program, folder, [target, shared]);
  const file = path.join(program, "dist/main.js");
  await chmod(path.join(folder, file), 0o755);
  await mkdir(path.join(target, "bin"));
  await symlink(path.join("..", name, file), path.join(target, "bin", name));
}

await copyProgram(workspace, target, [shared]);
const command = COMMANDS[image];
if (command !== undefined) await copyCommand(command);
if (main !== undefined) await symlink(path.join(workspace, "dist", main), path.join(target, "main.js"));
if (page) await collectPage();
