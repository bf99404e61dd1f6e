import { CommanderError } from "commander";
import { EXIT, explainFailure } from "./exit-codes.ts";
import { Output } from "./output/output.ts";
import { createProgram } from "./program.ts";

// Links and notes on the command line can be seen by every user of this machine until they are overwritten.
process.title = "envoi";

/** How a shell reports a program that this signal has ended. */
const SIGPIPE = 141;

const interruption = new AbortController();
let interruptions = 0;
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(name, () => {
    interruption.abort(new DOMException("Interrupted.", "AbortError"));
    interruptions += 1;
    // A person who is in a hurry.
    if (interruptions > 1) process.exit(EXIT.interrupted);
  });
}
// A reader of the result that leaves, such as `head`, ends the program, as the signal for it would. Messages that nobody
// reads end nothing.
process.stdout.on("error", (error: NodeJS.ErrnoException) =>
  process.exit(error.code === "EPIPE" ? SIGPIPE : EXIT.other),
);
process.stderr.on("error", () => {});

process.exitCode = await main(process.argv.slice(2));
// Connections that are kept alive and timers of the transfer don't keep a finished command waiting.
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
      output.fail({
        exitCode: EXIT.interrupted,
        code: "interrupted",
        message: "Interrupted. Continue with: envoi resume",
      });
      return EXIT.interrupted;
    }
    const failure = explainFailure(error);
    output.fail(failure);
    if (process.env["ENVOI_DEBUG"])
      process.stderr.write(`${error instanceof Error ? error.stack : error}
`);
    return failure.exitCode;
  }
}
