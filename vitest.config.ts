import { availableParallelism } from "node:os";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./scripts/test/longest-first.ts";

/** Debian's Chromium; the test commands find or install it and pass its path. */
const executablePath = process.env["CHROMIUM_BIN"] ?? "/usr/bin/chromium";

const NEVER = ["**/node_modules/**", "**/dist/**", "**/.cache/**"];

/** Tests spend up to half of their time waiting for disks, timers and servers: see `LongestFirst`. */
const MAX_WORKERS = 5;
/** Browsers and services keep every core busy: with more test files than cores running at once, tests time out. */
const JOURNEYS_AT_ONCE = Math.max(2, availableParallelism());
const ATTACKS_AT_ONCE = 3;

/**
 * Threads that run TypeScript contain Node's WebAssembly. V8 sometimes crashes (`jit_page.has_value()`) when it
 * replaces a WebAssembly wrapper after a thousand calls while other threads start and end. The first flag prevents
 * this.
 *
 * Garbage collection took a sixth of the tests' time. The other flags postpone it.
 */
const NODE_FLAGS = ["--wasm-wrapper-tiering-budget=1000000000", "--initial-heap-size=256", "--max-semi-space-size=32"];

/** Whether property tests run longer than usual, or one case is repeated: docs/design/fuzzing.md. */
const IS_FUZZING = ["FUZZ_RUNS", "FUZZ_SEED"].some((name) => process.env[name] !== undefined);

/** Timeouts for busy cores, where a test takes many times longer than on its own. No assertion depends on them. */
const PATIENCE = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
  setupFiles: ["scripts/test/patience.ts"],
};

/** `npm run unit` starts faster if nothing loads fast-check. */
const FUZZING = IS_FUZZING ? { testTimeout: 0, setupFiles: [...PATIENCE.setupFiles, "scripts/test/fuzz-runs.ts"] } : {};

/**
 * Memory measurements. At most one runs per core, because memory grows if a process has no CPU time for garbage
 * collection.
 */
const MEASURED = "e2e/**/{memory,large-file,large-transfers}.e2e.test.ts";

/** Browser measurements. Each keeps both cores busy. */
const MEASURED_BROWSERS = "e2e/embedded/large-transfers.e2e.test.ts";

/** Tests that, on the stack, wait for the edge to close idle connections. */
const WAITS_ON_STACK = "e2e/wire/bad-*.e2e.test.ts";

/**
 * Journeys that would make `npm test` twice as long, most of them in a browser. The contracts and services have quick
 * tests of the same behaviour.
 */
const SLOW_JOURNEYS = [
  "e2e/core/{own-uploads,password,several-files,strange-folder}.e2e.test.ts",
  "e2e/wire/{file-requests,kept-downloads,limits,operators,owner-events,parallel-*}.e2e.test.ts",
  "e2e/wire/{quotas,random-access,shutdown,strangers,strong-password,tus-clients}.e2e.test.ts",
];

const inFolders = (folders: string) => `e2e/${folders}/**/*.e2e.test.ts`;

/** If set, only stacks are tested, with direct transfers and this object store: see CONTRIBUTING.md. */
const DIRECT = process.env["DIRECT"] as "minio" | "seaweedfs" | undefined;

const BROWSER_ON_STACK = "e2e/browser/{in-page-download,content-security,secrets,live-links,reports}.e2e.test.ts";

/** Whole journeys against the product as users start it: one process (`npm start`) or many (`npm run stack`). */
function journeys(
  name: string,
  mode: "embedded" | "stack",
  files: {
    include: string[];
    exclude?: string[];
    order?: number;
    atOnce?: number;
    objectStore?: "minio" | "seaweedfs";
  },
) {
  const { include, exclude = [], order = 3, atOnce = JOURNEYS_AT_ONCE, objectStore = "minio" } = files;
  return {
    test: {
      ...PATIENCE,
      name,
      environment: "node" as const,
      execArgv: NODE_FLAGS,
      // If test files share modules, they cannot be spread over the whole run: see `LongestFirst`.
      isolate: name.startsWith("full-"),
      include,
      exclude: [...NEVER, ...exclude],
      provide: { mode, objectStore: DIRECT ?? objectStore },
      ...(DIRECT && { env: { DIRECT_TRANSFERS: "true" } }),
      testTimeout: 600_000,
      hookTimeout: 300_000,
      // Long, because several browsers share a busy host.
      expect: { poll: { timeout: 60_000 } },
      maxWorkers: atOnce,
      sequence: { groupOrder: order },
    },
  };
}

