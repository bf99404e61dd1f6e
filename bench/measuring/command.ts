import { parseArgs } from "node:util";
import type { Options } from "./figures.ts";

const MEBIBYTE = 1_048_576;
const FULL = { mebibytes: 512, runs: 5 };
const SMALL = { mebibytes: 32, runs: 2 };

export type Command = { names: string[]; options: Options };

function wholeNumber(name: string, text: string | undefined, usual: number): number {
  if (text === undefined) return usual;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Error(`--${name} must be a whole number of at least 1`);
  return Number(text);
}

/**
 * Parses `npm run bench -- [group…] [--mebibytes N] [--runs N] [--small]`; without a group, all of them run.
 *
 * @throws Error with a message for the user
 */
export function parseCommand(args: string[], groups: readonly string[]): Command {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { mebibytes: { type: "string" }, runs: { type: "string" }, small: { type: "boolean", default: false } },
  });
  const unknown = positionals.find((name) => !groups.includes(name));
  if (unknown !== undefined) throw new Error(`there is no group "${unknown}". Groups: ${groups.join(", ")}.`);
  const usual = values.small ? SMALL : FULL;
  return {
    names: groups.filter((name) => positionals.length === 0 || positionals.includes(name)),
    options: {
      bytes: wholeNumber("mebibytes", values.mebibytes, usual.mebibytes) * MEBIBYTE,
      runs: wholeNumber("runs", values.runs, usual.runs),
      isSmall: values.small,
    },
  };
}
