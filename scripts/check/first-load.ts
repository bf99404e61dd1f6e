import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { root } from "../root.ts";
import type { StepResult } from "./run-steps.ts";

/** Maximum compressed JavaScript bytes that a browser loads to show `/`, without workers and code loaded later. */
const MAX_BYTES = 110_000;

/** The compressed files that are measured; the `.br` files are even smaller. */
const COMPRESSED = ".gz";

/** The entry modules of `/`; the first includes the home page. */
const ENTRIES = ["index.html", "src/boot.ts"];

/** Vite's manifest. For each module: its file, and the modules whose files this file imports. */
export type BuildManifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

/** The files loaded by this module, with all their imports, each once. @throws if the module is not in the build */
export function collectFiles(manifest: BuildManifest, entry: string): string[] {
  const files = new Set<string>();
  const add = (module: string): void => {
    const chunk = manifest[module];
    if (chunk === undefined) throw new Error(`the build has no ${module}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  add(entry);
  return [...files];
}

export async function checkFirstLoad(): Promise<StepResult> {
  const built = path.join(root, "frontend", "dist");
  const manifest: BuildManifest = JSON.parse(await readFile(path.join(built, ".vite", "manifest.json"), "utf8"));
  let bytes = 0;
  const lines: string[] = [];
  for (const file of ENTRIES.flatMap((entry) => collectFiles(manifest, entry))) {
    const { size } = await stat(path.join(built, `${file}${COMPRESSED}`));
    bytes += size;
    lines.push(`${size} ${file}`);
  }
  const problems = bytes <= MAX_BYTES ? [] : [`${lines.join("\n")}\nare ${bytes - MAX_BYTES} bytes too many`];
  return { problems, note: `${(bytes / 1_000).toFixed(1)} of ${MAX_BYTES / 1_000} kB` };
}
