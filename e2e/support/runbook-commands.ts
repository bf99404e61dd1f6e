import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const RUNBOOKS = fileURLToPath(new URL("../../docs/runbooks", import.meta.url));

/** Everything up to a pipe, `&`, comment, redirection or the end of the code. Quoted text may contain these. */
const ARGUMENTS = `(?:'[^'\\n]*'|"[^"\\n]*"|(?! #)[^'"\`|&;>\\n])+`;

/** The arguments of all commands in the runbooks that begin with these words. */
export function runbookCommands(words: string): string[] {
  const text = readdirSync(RUNBOOKS)
    .map((name) => readFileSync(join(RUNBOOKS, name), "utf8"))
    .join("\n");
  const commands = Array.from(text.matchAll(new RegExp(`${words} (${ARGUMENTS})`, "g")), ([, rest = ""]) =>
    rest.trim(),
  );
  return [...new Set(commands)].toSorted();
}

/** Splits a command at its spaces, as a shell does. */
export function splitWords(command: string): string[] {
  return Array.from(
    command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g),
    ([, double, single, word]) => double ?? single ?? word ?? "",
  );
}
