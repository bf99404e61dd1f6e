import { accessSync, constants } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { PROGRAMS, type Program, type ProgramName } from "./programs.ts";

type Variables = Readonly<Record<string, string | undefined>>;

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where `go install` puts this version of a program: other versions have other folders. */
export function goFolder(module: string, version: string, variables: Variables): string {
  const home = variables["HOME"] ?? homedir();
  return join(home, ".cache", "envoi", "programs", `${module.replaceAll("/", "-")}-${version}`);
}

/** Looks where the program's variable points, then on PATH, then among those that were built. @returns path or `null` */
export function lookForProgram(name: ProgramName, variables: Variables): string | null {
  const program: Program = PROGRAMS[name];
  const named = variables[program.variable];
  if (named) return named;
  const folders = (variables["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  const candidates = program.names.flatMap((file) => folders.map((folder) => join(folder, file)));
  const { source } = program;
  if (source.kind === "go") candidates.push(join(goFolder(source.module, source.version, variables), source.command));
  return candidates.find(isProgram) ?? null;
}

/** @throws when it is not there: `npm test` and `npm run stack` bring what they need before they start anything */
export function findProgram(name: ProgramName, variables: Variables = process.env): string {
  const found = lookForProgram(name, variables);
  if (found === null) throw new Error(`${name} is not installed, and ${PROGRAMS[name].variable} names none`);
  return found;
}
