import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { formatManual } from "@envoi/cli/manual";
import { createProgram, VERSION } from "@envoi/cli/program";
import { build } from "tsdown";
import { OUT, ROOT } from "./build-packages.ts";

/** Loaded only if installed: their binaries cannot be bundled into a script. */
const OPTIONAL = [/^@napi-rs\/keyring/, /^bufferutil$/, /^utf-8-validate$/];

/** Writes the manual page of the command line into a folder. @param date - release date, such as `2026-11-29` */
export async function writeManual(folder: string, date: string): Promise<void> {
  const program = createProgram(new AbortController().signal);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "envoi.1"), formatManual(program, { version: VERSION, date }));
}

/** Builds the whole command line as one file, for distributions and executables. @returns the path of `envoi.mjs` */
export async function buildSingleFile(): Promise<string> {
  const outDir = path.join(OUT, "single");
  await build({
    cwd: ROOT,
    config: false,
    entry: { envoi: path.join(ROOT, "packages/cli/src/main.ts") },
    outDir,
    format: "esm",
    platform: "node",
    target: "node22",
    dts: false,
    deps: { alwaysBundle: [/.*/], neverBundle: [/^node:/, ...OPTIONAL] },
    outputOptions: { codeSplitting: false, entryFileNames: "[name].mjs" },
    logLevel: "warn",
  });
  return path.join(outDir, "envoi.mjs");
}
