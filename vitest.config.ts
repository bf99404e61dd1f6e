import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestProject, type TestSpecification } from "vitest/node";

/** Debian's Chromium; `npm test` finds it or installs it and says where it is. */
const executablePath = process.env["CHROMIUM_BIN"] ?? "/usr/bin/chromium";

const NEVER = ["**/node_modules/**", "**/dist/**", "**/.cache/**"];

/** One file after the other leaves half of a machine with two cores idle. */
const COMPUTING_AT_ONCE = 2;
/** These wait for servers, or for time to pass, more than half of their time. */
const ASKING_SERVERS_AT_ONCE = 4;
/** Two that compute, and one beside them that does little but wait. */
const JOURNEYS_AT_ONCE = 3;

/**
 * Files of a group begin in this order, the others after them: those that take minutes first, so that none is alone at
 * the end, and those that wait one after the other, about as quickly as they are done.
 */
const FIRST: readonly [project: string, file: string][] = [
  ["int", "saved-body"],
  ["int", "s3-reads"],
  ["int", "compose/images"],
  ["int", "s3-uploads"],
  ["int", "nats/outage"],
  ["int", "publish-web-files"],

  ["e2e-waits", "pausing-clients"],
  ["e2e", "crashes"],
  ["e2e-stack", "content-security"],
  ["e2e-stack", "send-and-receive"],
  ["e2e-stack", "stack/stack"],
  ["e2e-waits", "slow-clients"],
  ["e2e-stack", "stack/accounts"],
  ["e2e", "interrupted-transfers"],
  ["e2e-stack", "browser/secrets"],
  ["e2e-waits", "long-download"],

  ["e2e-stack-waits", "pausing-clients"],
  ["e2e-screens", "screens-in-chromium"],
  ["e2e-screens", "rules-in-firefox"],
  ["e2e-stack-waits", "slow-clients"],
  ["e2e-stack-waits", "kills"],
  ["e2e-stack-waits", "bad-requests"],
  ["e2e-screens", "screens-in-firefox"],
  ["e2e-stack-waits", "bad-uploads"],
  ["e2e-screens", "rules-in-chromium"],
  ["e2e-screens", "screens/languages"],
  ["e2e-stack-waits", "removal"],
  ["e2e-stack-waits", "bus-away"],
];

const isCalled = (moduleId: string, file: string) => moduleId.includes(`${file}.`);

/** The place of a file among those of its group. */
function turnOf({ project, moduleId }: TestSpecification): number {
  const turn = FIRST.findIndex(([name, file]) => name === project.name && isCalled(moduleId, file));
  return turn === -1 ? FIRST.length : turn;
}

/** @throws Error that names the files of `FIRST` that this project does not have */
async function expectFirst(project: TestProject): Promise<void> {
  const names = FIRST.flatMap(([name, file]) => (name === project.name ? file : []));
  if (names.length === 0) return;
  const { testFiles } = await project.globTestFiles();
  const missing = names.filter((name) => !testFiles.some((file) => isCalled(file, name)));
  if (missing.length > 0) throw new Error(`FIRST has files that ${project.name} has not: ${missing.join(", ")}`);
}

class InTurn extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    for (const project of new Set(files.map(({ project }) => project))) await expectFirst(project);
    const orderOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder;
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => orderOf(one) - orderOf(other) || turnOf(one) - turnOf(other));
  }
}

/**
 * Each thread that runs TypeScript has WebAssembly of Node's in it, and V8 dies now and then (`jit_page.has_value()`) when it
 * replaces a wrapper of that after a thousand calls while other threads begin and end. They never make so many.
 */
const KEEPING_WRAPPERS = ["--wasm-wrapper-tiering-budget=1000000000"];

/** On the stack these wait until the edge has closed its idle connections. */
const WAITS_ON_STACK = "e2e/wire/bad-*.e2e.test.ts";

/** These say how much memory something takes, and so have the machine to themselves. */
const MEASURED = "e2e/**/{memory,large-file,large-transfers,beacons}.e2e.test.ts";

const inFolders = (folders: string) => `e2e/${folders}/**/*.e2e.test.ts`;

/**
 * Whole journeys against the product as people start it: `npm start`'s one process, or `npm run stack`'s many.
 */
function journeys(
  name: string,
  way: "embedded" | "stack",
  files: { include: string[]; exclude?: string[]; order: number; atOnce?: number },
) {
  const { include, exclude = [], order, atOnce = 1 } = files;
  return {
    test: {
      name,
      environment: "node" as const,
      include,
      exclude: [...NEVER, ...exclude],
      provide: { way },
      testTimeout: 600_000,
      hookTimeout: 120_000,
      // A browser beside another one may take longer than the second that is usual.
      expect: { poll: { timeout: 15_000 } },
      maxWorkers: atOnce,
      sequence: { groupOrder: order },
    },
  };
}

// Projects of one order run together, those of the next order after them: what is quick tells first.
export default defineConfig({
  test: {
    allowOnly: false,
    sequence: { sequencer: InTurn },
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          execArgv: KEEPING_WRAPPERS,
          include: ["{packages,services,frontend,scripts,bench,load-tests}/**/*.test.ts"],
          exclude: [...NEVER, "**/*.{int,browser,e2e}.test.ts"],
          maxWorkers: COMPUTING_AT_ONCE,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: "dom",
          environment: "happy-dom",
          include: ["frontend/src/**/*.test.tsx"],
          exclude: NEVER,
          maxWorkers: COMPUTING_AT_ONCE,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // What runs in the page is also tested in one: every test of `crypto` but those that need Node.
        test: {
          name: "browser",
          include: ["packages/crypto/src/**/*.test.ts", "{packages,frontend}/**/*.browser.test.ts"],
          exclude: [...NEVER, "**/*.{node,int,e2e}.test.ts"],
          testTimeout: 60_000,
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath, args: ["--no-sandbox"] } }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
      {
        // Against a real Redis, servers that these tests start themselves, and programs that open zips.
        test: {
          name: "int",
          environment: "node",
          execArgv: KEEPING_WRAPPERS,
          include: ["{packages,services,frontend,scripts}/**/*.int.test.ts"],
          exclude: NEVER,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: ASKING_SERVERS_AT_ONCE,
          sequence: { groupOrder: 2 },
        },
      },
      journeys("e2e", "embedded", {
        include: [inFolders("{wire,browser,embedded}")],
        exclude: [MEASURED],
        order: 3,
        atOnce: JOURNEYS_AT_ONCE,
      }),
      journeys("e2e-stack", "stack", {
        include: [inFolders("{wire,browser,stack}")],
        exclude: [MEASURED, WAITS_ON_STACK],
        order: 3,
        atOnce: JOURNEYS_AT_ONCE,
      }),
      journeys("e2e-waits", "embedded", {
        include: [inFolders("{waits,embedded-waits}")],
        order: 3,
        atOnce: JOURNEYS_AT_ONCE,
      }),
      journeys("e2e-screens", "embedded", { include: [inFolders("screens")], order: 4, atOnce: JOURNEYS_AT_ONCE }),
      journeys("e2e-stack-waits", "stack", {
        include: [inFolders("{waits,stack-waits}"), WAITS_ON_STACK],
        exclude: [MEASURED],
        order: 4,
        atOnce: JOURNEYS_AT_ONCE,
      }),
      journeys("e2e-measured", "embedded", { include: [MEASURED], exclude: [inFolders("stack{,-waits}")], order: 5 }),
      journeys("e2e-stack-measured", "stack", { include: [MEASURED], exclude: [inFolders("embedded")], order: 5 }),
    ],
  },
});
