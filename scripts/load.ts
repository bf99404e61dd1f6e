// `npm run load -- smoke`: runs the load tests with k6 against a new stack or a named server, and compares reports.

import path from "node:path";
import { MissingPrograms, type ProgramName, programsFor, providePrograms } from "@envoi/backing-stores";
import { type LoadArguments, readLoadArguments } from "./load/arguments.ts";
import { compareRuns, mergeSegments } from "./load/reports.ts";
import { runLoad } from "./load/run-load.ts";
import { root } from "./root.ts";
import { SetupError } from "./setup/setup-error.mjs";

const say = (line: string) => console.log(line);

/** @returns whether no threshold was crossed */
async function run(args: LoadArguments): Promise<boolean> {
  const names: ProgramName[] = args.baseUrl === null ? programsFor("load") : ["k6"];
  await providePrograms(names, { variables: process.env, say: (line) => say(`envoi: ${line}`) });
  const { report, grown, files } = await runLoad(args, say);
  for (const line of grown) say(line);
  say(`reports: ${files.map((file) => path.relative(root, file)).join(", ")}`);
  return report.isPassed;
}

async function main(): Promise<boolean> {
  const command = readLoadArguments(process.argv.slice(2));
  if (command.kind === "run") return run(command);
  if (command.kind === "compare") {
    say(await compareRuns(command.names));
    return true;
  }
  const { report, text, file } = await mergeSegments(command.names);
  say(`${text}\nreports: ${file}.json, ${file}.html`);
  return report.isPassed;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  if (!(error instanceof SetupError || error instanceof MissingPrograms)) throw error;
  console.error(`envoi: ${error.message}`);
  process.exitCode = 1;
}
