import type { ParseArgsOptionsConfig } from "node:util";
import { readTextFile, TextFileError } from "@envoi/platform/text-file";

/** A problem that the operator can fix. */
export class AdminError extends Error {}

/** The options that were given to a command. */
export type GivenOptions = Readonly<Record<string, string | boolean | undefined>>;

/** The arguments of a command, and the functions that it uses. */
export type CommandContext = {
  /** The arguments that the command's `args` names. */
  args: readonly string[];
  given: GivenOptions;
  /** Prints these lines, or, with `--json`, the value that they describe. */
  print(thing: unknown, lines: string | readonly string[]): void;
  /** Prints a table with a row for each item, or, with `--json`, a line of JSON for each. */
  printAll<Thing>(things: readonly Thing[], toRow: (thing: Thing) => Row): void;
  /**
   * Makes a call to the operators' API.
   *
   * @param path - path below `/operators`
   * @returns the JSON of the answer
   * @throws AdminError if the call is refused
   */
  call(method: string, path: string, body?: object): Promise<unknown>;
  /** Makes a call whose answer contains a line of JSON for each item. @returns the items */
  callLines(method: string, path: string, body?: object): Promise<unknown[]>;
};

/** A row of a table: its cells, by column. */
export type Row = Readonly<Record<string, string | number>>;

/** Answer to a call that changes something. */
export type Outcome = { outcome: string };

export type Command = {
  /** One word, or two such as `dead-letters list`. */
  name: string;
  /** The names of the command's arguments, as the usage text shows them. */
  args?: readonly string[];
  /** Description, in one or more lines. */
  usage: readonly [string, ...string[]];
  /** Options, apart from those that all commands have. */
  options?: ParseArgsOptionsConfig;
  /** @returns the exit code, if it is not always 0 */
  run(context: CommandContext): Promise<number> | Promise<void>;
};

/** @throws AdminError if there is no `--reason` */
export function requireReason({ reason }: GivenOptions): string {
  if (typeof reason !== "string") throw new AdminError("give a --reason, for the audit log");
  return reason;
}

/** Formats the given options as the query of a call. @param names - the options' names in the query */
export function formatQuery(given: GivenOptions, names: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams();
  for (const [option, name] of Object.entries(names)) {
    const value = given[option];
    if (value !== undefined && value !== false) query.set(name, String(value));
  }
  return query.size === 0 ? "" : `?${query}`;
}

/** The text of a file that the operator named. @throws AdminError that names the file */
export async function readGivenFile(file: string): Promise<string> {
  try {
    return await readTextFile(file);
  } catch (error) {
    throw new AdminError(`${file}: ${error instanceof TextFileError ? error.message : "cannot be read"}`);
  }
}
