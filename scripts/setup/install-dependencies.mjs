import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { runCommand } from "./run-command.mjs";
import { SetupError } from "./setup-error.mjs";
import { withLock } from "./with-lock.mjs";

/**
 * Installs the dependencies of package-lock.json. If they are installed already, prints nothing and costs one small read.
 *
 * @param {{ root: string, toolchain: import("./toolchain.mjs").Toolchain, say: (line: string) => void, isAsBuilt: boolean }} deps
 *   `isAsBuilt`: nothing may be written
 * @throws {SetupError} when npm fails, or would have to write
 */
export async function installDependencies({ root, toolchain, say, isAsBuilt }) {
  const lockText = await readFile(path.join(root, "package-lock.json"), "utf8");
  const stampFile = path.join(root, "node_modules", ".envoi-stamp");
  // Some packages contain programs for one platform only, so the key includes the platform.
  const stamp = createHash("sha256").update(`${process.platform}-${process.arch}\n${lockText}`).digest("hex");
  const isStamped = async () => (await readText(stampFile)) === stamp;
  if (await isStamped()) return;
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
      if (await isStamped()) return;
      if (!(await isInstalled(root, lockText))) await runInstall({ root, toolchain, say });
      await writeFile(stampFile, stamp);
    },
    { onWait },
  );
}

/** @param {{ root: string, toolchain: import("./toolchain.mjs").Toolchain, say: (line: string) => void }} deps */
async function runInstall({ root, toolchain, say }) {
  say("installing the dependencies (a minute or so; only when package-lock.json has changed)");
  // With development dependencies even if NODE_ENV is "production": the page is built with them.
  const args = ["ci", "--ignore-scripts", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const { code, output } = await runCommand("npm", args, { cwd: root, env: toolchain.env });
  if (code !== 0) {
    throw new SetupError(`the dependencies could not be installed ("npm ci" failed). Output of npm:\n${output}`);
  }
}

/**
 * Whether npm's own record of node_modules agrees with the lock file, as after a manual `npm install`.
 *
 * @param {string} root
 * @param {string} lockText
 */
async function isInstalled(root, lockText) {
  const recordText = await readText(path.join(root, "node_modules", ".package-lock.json"));
  if (recordText === null) return false;
  const wanted = JSON.parse(lockText).packages;
  const present = JSON.parse(recordText).packages;
  for (const [where, entry] of Object.entries(wanted)) {
    if (where === "") continue;
    const found = present[where];
    if (
      found === undefined ? !entry.optional : found.version !== entry.version || found.integrity !== entry.integrity
    ) {
      return false;
    }
  }
  return Object.keys(present).every((where) => where in wanted);
}

/** @param {string} file */
async function readText(file) {
  try {
    return await readFile(file, "utf8");
  } catch {
    return null;
  }
}
