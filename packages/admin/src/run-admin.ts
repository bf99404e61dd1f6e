import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { createOperatorCalls } from "./call-operators.ts";
import { AdminError, type Command, type CommandContext, type GivenOptions } from "./command.ts";
import { afterRestore } from "./commands/after-restore.ts";
import { verify } from "./commands/audit.ts";
import { blocklistCommands } from "./commands/blocklist.ts";
import { processCommands } from "./commands/process.ts";
import { reportCommands } from "./commands/reports.ts";
import { requestCommands } from "./commands/requests.ts";
import { underWayCommands } from "./commands/under-way.ts";
import { uploadCommands } from "./commands/uploads.ts";
import { table } from "./table.ts";

export { AdminError } from "./command.ts";

type AdminContext = {
  variables: NodeJS.ProcessEnv;
  /** The operator's name, for the audit log. */
  user: string;
  print(line: string): void;
};

/** All commands, in the order of the usage text. */
const COMMANDS: readonly Command[] = [
  ...uploadCommands,
  ...blocklistCommands,
  ...reportCommands,
  ...requestCommands,
  ...underWayCommands,
  ...processCommands,
  afterRestore,
  verify,
];

/** Options common to all commands. */
const OPTIONS = {
  json: { type: "boolean" },
  url: { type: "string" },
  "token-file": { type: "string" },
} as const;
const USAGE_COLUMN = 28;

function formatUsage({ name, args = [], usage }: Command): string {
  const [first, ...rest] = usage;
  const indent = " ".repeat(USAGE_COLUMN);
  const lead = `  ${[name, ...args].join(" ")}`;
  const head = lead.length < USAGE_COLUMN ? lead.padEnd(USAGE_COLUMN) : `${lead}\n${indent}`;
  return [`${head}${first}`, ...rest.map((line) => `${indent}${line}`)].join("\n");
}

const USAGE = `usage: envoi-admin COMMAND [options]

${COMMANDS.map(formatUsage).join("\n")}

  ID is the id of an upload, or its link; REQUEST is that of a request.

  --json                    print JSON instead of tables, one object per line
  --url ORIGIN              private port of the operators' service, or of npm start (ENVOI_ADMIN_URL; http://127.0.0.1:8081)
  --token-file FILE         file with the operators' token (OPERATOR_TOKEN_FILE), instead of a token in ENVOI_ADMIN_TOKEN`;

/** Finds the command that these words name, and separates its arguments. */
function find(words: readonly string[]): { command: Command; args: readonly string[] } | null {
  for (const command of COMMANDS) {
    const { length } = command.name.split(" ");
    const args = words.slice(length);
    const isNamed = words.slice(0, length).join(" ") === command.name;
    if (isNamed && args.length === (command.args ?? []).length) return { command, args };
  }
  return null;
}

/** @throws AdminError with the usage text */
function read(line: string[]): { command: Command; args: readonly string[]; given: GivenOptions } {
  const of = (commands: readonly Command[]): ParseArgsOptionsConfig =>
    Object.assign({}, ...commands.map(({ options }) => options), OPTIONS);
  try {
    const { positionals } = parseArgs({ args: line, options: of(COMMANDS), allowPositionals: true });
    const found = find(positionals);
    if (found === null) throw new AdminError(USAGE);
    // The line is parsed again with only this command's options, so that other commands' options are rejected.
    const { values } = parseArgs({ args: line, options: of([found.command]), allowPositionals: true });
    return { ...found, given: values as GivenOptions };
  } catch (error) {
    if (error instanceof AdminError) throw error;
    throw new AdminError(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

function createPrinter(print: (line: string) => void, json: boolean): Pick<CommandContext, "print" | "printAll"> {
  const printEach = (lines: readonly string[]) => lines.forEach((line) => void print(line));
  return {
    print: (thing, lines) => printEach(json ? [JSON.stringify(thing)] : [lines].flat()),
    printAll: (things, toRow) => printEach(json ? things.map((one) => JSON.stringify(one)) : table(things.map(toRow))),
  };
}

/** @returns the exit code: 1 if a check found a problem */
export async function runAdmin(line: string[], { variables, user, print }: AdminContext): Promise<number> {
  const { command, args, given } = read(line);
  const text = (option: string, variable: string) => {
    const value = given[option];
    return typeof value === "string" ? value : variables[variable];
  };
  const calls = createOperatorCalls({
    origin: text("url", "ENVOI_ADMIN_URL") ?? "http://127.0.0.1:8081",
    token: given["token-file"] === undefined ? variables["ENVOI_ADMIN_TOKEN"] : undefined,
    tokenFile: text("token-file", "OPERATOR_TOKEN_FILE"),
    user,
  });
  return (await command.run({ args, given, ...createPrinter(print, given["json"] === true), ...calls })) ?? 0;
}
