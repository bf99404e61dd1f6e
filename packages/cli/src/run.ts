import { CommanderError } from "commander";
import { EXIT, explainFailure } from "./exit-codes.ts";
import { InterruptedTransfer } from "./interruption.ts";
import { Output } from "./output/output.ts";
import { createProgram } from "./program.ts";

// Links and notes on the command line can be seen by every user of this machine until they are overwritten.
process.title = "envoi";

/** The exit code that a shell reports for a program that SIGPIPE has ended. */
const SIGPIPE = 141;

const interruption = new AbortController();
let interruptions = 0;
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(name, () => {
    interruption.abort(new DOMException("Interrupted.", "AbortError"));
    interruptions += 1;
    // A second signal ends the program without waiting for the transfer to be kept.
    if (interruptions > 1) process.exit(EXIT.interrupted);
  });
}
// If the reader of the result closes its end, as `head` does, the program ends as SIGPIPE would end it. A closed standard
// error does not end it.
process.stdout.on("error", (error: NodeJS.ErrnoException) =>
  process.exit(error.code === "EPIPE" ? SIGPIPE : EXIT.other),
);
process.stderr.on("error", () => {});

process.exitCode = await main(process.argv.slice(2));
// Exits although connections are kept alive and timers of the transfer are pending.
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
