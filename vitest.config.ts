import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

/** Debian's Chromium; `npm test` finds it or installs it and says where it is. */
const executablePath = process.env["CHROMIUM_BIN"] ?? "/usr/bin/chromium";

const NEVER = ["**/node_modules/**", "**/dist/**", "**/.cache/**"];

/** One file after the other leaves half of a machine with two cores idle. */
const COMPUTING_AT_ONCE = 2;
/** These wait for servers half of their time. */
const ASKING_SERVERS_AT_ONCE = 3;
/**
 * Files of this many wait at a time: they do little else, and so run side by side. Not more: all begin by starting a
 * stack, and a client that then cannot speak for ten seconds is turned away.
 */
const WAITING_AT_ONCE = 5;
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
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          include: ["{packages,services,frontend,scripts}/**/*.test.ts"],
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
        atOnce: COMPUTING_AT_ONCE,
      }),
      journeys("e2e-stack", "stack", {
        include: [inFolders("{wire,browser,stack}")],
        exclude: [MEASURED, WAITS_ON_STACK],
        order: 3,
        atOnce: COMPUTING_AT_ONCE,
      }),
      journeys("e2e-screens", "embedded", { include: [inFolders("screens")], order: 4, atOnce: COMPUTING_AT_ONCE }),
      journeys("e2e-measured", "embedded", { include: [MEASURED], exclude: [inFolders("stack{,-waits}")], order: 5 }),
      journeys("e2e-stack-measured", "stack", { include: [MEASURED], exclude: [inFolders("embedded")], order: 5 }),
      journeys("e2e-waits", "embedded", {
        include: [inFolders("{waits,embedded-waits}")],
        order: 6,
        atOnce: WAITING_AT_ONCE,
      }),
      journeys("e2e-stack-waits", "stack", {
        include: [inFolders("{waits,stack-waits}"), WAITS_ON_STACK],
        exclude: [MEASURED],
        order: 6,
        atOnce: WAITING_AT_ONCE,
      }),
    ],
  },
});
