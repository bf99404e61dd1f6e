import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { ConfigError } from "../config.ts";
import { decodeTextFile, TextFileError } from "../text-file.ts";
import { cleanVariables } from "./clean-variables.ts";

export type SettingsFile = {
  file: string;
  /** Names set in the file. */
  names: string[];
  /** First words of lines that Node skips because they have no `=`, such as `PORT: 80`. */
  withoutEquals: string[];
  /** Names that occur on several lines. Node uses the value on the last one. */
  repeated: string[];
  /** Names whose unquoted values Node cuts off at a `#`, as in `REDIS_PASSWORD=a#b`. */
  cutAtHash: string[];
};

const OPTION = /^--env-file(?:-if-exists)?(?:=(.*))?$/s;
const LINE_WITHOUT_EQUALS = /^\s*(?:export\s+)?([A-Z][A-Z0-9_]*)(?:[:\s][^=]*)?$/;

const SET_LINE = /^\s*(?:export\s+)?([A-Z][A-Z0-9_]*)\s*=/;
/** Begins at the first `=`. If it could begin at any, a line of many would take quadratic time. */
const CUT_VALUE = /^[^=]*=\s*(?!["'`])[^\s#][^#]*(?<=\S)#/;

/**
 * Paths of the files from which Node has read environment variables. @param options - Node's options, as in
 * `process.execArgv`
 */
function pathsIn(options: readonly string[]): string[] {
  return options.flatMap((option, at) => {
    const found = OPTION.exec(option);
    if (found === null) return [];
    const path = found[1] ?? options[at + 1];
    return path === undefined ? [] : [path];
  });
}

function namesIn(lines: readonly string[], line: RegExp): string[] {
  return lines.flatMap((text) => line.exec(text)?.[1] ?? []);
}

/**
 * Contents of the files from which Node read variables: `node --env-file=.env`. Node accepts any bytes, and finds no
 * variables in a file that is not UTF-8.
 *
 * @param options - Node's options, as in `process.execArgv` @throws ConfigError for a file that is not UTF-8
 */
export function readSettingsFiles(options: readonly string[]): SettingsFile[] {
  return pathsIn(options).flatMap((file) => {
    let text: string;
    try {
      text = decodeTextFile(readFileSync(file));
    } catch (error) {
      if (error instanceof TextFileError) throw new ConfigError([`${file}: ${error.message}`]);
      // With --env-file-if-exists, the file may be missing. Node itself rejects files that it cannot read.
      return [];
    }
    const set = parseEnv(text);
    const lines = text.split(/\r?\n/);
    const withoutEquals = namesIn(lines, LINE_WITHOUT_EQUALS).filter((name) => !(name in set));
    const setNames = namesIn(lines, SET_LINE);
    const repeated = [...new Set(setNames.filter((name, at) => setNames.indexOf(name) < at))];
    const cutAtHash = namesIn(
      lines.filter((line) => CUT_VALUE.test(line)),
      SET_LINE,
    );
    return [{ file, names: Object.keys(cleanVariables(set)), withoutEquals, repeated, cutAtHash }];
  });
}
