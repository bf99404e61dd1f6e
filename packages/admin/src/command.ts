import type { ParseArgsOptionsConfig } from "node:util";
import { readTextFile, TextFileError } from "@envoi/platform/text-file";

/** Something that the operator can fix. */
export class AdminError extends Error {}

/** The options that were given to a command. */
export type GivenOptions = Readonly<Record<string, string | boolean | undefined>>;

/** Arguments and means of a command. */
export type CommandContext = {
  /** The arguments that `args` of the command names. */
  args: readonly string[];
  given: GivenOptions;
  /** Prints these lines, or with `--json` the thing that they describe. */
  print(thing: unknown, lines: string | readonly string[]): void;
  /** Prints a table with a row for each thing, or with `--json` a line for each. */
  printAll<Thing>(things: readonly Thing[], toRow: (thing: Thing) => Row): void;
  /**
   * Makes a call of operators.
   *
   * @param path - below `/operators`
   * @returns the JSON that answers it
   * @throws AdminError if it is refused
   */
  call(method: string, path: string, body?: object): Promise<unknown>;
  /** Makes a call that is answered with a line of JSON for each item. @returns the items */
  callLines(method: string, path: string, body?: object): Promise<unknown[]>;
};

/** A row of a table: its cells, by column. */
export type Row = Readonly<Record<string, string | number>>;

/** Answer to a call that does something. */
export type Outcome = { outcome: string };

export type Command = {
  /** One word, or two such as `dead-letters list`. */
  name: string;
  /** Names of its arguments, for the usage text. */
  args?: readonly string[];
  /** Description, a line or more. */
  usage: readonly [string, ...string[]];
  /** Options besides those of all commands. */
  options?: ParseArgsOptionsConfig;
  /** @returns the exit code, if it is not always 0 */
  run(context: CommandContext): Promise<number> | Promise<void>;
};

/** @throws AdminError without `--reason` */
export function requireReason({ reason }: GivenOptions): string {
  if (typeof reason !== "string") throw new AdminError("give a --reason, for the audit log");
  return reason;
}

/** The query of a call with the given options. @param names - of the options in the query */
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
