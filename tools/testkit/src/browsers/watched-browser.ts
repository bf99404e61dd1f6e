import { mkdtemp, rm } from "node:fs/promises";
import { driveChromium } from "./drive-chromium.ts";
import { driveFirefox } from "./drive-firefox.ts";
import type { Engine } from "./engines.ts";
import { treeCpuSeconds, treeMemoryBytes } from "./process-tree.ts";

/** A browser with one page whose memory is measured, and which saves downloads as for real users. */
export type WatchedBrowser = AsyncDisposable & {
  /** Directory of downloads. */
  downloads: string;
  open(address: string): Promise<void>;
  has(testId: string): Promise<boolean>;
  /** Waits inside the page: polling from outside would allocate memory there. */
  until(testId: string): Promise<void>;
  click(testId: string): Promise<void>;
  /** Selects a local file in the page. */
  choose(testId: string, file: string): Promise<void>;
  readValue(testId: string): Promise<string>;
  path(): Promise<string>;
  /** Runs the body of an async function in the page. @returns its result */
  run(body: string): Promise<unknown>;
  /** Memory of all its processes, bytes. */
  memoryBytes(): Promise<number>;
  /** CPU time of all its processes so far, seconds. */
  cpuSeconds(): Promise<number>;
};

const selectorOf = (testId: string) => `[data-testid="${testId}"]`;
const find = (testId: string) => `document.querySelector(${JSON.stringify(selectorOf(testId))})`;

/** @param options - see `driveChromium`; Chromium only */
export async function startWatchedBrowser(
  engine: Engine,
  options: Parameters<typeof driveChromium>[1] = {},
): Promise<WatchedBrowser> {
  // Not in memory, because downloads are large.
  const downloads = await mkdtemp("/var/tmp/envoi-downloads-");
  const page = await (engine === "chromium" ? driveChromium(downloads, options) : driveFirefox(downloads));
  return {
    downloads,
    open: page.open,
    has: async (testId) => (await page.run(`return ${find(testId)} !== null`)) === true,
    until: async (testId) =>
      void (await page.run(`while (${find(testId)} === null) await new Promise((go) => setTimeout(go, 250))`)),
    click: async (testId) => void (await page.run(`${find(testId)}.click()`)),
    choose: (testId, file) => page.choose(selectorOf(testId), file),
    readValue: async (testId) => String(await page.run(`return ${find(testId)}.value`)),
    path: async () => String(await page.run("return location.pathname")),
    run: page.run,
    memoryBytes: () => treeMemoryBytes(page.pid),
    cpuSeconds: () => treeCpuSeconds(page.pid),
    async [Symbol.asyncDispose]() {
      await page[Symbol.asyncDispose]();
      await rm(downloads, { recursive: true, maxRetries: 10 });
    },
  };
}
