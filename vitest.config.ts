import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

/** Debian's Chromium; `npm test` finds it or installs it and says where it is. */
const executablePath = process.env["CHROMIUM_BIN"] ?? "/usr/bin/chromium";

const NEVER = ["**/node_modules/**", "**/dist/**", "**/.cache/**"];

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
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: "dom",
          environment: "happy-dom",
          include: ["frontend/src/**/*.test.tsx"],
          exclude: NEVER,
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
        // Against a real Redis, and servers that these tests start themselves.
        test: {
          name: "int",
          environment: "node",
          include: ["{packages,services,scripts}/**/*.int.test.ts"],
          exclude: NEVER,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        // Whole journeys against `npm start`'s program: one file at a time, as they measure memory and time.
        test: {
          name: "e2e",
          environment: "node",
          include: ["e2e/**/*.e2e.test.ts"],
          exclude: NEVER,
          testTimeout: 600_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
