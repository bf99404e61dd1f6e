import { mkdtemp, rm } from "node:fs/promises";
import { driveChromium } from "./drive-chromium.ts";
import { driveFirefox } from "./drive-firefox.ts";
import type { Engine } from "./engines.ts";
import { treeCpuSeconds, treeMemoryBytes } from "./process-tree.ts";

/** A browser with one page. Its memory is measured, and it saves downloads as it does for real users. */
export type WatchedBrowser = Awaited<ReturnType<typeof startWatchedBrowser>>;

const selectorOf = (testId: string) => `[data-testid="${testId}"]`;
const find = (testId: string) => `document.querySelector(${JSON.stringify(selectorOf(testId))})`;

/** @param options - options of `driveChromium`, for Chromium only */
export async function startWatchedBrowser(engine: Engine, options: Parameters<typeof driveChromium>[1] = {}) {
  // Not a directory in memory, because downloads are large.
  const downloads = await mkdtemp("/var/tmp/envoi-downloads-");
  const page = await (engine === "chromium" ? driveChromium(downloads, options) : driveFirefox(downloads));
  return {
    downloads,
    open: page.open,
    has: async (testId: string) => (await page.run(`return ${find(testId)} !== null`)) === true,
    /** Waits inside the page, because polling from the test would allocate memory in the page. */
    until: async (testId: string) =>
      void (await page.run(`while (${find(testId)} === null) await new Promise((go) => setTimeout(go, 250))`)),
    click: async (testId: string) => void (await page.run(`${find(testId)}.click()`)),
    choose: (testId: string, file: string) => page.choose(selectorOf(testId), file),
    readValue: async (testId: string) => String(await page.run(`return ${find(testId)}.value`)),
    path: async () => String(await page.run("return location.pathname")),
    run: page.run,
    /** Memory used by all processes of the browser, in bytes. */
    memoryBytes: () => treeMemoryBytes(page.pid),
    /** CPU time used so far by all processes of the browser, in seconds. */
    cpuSeconds: () => treeCpuSeconds(page.pid),
    async [Symbol.asyncDispose]() {
      await page[Symbol.asyncDispose]();
      await rm(downloads, { recursive: true, maxRetries: 10 });
    },
  };
}
