import type { ParseArgsOptionsConfig } from "node:util";
import { readTextFile, TextFileError } from "@envoi/platform/text-file";

/** A problem that the operator can fix. */
export class AdminError extends Error {}

export type GivenOptions = Readonly<Record<string, string | boolean | undefined>>;

export type CommandContext = {
  /** Values of the arguments named in the command's `args`. */
  args: readonly string[];
  given: GivenOptions;
  /** Prints `lines`, or, with `--json`, the value that the lines describe. */
  print(thing: unknown, lines: string | readonly string[]): void;
  /** Prints a table with a row for each item, or, with `--json`, a line of JSON for each. */
  printAll<Thing>(things: readonly Thing[], toRow: (thing: Thing) => Row): void;
  /**
   * Makes a call to the operators' API.
   *
   * @param path - path below `/operators`
   * @returns the response's JSON @throws AdminError
   * if the call is rejected
   */
  call(method: string, path: string, body?: object): Promise<unknown>;
  /** Makes a call that returns a line of JSON for each item. @returns the items */
  callLines(method: string, path: string, body?: object): Promise<unknown[]>;
};

export type Row = Readonly<Record<string, string | number>>;

/** Response to a call that changes something. */
export type Outcome = { outcome: string };

export type Command = {
  /** One word, or two such as `dead-letters list`. */
  name: string;
  /** The names of the command's arguments, as the usage text shows them. */
  args?: readonly string[];
  usage: readonly [string, ...string[]];
  /** The command's own options. */
  options?: ParseArgsOptionsConfig;
  /** @returns the exit code, if it can differ from 0 */
  run(context: CommandContext): Promise<number> | Promise<void>;
};

/** @throws AdminError if there is no `--reason` */
export function requireReason({ reason }: GivenOptions): string {
  if (typeof reason !== "string") throw new AdminError("give a --reason, for the audit log");
  return reason;
}

/** Formats options as the query string of a call. @param names - the options' names in the query */
export function formatQuery(given: GivenOptions, names: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams();
  for (const [option, name] of Object.entries(names)) {
    const value = given[option];
    if (value !== undefined && value !== false) query.set(name, String(value));
  }
  return query.size === 0 ? "" : `?${query}`;
}

/** The text of a file named by the operator. @throws AdminError that names the file */
export async function readGivenFile(file: string): Promise<string> {
  try {
    return await readTextFile(file);
  } catch (error) {
    throw new AdminError(`${file}: ${error instanceof TextFileError ? error.message : "cannot be read"}`);
  }
}
