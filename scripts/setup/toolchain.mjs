import { existsSync, readFileSync } from "node:fs";
import { chmod, cp, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { runCommand } from "./run-command.mjs";
import { SetupError } from "./setup-error.mjs";

/**
 * Folder with a package.json and a lock file for Node and npm, so that npm rejects packages whose hashes do not match.
 */
const LISTING = fileURLToPath(new URL("toolchain", import.meta.url));
/** @type {Record<string, string>} */
const nodePackages = JSON.parse(readFileSync(path.join(LISTING, "package.json"), "utf8")).optionalDependencies;
const NODE_PACKAGE = `node-${process.platform}-${process.arch}`;
const [NODE_VERSION] = Object.values(nodePackages);
const MIN_NPM_MAJOR = 11;

/**
 * The Node and npm that tasks use.
 *
 * @typedef {object} Toolchain
 * @property {string} node - path of the Node program
 * @property {NodeJS.ProcessEnv} env - environment whose PATH starts with that Node and a recent npm
 */

/**
 * A Node and npm that can run this project: the host's own if recent enough, otherwise packages from the npm
 * registry in the user's cache. Changes nothing outside that cache.
 *
 * @param {{ env: NodeJS.ProcessEnv, say: (line: string) => void }} deps
 * @returns {Promise<Toolchain>}
 * @throws {SetupError} when a tool is missing and cannot be fetched
 */
export async function provideToolchain({ env, say }) {
  const isNodeRecent = isRecent(process.version);
  if (!isNodeRecent && nodePackages[NODE_PACKAGE] === undefined) {
    throw new SetupError(
      `this is Node ${process.version}, and ${process.platform} on ${process.arch} has no package of a newer one. Install ` +
        `Node ${NODE_VERSION} (.nvmrc names it too: nvm install) and run this again.`,
    );
  }
  const isNpmRecent = (await npmMajor(env)) >= MIN_NPM_MAJOR;
  const ownNode = path.dirname(process.execPath);
  if (isNodeRecent && isNpmRecent) return { node: process.execPath, env: prependPath(env, ownNode) };
  const modules = path.join(await fetchToolchain({ env, say }), "node_modules");
  const node = isNodeRecent ? ownNode : path.join(modules, NODE_PACKAGE, "bin");
  const npm = isNpmRecent ? [] : [path.join(modules, ".bin")];
  return { node: path.join(node, "node"), env: prependPath(env, node, ...npm) };
}

/** @param {NodeJS.ProcessEnv} env @param {string[]} folders @returns {NodeJS.ProcessEnv} */
function prependPath(env, ...folders) {
  return { ...env, PATH: [...folders, env["PATH"] ?? ""].join(path.delimiter) };
}

/**
 * Whether a version is an LTS release, 24.15 or later.
 *
 * @param {string} version - as in `process.version`
 */
function isRecent(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, "").split(".").map(Number);
  return major === 24 ? minor >= 15 : major >= 26 && major % 2 === 0;
}

/** @param {NodeJS.ProcessEnv} env @returns {Promise<number>} 0 when there is no npm */
async function npmMajor(env) {
  // When npm runs this script, it passes its version. Running `npm --version` instead would delay every start by a
  // third of a second.
  const major = /^npm\/(\d+)/.exec(env["npm_config_user_agent"] ?? "")?.[1];
  if (major !== undefined) return Number(major);
  const { code, stdout } = await runCommand("npm", ["--version"], { cwd: os.tmpdir(), env });
  return code === 0 ? Number.parseInt(stdout, 10) : 0;
}

/**
 * Installs the packages into a folder that gets its final name only once complete.
 *
 * @param {{ env: NodeJS.ProcessEnv, say: (line: string) => void }} deps
 * @returns {Promise<string>} the folder
 */
async function fetchToolchain({ env, say }) {
  const cache = path.join(env["XDG_CACHE_HOME"] || path.join(os.homedir(), ".cache"), "envoi");
  const target = path.join(cache, `toolchain-${NODE_VERSION}`);
  if (existsSync(target)) return target;
  say(`fetching Node ${NODE_VERSION} and npm into ${target} (once; your own installation stays as it is)`);
  await mkdir(cache, { recursive: true });
  const fresh = await mkdtemp(path.join(cache, ".toolchain-"));
  try {
    await cp(LISTING, fresh, { recursive: true });
    const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"];
    const { code, output } = await runCommand("npm", args, { cwd: fresh, env });
    if (code !== 0) {
      throw new SetupError(
        `Node and npm could not be fetched with npm. Install Node ${NODE_VERSION} (with npm) yourself and put it first on ` +
          `PATH, or fix the connection to the package registry. Output of npm:\n${output}`,
      );
    }
    // Other users, such as a service's user, may run these programs.
    await chmod(fresh, 0o755);
    await rename(fresh, target);
  } catch (error) {
    // Another process may have installed the toolchain in the meantime.
    if (!existsSync(target)) throw error;
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  return target;
}