// `npm test` runs the projects whose names do not contain "full", `npm run test:all` runs all of them. Projects of the
// same order run in parallel, followed by the next order. Within an order, the files that took longest last time start
// first.
export default defineConfig({
  test: {
    allowOnly: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...PATIENCE,
          ...FUZZING,
          name: "unit",
          environment: "node",
          execArgv: NODE_FLAGS,
          // Files share the modules that they import: reloading them per file took half of the time.
          isolate: false,
          include: [
            "{packages,services,tools,deploy,frontend,scripts,bench,load-tests}/**/*.test.ts",
            "e2e/{screens,evil-server}/list.test.ts",
          ],
          exclude: [...NEVER, "**/*.{int,browser,e2e}.test.ts"],
          maxWorkers: MAX_WORKERS,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...PATIENCE,
          name: "dom",
          environment: "happy-dom",
          execArgv: NODE_FLAGS,
          isolate: false,
          setupFiles: ["scripts/test/patience.ts", "frontend/src/testing/setup-dom.ts"],
          include: ["frontend/src/**/*.test.tsx"],
          exclude: NEVER,
          maxWorkers: MAX_WORKERS,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // Tests that also run in a browser, including every test of `crypto` that does not need Node.
        test: {
          ...PATIENCE,
          name: "browser",
          include: ["packages/crypto/src/**/*.test.ts", "{packages,frontend}/**/*.browser.test.ts"],
          exclude: [...NEVER, "**/*.{node,int,e2e}.test.ts"],
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath, args: ["--no-sandbox"] } }),
            instances: [{ browser: "chromium" as const }],
          },
        },
      },
      {
        // Tests that start real servers or programs that open zips.
        test: {
          ...PATIENCE,
          testTimeout: 120_000,
          ...FUZZING,
          name: "int",
          environment: "node",
          // Test files share modules, as in the project `unit`.
          isolate: false,
          execArgv: NODE_FLAGS,
          include: ["{packages,services,tools,deploy,frontend,scripts}/**/*.int.test.ts"],
          exclude: [...NEVER, "**/*.full.int.test.ts"],
          maxWorkers: MAX_WORKERS,
          sequence: { groupOrder: 2 },
        },
      },
      {
        // Tests with programs that take minutes to build (MinIO, toxiproxy, Helm, promtool), and other slow tests.
        test: {
          ...PATIENCE,
          testTimeout: 120_000,
          ...FUZZING,
          name: "full-int",
          environment: "node",
          execArgv: NODE_FLAGS,
          include: ["{packages,services,tools,deploy,frontend,scripts}/**/*.full.int.test.ts"],
          exclude: NEVER,
          maxWorkers: MAX_WORKERS,
          sequence: { groupOrder: 2 },
        },
      },
      journeys("e2e", "embedded", {
        include: [inFolders("{core,wire}"), "e2e/evil-server/library.e2e.test.ts"],
        exclude: [MEASURED, ...SLOW_JOURNEYS],
        order: 2,
        atOnce: MAX_WORKERS,
      }),
      journeys("e2e-stack", "stack", {
        include: ["e2e/core/send-and-receive.e2e.test.ts"],
        order: 2,
        atOnce: MAX_WORKERS,
        objectStore: "seaweedfs",
      }),
      journeys("full-e2e", "embedded", {
        include: [inFolders("{browser,embedded}"), "e2e/evil-server/full/*.e2e.test.ts", ...SLOW_JOURNEYS],
        exclude: [MEASURED],
      }),
      journeys("full-e2e-waits", "embedded", { include: [inFolders("{waits,embedded-waits}")] }),
      journeys("full-e2e-stack", "stack", {
        include: [inFolders("{wire,stack}"), BROWSER_ON_STACK],
        // This file runs together with the attacks on the stack.
        exclude: [MEASURED, WAITS_ON_STACK, "e2e/wire/strangers.e2e.test.ts"],
      }),
      journeys("full-e2e-screens", "embedded", { include: [inFolders("screens")] }),
      journeys("full-e2e-stack-waits", "stack", {
        include: [inFolders("{waits,stack-waits}"), WAITS_ON_STACK],
        exclude: [MEASURED],
      }),
      journeys("full-measured-browsers", "embedded", { include: [MEASURED_BROWSERS], order: 4, atOnce: 1 }),
      journeys("full-measured", "embedded", {
        include: [MEASURED],
        exclude: [inFolders("stack{,-waits}"), MEASURED_BROWSERS],
        order: 5,
        atOnce: 2,
      }),
      journeys("full-measured-stack", "stack", {
        include: [MEASURED],
        exclude: [inFolders("embedded")],
        order: 5,
        atOnce: 2,
      }),
      // Tests that legitimate clients are served in time during an attack. Several attacks can run concurrently:
      // attackers mostly wait, so the host is mostly idle even during three attacks.
      journeys("full-attacks", "embedded", {
        include: ["e2e/attacks/{sockets,full-disk,ended-uploads,wide-network}.e2e.test.ts"],
        order: 6,
        atOnce: ATTACKS_AT_ONCE,
      }),
      journeys("full-attacks-stack", "stack", {
        include: ["e2e/attacks/{behind-proxies,full-nats,full-redis,ended-uploads,wide-network}.e2e.test.ts"],
        order: 6,
        atOnce: ATTACKS_AT_ONCE,
        objectStore: "seaweedfs",
      }),
      // Attacks that keep the host busy or fill the kernel's TCP memory, after which it resets any connection.
      journeys("full-attacks-busy", "embedded", {
        include: ["e2e/attacks/empty-sessions.e2e.test.ts"],
        order: 7,
        atOnce: 1,
      }),
      journeys("full-attacks-flood", "stack", {
        include: ["e2e/attacks/{exists-flood,long-metadata,sockets,empty-sessions,upload-fleet}.e2e.test.ts"],
        order: 7,
        atOnce: 1,
        objectStore: "seaweedfs",
      }),
      // Takes minutes, mostly spent waiting: see CONTRIBUTING.md.
      ...(process.env["ATTACK_TIMES"] === "default"
        ? [
            journeys("full-attacks-default-times", "embedded", {
              include: ["e2e/attacks/sockets-default-times.e2e.test.ts"],
              order: 8,
              atOnce: 1,
            }),
          ]
        : []),
      ...(DIRECT
        ? [
            journeys("full-e2e-direct", "stack", {
              include: [inFolders("{core,browser}")],
              exclude: [BROWSER_ON_STACK],
            }),
          ]
        : []),
    ].filter(({ test }) => DIRECT === undefined || ("provide" in test && test.provide.mode === "stack")),
  },
});
