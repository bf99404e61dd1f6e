import { CommanderError } from "commander";
import { EXIT, explainFailure } from "./exit-codes.ts";
import { InterruptedTransfer } from "./interruption.ts";
import { Output } from "./output/output.ts";
import { createProgram } from "./program.ts";

// Overwrites the links and notes on the command line, which every user of this machine can see.
process.title = "envoi";

/** Exit code that shells report for programs terminated by SIGPIPE. */
const SIGPIPE = 141;

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
process.stdout.on("error", (error: NodeJS.ErrnoException) =>
  process.exit(error.code === "EPIPE" ? SIGPIPE : EXIT.other),
);
process.stderr.on("error", () => {});

process.exitCode = await main(process.argv.slice(2));
// Exits even if connections are open and timers are pending.
await new Promise<void>((resolve) => process.stdout.write("", () => resolve()));
process.exit();

async function main(args: readonly string[]): Promise<number> {
  try {
    await createProgram(interruption.signal).parseAsync(args, { from: "user" });
    return EXIT.ok;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
    const isJson = args.includes("--json");
    const output = new Output({ json: isJson, quiet: false, verbose: false, color: "auto" }, process);
    if (interruption.signal.aborted) {
      const message = error instanceof InterruptedTransfer ? error.message : "Interrupted.";
      output.fail({ exitCode: EXIT.interrupted, code: "interrupted", message });
      return EXIT.interrupted;
    }
    const failure = explainFailure(error);
    output.fail(failure);
    if (process.env["ENVOI_DEBUG"]) process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    return failure.exitCode;
  }
}
