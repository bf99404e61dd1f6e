import { accessSync, constants } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { PROGRAMS, type Program, type ProgramName, type ProgramSource } from "./programs.ts";

export type Variables = Readonly<Record<string, string | undefined>>;

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** What a source installs, for people and for the names of folders. */
export function nameOf(source: ProgramSource): string {
  if (source.kind === "go") return source.module;
  return source.kind === "own-go" ? source.command : source.package;
}

/** Location of our own installation of this version of a program; `null` if apt-get puts the program on PATH. */
export function installedAt(source: ProgramSource, variables: Variables): { folder: string; file: string } | null {
  if (source.kind === "debian") return null;
  const version = source.kind === "unpacked" ? "debian" : source.version;
  const name = nameOf(source).replaceAll("/", "-");
  const home = variables["HOME"] ?? homedir();
  const folder = join(home, ".cache", "envoi", "programs", `${name}-${version}`);
  return { folder, file: join(folder, source.command) };
}

/** Searches the program's variable, then PATH, then our own installations. @returns path or `null` */
export function locate({ names, variable, source }: Program, variables: Variables): string | null {
  const named = variables[variable];
  if (named) return named;
  const folders = (variables["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  const candidates = names.flatMap((file) => folders.map((folder) => join(folder, file)));
  const installed = installedAt(source, variables);
  if (installed !== null) candidates.push(installed.file);
  return candidates.find(isProgram) ?? null;
}

/** @throws if the program is missing: each command installs the programs that it needs before it starts anything */
export function findProgram(name: ProgramName, variables: Variables = process.env): string {
  const found = locate(PROGRAMS[name], variables);
  if (found === null) throw new Error(`${name} is not installed, and ${PROGRAMS[name].variable} names none`);
  return found;
}
