import { readFile } from "node:fs/promises";
import path from "node:path";
import { runCommand } from "./run-command.mjs";
import { SetupError } from "./setup-error.mjs";
import { withLock } from "./with-lock.mjs";

/**
 * Installs the dependencies of package-lock.json. If they are already installed, prints nothing and reads only two
 * files.
 *
 * @param {{ root: string, toolchain: import("./toolchain.mjs").Toolchain, say: (line: string) => void, isAsBuilt: boolean }} deps
 *   `isAsBuilt`: nothing may be written
 * @throws {SetupError} when npm fails, or `isAsBuilt` is set but dependencies are missing
 */
export async function installDependencies({ root, toolchain, say, isAsBuilt }) {
  if (await isInstalled(root)) return;
  if (isAsBuilt) {
    throw new SetupError(
      `${root} was changed since it was built, and this user may not write there: run "npm run build" as its owner`,
    );
  }
  const lockFile = path.join(root, ".cache", "install.lock");
  const onWait = () => say("another run is installing the dependencies; waiting for it");
  await withLock(
    lockFile,
    async () => {
      if (!(await isInstalled(root))) await runInstall({ root, toolchain, say });
    },
    { onWait },
  );
}

/** @param {{ root: string, toolchain: import("./toolchain.mjs").Toolchain, say: (line: string) => void }} deps */
async function runInstall({ root, toolchain, say }) {
  say("installing the dependencies (a minute or so; only when package-lock.json has changed)");
  // Includes development dependencies even if NODE_ENV is "production", because the page is built with them.
  const args = ["ci", "--ignore-scripts", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const { code, output } = await runCommand("npm", args, { cwd: root, env: toolchain.env });
  if (code !== 0) {
    throw new SetupError(`the dependencies could not be installed ("npm ci" failed). Output of npm:\n${output}`);
  }
}

/**
 * Whether npm's own record of node_modules matches the lock file. npm writes the record last.
 *
 * @param {string} root
 */
async function isInstalled(root) {
  const record = await readFile(path.join(root, "node_modules", ".package-lock.json"), "utf8").catch(() => null);
  if (record === null) return false;
  const present = JSON.parse(record).packages;
  const wanted = JSON.parse(await readFile(path.join(root, "package-lock.json"), "utf8")).packages;
  return Object.entries(wanted).every(([where, { version, integrity, optional }]) => {
    const found = present[where];
    if (where === "") return true;
    return found === undefined ? optional : found.version === version && found.integrity === integrity;
  });
}
