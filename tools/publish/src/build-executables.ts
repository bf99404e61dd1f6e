import { execFile } from "node:child_process";
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { NODE_FLAGS } from "@envoi/cli/node-flags";
import { OUT } from "./build-packages.ts";

const run = promisify(execFile);

/** The Node inside the executables: the newest version that the registry has for every platform. */
const NODE_VERSION = "26.10.0";

/** Node's program per platform, with the hash of the npm package that contains it. */
const PLATFORMS = {
  "linux-x64": {
    program: "bin/node",
    integrity: "sha512-OmAztarr1gK4PD+sNyoku4N5Q40d8eqMuLjNa/zRvxF33aCsVKVIQLs4V5HYPWSWWlMiTdkmbZE/6Phigma0hw==",
  },
  "linux-arm64": {
    program: "bin/node",
    integrity: "sha512-idArV/cmqW9M9ODyGlbOIiyxFourDh1mJB0SdKCdMbSZjjef9CLEN3o1/eE4yf+B0+5BD+F74MpTTHiB3XXTBQ==",
  },
  "win-x64": {
    program: "bin/node.exe",
    integrity: "sha512-GCIKoDIOUTgULKxFNlfumjEmEgIpBB/7csJ11w6WbFcC/dyZ9UH2YAFr1fuNsdEmPZOAVpT2Cv9QKPwluhOCIQ==",
  },
} as const;

export type Platform = keyof typeof PLATFORMS;
export const ALL_PLATFORMS = Object.keys(PLATFORMS) as Platform[];

/**
 * Builds the command line as executables that contain Node. Node can write executables for other platforms too, but
 * must itself run on Linux, x64 or arm64.
 *
 * @param singleFile - path of `envoi.mjs`
 * @returns their paths, in the order of `platforms`
 */
export async function buildExecutables(singleFile: string, platforms: readonly Platform[]): Promise<string[]> {
  const folder = path.join(OUT, "executables");
  await mkdir(folder, { recursive: true });
  const builder = `linux-${process.arch}` as Platform;
  const programs = await installNodes([...new Set([builder, ...platforms])]);
  const executables: string[] = [];
  for (const platform of platforms) {
    const output = path.join(folder, `envoi-${platform}${platform.startsWith("win") ? ".exe" : ""}`);
    const config = path.join(folder, `${platform}.json`);
    const settings = {
      main: singleFile,
      mainFormat: "module",
      executable: programs.get(platform),
      output,
      disableExperimentalSEAWarning: true,
      execArgv: NODE_FLAGS,
      // Options on the command line are the program's own, not Node's.
      execArgvExtension: "none",
    };
    await writeFile(config, JSON.stringify(settings));
    await run(programs.get(builder) ?? "", ["--build-sea", config]);
    await chmod(output, 0o755);
    executables.push(output);
  }
  return executables;
}

/** @throws Error if the registry delivers a package other than the pinned one */
async function installNodes(platforms: readonly Platform[]): Promise<Map<Platform, string>> {
  const folder = path.join(OUT, "nodes");
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "package.json"), '{ "private": true }');
  const packages = platforms.map((platform) => `node-${platform}@${NODE_VERSION}`);
  // `--force` is required because most of the packages are for other platforms.
  const flags = ["--ignore-scripts", "--force", "--no-audit", "--no-fund"];
  await run("npm", ["install", ...flags, ...packages], { cwd: folder });
  const { packages: locked }: { packages: Record<string, { integrity?: string }> } = JSON.parse(
    await readFile(path.join(folder, "package-lock.json"), "utf8"),
  );
  const programs = new Map<Platform, string>();
  for (const platform of platforms) {
    const { program, integrity } = PLATFORMS[platform];
    const name = `node_modules/node-${platform}`;
    if (locked[name]?.integrity !== integrity) throw new Error(`node-${platform} is not the pinned package`);
    programs.set(platform, path.join(folder, name, program));
  }
  return programs;
}
