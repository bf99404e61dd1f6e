import { JOURNEYS, PROFILES } from "../../load-tests/names.ts";
import { VARIABLES } from "../../load-tests/settings.ts";
import { SetupError } from "../setup/setup-error.mjs";

export type LoadArguments = {
  profile: string;
  /** The origin of a running server; `null`: a new stack. */
  baseUrl: string | null;
  variables: Record<string, string>;
  /** Further options for k6. */
  k6Options?: readonly string[];
};

/** `names`: two report files, a profile whose last two reports are compared, or none for the last two of all. */
export type LoadCommand = ({ kind: "run" } & LoadArguments) | { kind: "compare" | "merge"; names: readonly string[] };

const USAGE = `npm run load -- PROFILE [--base-url URL] [--journeys upload,download] [--this-is-mine] [NAME=VALUE…] [-- K6-OPTIONS]
npm run load -- compare [PROFILE | BEFORE.json AFTER.json]    # two runs; by default, the last two
npm run load -- merge SEGMENT.json SEGMENT.json…              # segments of one run, from several machines
profiles: ${PROFILES.join(", ")}
journeys: ${JOURNEYS.join(", ")}
variables: ${VARIABLES.join(", ")}
Their meaning: load-tests/README.md`;

/** Number of characters to insert, delete or replace to turn one text into the other. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const replaced = (row[to - 1] ?? 0) + Number(one[at - 1] !== other[to - 1]);
      next.push(Math.min(replaced, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

function nearest(name: string, names: readonly string[]): string {
  const distanceOf = (known: string) => editDistance(name.toUpperCase(), known);
  return names.toSorted((one, other) => distanceOf(one) - distanceOf(other))[0] ?? "";
}

/** @throws SetupError if there is no such variable */
function checkVariable(name: string): void {
  if (VARIABLES.some((known) => known === name)) return;
  throw new SetupError(`unknown variable ${name}: did you mean ${nearest(name, VARIABLES)}?\n${USAGE}`);
}

/** @throws SetupError with the usage text */
export function readLoadArguments(args: readonly string[]): LoadCommand {
  const end = args.includes("--") ? args.indexOf("--") : args.length;
  const k6Options = args.slice(end + 1);
  const variables: Record<string, string> = {};
  const words: string[] = [];
  const left = args.slice(0, end);
  const following = (name: string): string => {
    const value = left.shift();
    if (value === undefined) throw new SetupError(`${name} needs a value\n${USAGE}`);
    return value;
  };
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    const [, name, value] = /^(\w+)=(.*)$/s.exec(arg) ?? [];
    if (arg === "--base-url") variables["BASE_URL"] = following(arg);
    else if (arg === "--journeys") variables["JOURNEYS"] = following(arg);
    else if (arg === "--this-is-mine") variables["THIS_IS_MINE"] = "yes";
    else if (name !== undefined && value !== undefined) {
      checkVariable(name);
      variables[name] = value;
    } else if (arg.startsWith("-"))
      throw new SetupError(`unknown option "${arg}"; options for k6 follow after " -- "\n${USAGE}`);
    else words.push(arg);
  }
  const [first = variables["PROFILE"], ...more] = words;
  if (first === "compare" || first === "merge") return { kind: first, names: more };
  if (first === undefined || more.length > 0) throw new SetupError(USAGE);
  const { BASE_URL: baseUrl = null, PROFILE: _, ...others } = variables;
  return { kind: "run", profile: first, baseUrl, variables: others, k6Options };
}
