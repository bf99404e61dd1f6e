import { createHash } from "node:crypto";
import { access, glob, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { runCommand } from "./setup/run-command.mjs";
import { withLock } from "./setup/with-lock.mjs";

export type PageBuild =
  | { readonly kind: "unchanged" }
  | { readonly kind: "built"; readonly seconds: number }
  | { readonly kind: "failed"; readonly output: string };

/** The sources of the page: its folder and the packages it imports. */
const SOURCES = [
  "package.json",
  "package-lock.json",
  "scripts/browsers/browser-lists.ts",
  "tsconfig.base.json",
  "frontend/**/*",
  "packages/{auth,client,crypto,locales,protocol}/{package.json,src/**/*}",
];
const NOT_SOURCES = ["**/node_modules/**", "**/dist/**", "**/.cache/**", "**/*.test.ts", "**/*.test.tsx"];

/**
 * Builds the SPA into frontend/dist.
 *
 * @param deps.onlyIfChanged - skip the build if the sources have not changed
 */
export async function buildPage(deps: {
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
  readonly onlyIfChanged: boolean;
}): Promise<PageBuild> {
  const { root, env, onlyIfChanged } = deps;
  const cache = path.join(root, ".cache");
  const stampFile = path.join(cache, "page-stamp");
  return withLock(path.join(cache, "page.lock"), async () => {
    const stamp = await hashOfSources(root);
    if (onlyIfChanged && (await isBuiltFrom(root, stampFile, stamp))) return { kind: "unchanged" };
    await rm(stampFile, { force: true });
    const startedAtMs = performance.now();
    const vite = path.join(root, "node_modules", "vite", "bin", "vite.js");
    const cwd = path.join(root, "frontend");
    await using folder = await buildableFolder(cwd);
    // Imported by Node, which any path suits. Vite's own loader does not stand every one.
    const args = [vite, "build", "--configLoader", "native"];
    const { code, output } = await runCommand(process.execPath, args, { cwd, env: { ...env, ...folder.variables } });
    if (code !== 0) return { kind: "failed", output };
    await mkdir(cache, { recursive: true });
    await writeFile(stampFile, stamp);
    return { kind: "built", seconds: (performance.now() - startedAtMs) / 1_000 };
  });
}

/** Vite takes what follows these for a part of an address. */
const MISTAKEN = /[#?]/;

/** Variables that name a link to the folder, if Vite could not read files at its own path. */
async function buildableFolder(folder: string) {
  if (!MISTAKEN.test(folder)) return { variables: {}, async [Symbol.asyncDispose]() {} };
  const directory = await mkdtemp(path.join(os.tmpdir(), "envoi-page-"));
  const link = path.join(directory, "envoi");
  await symlink(path.dirname(folder), link, "dir");
  return {
    variables: { ENVOI_PAGE_FOLDER: path.join(link, path.basename(folder)) },
    [Symbol.asyncDispose]: () => rm(directory, { recursive: true, force: true }),
  };
}

async function isBuiltFrom(root: string, stampFile: string, stamp: string): Promise<boolean> {
  try {
    await access(path.join(root, "frontend", "dist", "index.html"));
    return (await readFile(stampFile, "utf8")) === stamp;
  } catch {
    return false;
  }
}

async function hashOfSources(root: string): Promise<string> {
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
