import { execFile } from "node:child_process";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { build } from "tsdown";

const run = promisify(execFile);

export const ROOT = path.join(import.meta.dirname, "../../..");
export const OUT = path.join(ROOT, "tools/publish/out");

const REPOSITORY = "https://github.com/envoi/envoi";

/** A package as published: one bundle of the workspace packages that it contains. */
export type PublishedPackage = {
  folder: string;
  name: string;
  description: string;
  /** Modules of the package, and the sources they are built from. */
  entries: Readonly<Record<string, string>>;
  contains: readonly string[];
  hasTypes: boolean;
  more: Readonly<Record<string, unknown>>;
};

export const PUBLISHED: readonly PublishedPackage[] = [
  {
    folder: "client",
    name: "@envoi/client",
    description: "Send and receive end-to-end encrypted files with Envoi and other Send servers.",
    entries: {
      index: "client/src/library.ts",
      browser: "client-browser/src/library.ts",
      node: "client-node/src/library.ts",
      report: "client/src/report.ts",
      request: "client/src/request.ts",
      stretch: "crypto/src/stretch.ts",
    },
    contains: ["protocol", "auth", "crypto", "client", "client-browser", "client-node"],
    hasTypes: true,
    more: { sideEffects: false },
  },
  {
    folder: "cli",
    name: "@envoi/cli",
    description: "Send files that only someone with the link can read, from the command line.",
    entries: { main: "cli/src/main.ts" },
    contains: ["protocol", "auth", "crypto", "client", "client-node", "cli"],
    hasTypes: false,
    more: { bin: { envoi: "dist/main.js" }, man: ["man/envoi.1"] },
  },
];

type Manifest = {
  name: string;
  version: string;
  exports?: Record<string, { "envoi-built": string }>;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

/**
 * Builds a package into its folder below `out`, ready for `npm pack`.
 *
 * @returns its folder
 */
export async function buildPackage(published: PublishedPackage): Promise<string> {
  const folder = path.join(OUT, published.folder);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const manifests = await Promise.all(published.contains.map(readManifest));
  const dependencies = outside(manifests.map((manifest) => manifest.dependencies));
  const optionalDependencies = outside(manifests.map((manifest) => manifest.optionalDependencies));
  const external = Object.keys({ ...dependencies, ...optionalDependencies });
  await build({
    cwd: ROOT,
    config: false,
    entry: Object.fromEntries(
      Object.entries(published.entries).map(([name, source]) => [name, path.join(ROOT, "packages", source)]),
    ),
    outDir: path.join(folder, "dist"),
    format: "esm",
    platform: "neutral",
    target: "es2023",
    dts: false,
    deps: {
      alwaysBundle: [/^@envoi\//],
      neverBundle: [/^node:/, ...external.map((name) => new RegExp(`^${name}(/|$)`))],
    },
    logLevel: "warn",
  });
  if (published.hasTypes) {
    // The declarations are copied from the compiled packages.
    const compiled = published.contains.map((name) => path.join("packages", name));
    await run(path.join(ROOT, "node_modules/.bin/tsc"), ["-b", ...compiled], { cwd: ROOT });
    await writeTypes(published, manifests);
  }
  const [{ version } = { version: "" }] = manifests;
  const manifest = {
    name: published.name,
    version,
    description: published.description,
    license: "Apache-2.0",
    homepage: REPOSITORY,
    repository: { type: "git", url: `git+${REPOSITORY}.git`, directory: `packages/${published.folder}` },
    bugs: `${REPOSITORY}/issues`,
    type: "module",
    engines: { node: ">=22.22" },
    files: ["dist", ...(published.folder === "cli" ? ["man"] : [])],
    ...(published.hasTypes && { exports: listExports(published) }),
    ...published.more,
    dependencies,
    ...(Object.keys(optionalDependencies).length > 0 && { optionalDependencies }),
  };
  await writeFile(path.join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  await cp(path.join(ROOT, "LICENSE"), path.join(folder, "LICENSE"));
  await cp(path.join(ROOT, "packages", published.folder, "README.md"), path.join(folder, "README.md"));
  return folder;
}

async function readManifest(name: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(ROOT, "packages", name, "package.json"), "utf8"));
}

/** Third-party dependencies, sorted. */
function outside(lists: readonly (Record<string, string> | undefined)[]): Record<string, string> {
  const all = Object.entries(Object.assign({}, ...lists) as Record<string, string>);
  return Object.fromEntries(all.filter(([name]) => !name.startsWith("@envoi/")).toSorted());
}

function listExports({ entries }: PublishedPackage) {
  return Object.fromEntries(
    Object.keys(entries).map((name) => [
      name === "index" ? "." : `./${name}`,
      { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` },
    ]),
  );
}

/**
 * Copies the declarations of the contained packages below `dist/types`, so that no type refers to an unpublished
 * package.
 */
async function writeTypes(
  { folder, entries, contains }: PublishedPackage,
  manifests: readonly Manifest[],
): Promise<void> {
  const types = path.join(OUT, folder, "dist/types");
  const places = new Map<string, string>();
  for (const [index, { name, exports = {} }] of manifests.entries()) {
    for (const [subpath, target] of Object.entries(exports)) {
      const file = target["envoi-built"].replace("./dist/", "");
      places.set(`${name}${subpath.slice(1)}`, path.join(types, contains[index] ?? "", file));
    }
  }
  for (const name of contains) {
    const dist = path.join(ROOT, "packages", name, "dist");
    for (const file of await readdir(dist, { recursive: true })) {
      if (!file.endsWith(".d.ts") || /\.test\.d\.ts$|(^|\/)testing\//.test(file)) continue;
      const target = path.join(types, name, file);
      const text = await readFile(path.join(dist, file), "utf8");
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, rewriteImports(text, path.dirname(target), places));
    }
  }
  for (const [name, source] of Object.entries(entries)) {
    const [, owner = "", file = ""] = /^([^/]+)\/src\/(.*)\.ts$/.exec(source) ?? [];
    const own = places.get(`@envoi/${owner}${file === "index" ? "" : `/${file}`}`);
    if (own === undefined) throw new Error(`${source} is not exported by its package`);
    const from = `./${path.relative(path.join(OUT, folder, "dist"), own)}`;
    await writeFile(path.join(OUT, folder, "dist", `${name}.d.ts`), `export * from ${JSON.stringify(from)};\n`);
  }
}

function rewriteImports(text: string, folder: string, places: ReadonlyMap<string, string>): string {
  const named = text.replace(/(from |import\()"(@envoi\/[^"]+)"/g, (_, before: string, name: string) => {
    const place = places.get(name);
    if (place === undefined) throw new Error(`the types lead to ${name}, which is not published`);
    const relative = path.relative(folder, place);
    return `${before}"${relative.startsWith(".") ? relative : `./${relative}`}"`;
  });
  return named.replace(/(from |import\()"(\.[^"]*)\.ts"/g, '$1"$2.js"').replace(/^\/\/# sourceMappingURL=.*$/gm, "");
}
