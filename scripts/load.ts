// `npm run load -- smoke`: runs the load tests with k6 against a new stack or a named server.

import path from "node:path";
import { MissingPrograms, type ProgramName, programsFor, providePrograms } from "@envoi/backing-stores";
import { readLoadArguments } from "./load/arguments.ts";
import { runLoad } from "./load/run-load.ts";
import { root } from "./root.ts";
import { SetupError } from "./setup/setup-error.mjs";

const say = (line: string) => console.log(line);

try {
  const args = readLoadArguments(process.argv.slice(2));
  const names: ProgramName[] = args.baseUrl === null ? programsFor("load") : ["k6"];
  await providePrograms(names, { variables: process.env, say: (line) => say(`envoi: ${line}`) });
  const { report, grown, files } = await runLoad(args, say);
  for (const line of grown) say(line);
  say(`reports: ${files.map((file) => path.relative(root, file)).join(", ")}`);
  process.exitCode = report.isPassed ? 0 : 1;
} catch (error) {
  if (!(error instanceof SetupError || error instanceof MissingPrograms)) throw error;
  console.error(`envoi: ${error.message}`);
  process.exitCode = 1;
}
