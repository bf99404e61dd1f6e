import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { buildSingleFile, writeManual } from "./build-cli.ts";
import { ALL_PLATFORMS, buildExecutables, type Platform } from "./build-executables.ts";
import { buildPackage, OUT, PUBLISHED, type PublishedPackage, ROOT } from "./build-packages.ts";
import { buildReference } from "./build-reference.ts";

const run = promisify(execFile);

export const RELEASE = path.join(OUT, "release");

/** The files of a release, in one folder. */
export type ReleaseFiles = {
  /** Tarballs of the npm packages, by their folder in `PUBLISHED`. */
  tarballs: Readonly<Record<string, string>>;
  /** The command line as one file for Node. */
  singleFile: string;
  /** Executables of the command line that contain Node, by platform. */
  executables: Readonly<Partial<Record<Platform, string>>>;
};

/**
 * Builds the files of a release: npm packages, the single file, executables and the manual of the command line, a bill
 * of materials per package, the API reference, and SHA-256 checksums.
 *
 * @param options.date - of the release, such as `2026-11-29`
 */
export async function buildRelease(options: { date: string; platforms?: readonly Platform[] }): Promise<ReleaseFiles> {
  await rm(RELEASE, { recursive: true, force: true });
  await mkdir(RELEASE, { recursive: true });
  const made: string[] = [];
  const tarballs: Record<string, string> = {};
  for (const published of PUBLISHED) {
    const { folder, tarball } = await packPackage(published, { date: options.date, destination: RELEASE });
    tarballs[published.folder] = tarball;
    made.push(tarball, await writeBill(folder, tarball));
    if (published.hasTypes) made.push(await packReference(folder, Object.keys(published.entries)));
  }
  const built = await buildSingleFile();
  const executables: Partial<Record<Platform, string>> = {};
  const platforms = options.platforms ?? ALL_PLATFORMS;
  for (const [index, file] of (await buildExecutables(built, platforms)).entries()) {
    const platform = platforms[index];
    if (platform !== undefined) executables[platform] = await place(file, made);
  }
  const singleFile = await place(built, made);
  await place(path.join(OUT, "cli/man/envoi.1"), made);
  await writeChecksums(made);
  return { tarballs, singleFile, executables };
}

/** Builds a package, and packs it into a tarball. @returns their paths */
export async function packPackage(
  published: PublishedPackage,
  { date, destination }: { date: string; destination: string },
): Promise<{ folder: string; tarball: string }> {
  const folder = await buildPackage(published);
  if (published.folder === "cli") await writeManual(path.join(folder, "man"), date);
  const { stdout } = await run("npm", ["pack", "--json", "--pack-destination", destination], { cwd: folder });
  const [{ filename }] = JSON.parse(stdout);
  return { folder, tarball: path.join(destination, filename) };
}

/** The files written by an earlier `buildRelease`. */
export async function findRelease(): Promise<ReleaseFiles> {
  const { version }: { version: string } = JSON.parse(await readFile(path.join(ROOT, "package.json"), "utf8"));
  const at = (name: string) => path.join(RELEASE, name);
  return {
    tarballs: Object.fromEntries(PUBLISHED.map(({ folder }) => [folder, at(`envoi-${folder}-${version}.tgz`)])),
    singleFile: at("envoi.mjs"),
    executables: { "linux-x64": at("envoi-linux-x64") },
  };
}

async function place(file: string, made: string[]): Promise<string> {
  const target = path.join(RELEASE, path.basename(file));
  await copyFile(file, target);
  made.push(target);
  return target;
}

/** Lists a built package and its dependencies, as CycloneDX. @returns the path */
async function writeBill(folder: string, tarball: string): Promise<string> {
  await run("npm", ["install", "--package-lock-only", "--no-audit", "--no-fund"], { cwd: folder });
  const { stdout } = await run("npm", ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"], {
    cwd: folder,
    maxBuffer: 64 * 1_048_576,
  });
  const file = tarball.replace(/\.tgz$/, ".cdx.json");
  await writeFile(file, stdout);
  return file;
}

/** @returns the path of an archive with the API reference of a built package */
async function packReference(folder: string, modules: readonly string[]): Promise<string> {
  const reference = await buildReference(folder, modules);
  const file = path.join(RELEASE, `envoi-${path.basename(folder)}-reference.tar.gz`);
  await run("tar", ["-czf", file, "-C", path.dirname(reference), path.basename(reference)]);
  return file;
}

/** Writes the files' checksums in the format of `sha256sum`. */
async function writeChecksums(files: readonly string[]): Promise<void> {
  const lines: string[] = [];
  for (const file of files) {
    const hash = createHash("sha256").update(await readFile(file));
    lines.push(`${hash.digest("hex")}  ${path.basename(file)}\n`);
  }
  await writeFile(path.join(RELEASE, "SHA256SUMS"), lines.join(""));
}
