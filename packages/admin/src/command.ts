import type { ParseArgsOptionsConfig } from "node:util";

/** Something that the operator can fix. */
export class AdminError extends Error {}

/** The options that were given to a command. */
export type GivenOptions = Readonly<Record<string, string | boolean | undefined>>;

/** Arguments and means of a command. */
export type CommandContext = {
  /** The arguments that `args` of the command names. */
  args: readonly string[];
  given: GivenOptions;
  /** Whether to print JSON instead of tables. */
  json: boolean;
  print(line: string): void;
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
  /** @returns the exit code */
  run(context: CommandContext): Promise<number>;
};

/** @throws AdminError without `--reason` */
export function requireReason({ reason }: GivenOptions): string {
  if (typeof reason !== "string") throw new AdminError("give a --reason, for the audit log");
  return reason;
}

/** The query of a call: of these options, those that were given, under their names in the query. */
export function formatQuery(given: GivenOptions, names: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams();
  for (const [option, name] of Object.entries(names)) {
    const value = given[option];
    if (value !== undefined && value !== false) query.set(name, String(value));
  }
  return query.size === 0 ? "" : `?${query}`;
}
