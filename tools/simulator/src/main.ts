import { parseArgs } from "node:util";
import { PLANTED_BUGS, plant } from "./planted-bugs.ts";

const USAGE = `npm run simulate -- [--seeds 100] [--first 1]    simulations with these seeds
npm run simulate -- --first 17 --seeds 1 --trace    one simulation, and everything that happens in it
npm run simulate -- --bug 3 [--seeds 10000]         simulations with a planted bug, until it is found
npm run simulate -- --bugs                          the planted bugs`;

const SHOWN_IF_FEWER = 20;

const { values } = parseArgs({
  options: {
    seeds: { type: "string", default: "100" },
    first: { type: "string", default: "1" },
    trace: { type: "boolean", default: false },
    bug: { type: "string" },
    bugs: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** @throws RangeError */
function readWhole(name: "seeds" | "first" | "bug"): number {
  const number = Number(values[name]);
  if (!Number.isSafeInteger(number) || number < 1) throw new RangeError(`--${name} needs a whole number, at least 1`);
  return number;
}

/** @returns whether the result is as wanted: no broken promise, or a planted bug found */
async function runSeeds(): Promise<boolean> {
  const bug = values.bug === undefined ? null : PLANTED_BUGS[readWhole("bug") - 1];
  if (bug === undefined) throw new RangeError(`--bug needs a number from 1 to ${PLANTED_BUGS.length}`);
  if (bug !== null) plant(bug);
  // Imported only now, so that the product's modules are loaded with the bug.
  const { simulate } = await import("./simulate.ts");
  const [first, seeds] = [readWhole("first"), readWhole("seeds")];
  let broken = 0;
  for (let seed = first; seed < first + seeds; seed++) {
    const { hash, violations, counts, trace } = await simulate(seed, { keepTrace: values.trace });
    for (const line of trace) process.stdout.write(line);
    if (violations.length > 0 || seeds < SHOWN_IF_FEWER) say(`seed ${seed}, hash ${hash}: ${JSON.stringify(counts)}`);
    for (const violation of violations) say(`  ${violation}`);
    if (violations.length > 0) broken++;
    if (bug !== null && broken > 0) {
      say(`found "${bug.name}" with ${seed - first + 1} seeds`);
      return true;
    }
  }
  say(`${seeds} simulations, ${broken} with broken promises`);
  return bug === null && broken === 0;
}

async function run(): Promise<number> {
  try {
    if (values.help) say(USAGE);
    else if (values.bugs) PLANTED_BUGS.forEach(({ name }, at) => void say(`${at + 1}. ${name}`));
    else if (!(await runSeeds())) return 1;
    return 0;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    process.stderr.write(`${error.message}\n${USAGE}\n`);
    return 2;
  }
}

// The services leave servers, which would keep the process running.
process.exit(await run());
