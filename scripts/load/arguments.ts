import { SetupError } from "../setup/setup-error.mjs";

export type LoadArguments = {
  profile: string;
  /** The origin of a running server; `null`: a new stack. */
  baseUrl: string | null;
  variables: Record<string, string>;
};

const USAGE = `npm run load -- PROFILE [--base-url URL] [--journeys upload,download] [--this-is-mine] [NAME=VALUE…]
Profiles, journeys and variables: load-tests/README.md`;

/** @throws SetupError with the usage text */
export function readLoadArguments(args: readonly string[]): LoadArguments {
  const variables: Record<string, string> = {};
  const words: string[] = [];
  let baseUrl: string | null = null;
  const left = [...args];
  const following = (name: string): string => {
    const value = left.shift();
    if (value === undefined) throw new SetupError(`${name} needs a value\n${USAGE}`);
    return value;
  };
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    const [, name, value] = /^([A-Z][A-Z_]*)=(.*)$/.exec(arg) ?? [];
    if (arg === "--base-url") baseUrl = following(arg);
    else if (arg === "--journeys") variables["JOURNEYS"] = following(arg);
    else if (arg === "--this-is-mine") variables["THIS_IS_MINE"] = "yes";
    else if (name !== undefined && value !== undefined) variables[name] = value;
    else if (arg.startsWith("-")) throw new SetupError(`unknown option "${arg}"\n${USAGE}`);
    else words.push(arg);
  }
  const [profile, ...more] = words;
  if (profile === undefined || more.length > 0) throw new SetupError(USAGE);
  if (variables["BASE_URL"] !== undefined) {
    baseUrl ??= variables["BASE_URL"];
    delete variables["BASE_URL"];
  }
  return { profile, baseUrl, variables };
}
