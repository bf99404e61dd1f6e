// `node scripts/run.mjs programs [--present] NAME...`: installs missing programs, and prints their paths and Node's as
// shell assignments, such as NODE_BIN. With --present, a missing program is an error.
import { parseArgs } from "node:util";
import { findProgram, PROGRAMS, type ProgramName, providePrograms } from "@envoi/backing-stores";

const { values, positionals } = parseArgs({ options: { present: { type: "boolean" } }, allowPositionals: true });
const names = positionals.filter((name): name is ProgramName => Object.hasOwn(PROGRAMS, name));

try {
  const say = (line: string) => console.error(`envoi: ${line}`);
  if (!values.present) await providePrograms(names, { variables: process.env, say });
  const found = names.map((name) => [PROGRAMS[name].variable, findProgram(name)]);
  for (const [variable, file] of [["NODE_BIN", process.execPath], ...found]) console.log(`${variable}='${file}'`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
