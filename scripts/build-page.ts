import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { glob, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Build } from "./build-services.ts";
import { PAGE_PACKAGES } from "./check/layers.ts";
import { root } from "./root.ts";
import { runCommand } from "./setup/run-command.mjs";
import { withLock } from "./setup/with-lock.mjs";

/** The page's sources: its folder and the packages it imports. */
const SOURCES = [
  "package.json",
  "package-lock.json",
  "scripts/browsers/browser-lists.ts",
  "tsconfig.base.json",
  "frontend/**/*",
  `packages/{${PAGE_PACKAGES}}/{package.json,src/**/*}`,
];
const NOT_SOURCES = ["**/node_modules/**", "**/dist/**", "**/.cache/**", "**/*.test.ts", "**/*.test.tsx"];

const CACHE = path.join(root, ".cache");
const STAMP = path.join(CACHE, "page-stamp");
const FOLDER = path.join(root, "frontend");

/** Builds the SPA into frontend/dist. @param options.onlyIfChanged - skip the build if the sources have not changed */
export function buildPage({ onlyIfChanged }: { onlyIfChanged: boolean }): Promise<Build> {
  return withLock(path.join(CACHE, "page.lock"), async () => {
    const stamp = await hashSources();
    if (onlyIfChanged && (await isBuiltFrom(stamp))) return { kind: "unchanged" };
    await rm(STAMP, { force: true });
    const startedAtMs = performance.now();
    const vite = path.join(root, "node_modules", "vite", "bin", "vite.js");
    await using folder = await openBuildableFolder();
    // Node imports the configuration, because Vite's own loader fails in some paths.
    const args = [vite, "build", "--configLoader", "native"];
    const env = { ...process.env, ...folder.variables };
    const { code, output } = await runCommand(process.execPath, args, { cwd: FOLDER, env });
    if (code !== 0) return { kind: "failed", output };
    await mkdir(CACHE, { recursive: true });
    await writeFile(STAMP, stamp);
    return { kind: "built", seconds: (performance.now() - startedAtMs) / 1_000 };
  });
}

/** Vite mistakes text after these characters in a path for a query or fragment. */
const MISTAKEN = /[#?]/;

/**
 * Environment variables for the build. If Vite could not read files at the folder's own path, they name a symbolic link
 * to the folder.
 */
async function openBuildableFolder() {
  if (!MISTAKEN.test(FOLDER)) return { variables: {}, async [Symbol.asyncDispose]() {} };
  const directory = await mkdtemp(path.join(os.tmpdir(), "envoi-page-"));
  const link = path.join(directory, "envoi");
  await symlink(root, link, "dir");
  return {
    variables: { ENVOI_PAGE_FOLDER: path.join(link, path.basename(FOLDER)) },
    [Symbol.asyncDispose]: () => rm(directory, { recursive: true, force: true }),
  };
}

async function isBuiltFrom(stamp: string): Promise<boolean> {
  if (!existsSync(path.join(FOLDER, "dist", "index.html"))) return false;
  return (await readFile(STAMP, "utf8").catch(() => null)) === stamp;
}

async function hashSources(): Promise<string> {
  const files: string[] = [];
  for await (const entry of glob(SOURCES, { cwd: root, withFileTypes: true, exclude: NOT_SOURCES })) {
    if (entry.isFile()) files.push(path.join(entry.parentPath, entry.name));
  }
  const hash = createHash("sha256");
  for (const file of files.sort()) {
    const body = await readFile(file);
    hash.update(`${path.relative(root, file)}\0${body.length}\0`).update(body);
  }
  return hash.digest("hex");
}
