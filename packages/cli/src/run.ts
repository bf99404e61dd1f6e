import { TransferError } from "@envoi/client";
import { type Command, CommanderError } from "commander";
import { EXIT, explainFailure } from "./exit-codes.ts";
import { InterruptedTransfer } from "./interruption.ts";
import { Output } from "./output/output.ts";
import { createProgram } from "./program.ts";

// Overwrites the links and notes on the command line, which every user of this machine can see.
process.title = "envoi";

/** Exit code that shells report for programs terminated by SIGPIPE. */
const SIGPIPE = 141;

const args = process.argv.slice(2);
const isJson = args.includes("--json");
const interruption = new AbortController();
let interruptions = 0;
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(name, () => {
    interruption.abort(new DOMException("Interrupted.", "AbortError"));
    interruptions += 1;
    // A second signal ends the program without waiting for the transfer to be saved.
    if (interruptions > 1) process.exit(EXIT.interrupted);
  });
}
// If the reader closes standard output, as `head` does, the program ends as if by SIGPIPE. Closing standard error does
// not end it.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(SIGPIPE);
  const message = `Standard output can't be written: ${error.message}.`;
  createOutput().fail({ exitCode: EXIT.other, code: "output_failed", message });
  process.exit(EXIT.other);
});
process.stderr.on("error", () => {});

process.exitCode = await main();
// Exits even if connections are open and timers are pending.
await new Promise<void>((resolve) => process.stdout.write("", () => resolve()));
process.exit();

async function main(): Promise<number> {
  try {
    const program = createProgram(interruption.signal);
    if (isJson) silenceErrors(program);
    await program.parseAsync(args, { from: "user" });
    return EXIT.ok;
  } catch (error) {
    const output = createOutput();
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return EXIT.ok;
      if (isJson) output.fail({ exitCode: EXIT.usage, code: "usage", message: describeUsage(error) });
      return EXIT.usage;
    }
    // Ctrl-C and Ctrl-D at a prompt send no signal.
    if (interruption.signal.aborted || (error instanceof TransferError && error.code === "cancelled")) {
      const message = error instanceof InterruptedTransfer ? error.message : "Interrupted.";
      output.fail({ exitCode: EXIT.interrupted, code: "interrupted", message });
      return EXIT.interrupted;
    }
    const failure = explainFailure(error);
    output.fail(failure);
    if (process.env["ENVOI_DEBUG"]) output.detail(String(error instanceof Error ? error.stack : error));
    return failure.exitCode;
  }
}

/** Failures are printed as JSON instead. */
function silenceErrors(command: Command): void {
  command.configureOutput({ writeErr: () => {} });
  command.commands.forEach(silenceErrors);
}

/** Output for failures, which may occur before the options are parsed. */
function createOutput(): Output {
  return new Output({ json: isJson, quiet: false, verbose: true, color: "auto" }, process);
}

/** @returns what is wrong with the command line; without a command, there is only the help */
function describeUsage({ code, message }: CommanderError): string {
  return code === "commander.help" ? "Specify a command: see envoi --help." : message.replace(/^error: /, "");
}
