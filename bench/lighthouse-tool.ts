import { execFile } from "node:child_process";
import { access, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findProgram } from "@envoi/backing-stores";
import { CHROMIUM_ARGUMENTS } from "@envoi/testkit";
import { z } from "zod";

const run = promisify(execFile);
const VERSION = "13.5.0";
const MAX_REPORT_BYTES = 64 * 1_048_576;

/** On a busy machine it sometimes misses the beginning of a page, and its advice is to run it again. */
const TRIES = 3;

const reportSchema = z.object({ categories: z.object({ performance: z.object({ score: z.number() }) }) });

/**
 * Installs Lighthouse once, in the user's cache. It is not a dependency, because with its own dependencies it is larger
 * than all others together.
 *
 * @returns path of its command
 */
export async function provideLighthouse(): Promise<string> {
  const cache = join(process.env["XDG_CACHE_HOME"] || join(homedir(), ".cache"), "envoi");
  const target = join(cache, `lighthouse-${VERSION}`);
  const command = join("node_modules", "lighthouse", "cli", "index.js");
  const isThere = () =>
    access(join(target, command)).then(
      () => true,
      () => false,
    );
  if (await isThere()) return join(target, command);
  await mkdir(cache, { recursive: true });
  const fresh = await mkdtemp(join(cache, ".lighthouse-"));
  try {
    const options = ["--ignore-scripts", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"];
    await run("npm", ["install", ...options, "--prefix", fresh, `lighthouse@${VERSION}`], { cwd: fresh });
    await rename(fresh, target);
  } catch (error) {
    // Another run may have installed it first.
    if (!(await isThere())) throw error;
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  return join(target, command);
}

/** @returns performance score with the mobile preset, 0 to 100, in a Chromium with a fresh profile */
export async function performanceOf(lighthouse: string, address: string): Promise<number> {
  const flags = ["--headless", ...CHROMIUM_ARGUMENTS].join(" ");
  const options = ["--output=json", "--quiet", "--only-categories=performance", `--chrome-flags=${flags}`];
  const env = { ...process.env, CHROME_PATH: findProgram("chromium"), LC_ALL: "C.UTF-8" };
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      const { stdout } = await run(process.execPath, [lighthouse, address, ...options], {
        env,
        maxBuffer: MAX_REPORT_BYTES,
      });
      return Math.round(reportSchema.parse(JSON.parse(stdout)).categories.performance.score * 100);
    } catch (error) {
      // Not the error itself, which contains the whole report.
      if (left === 0) throw new Error("Lighthouse failed", { cause: stderrOf(error) });
    }
  }
}

function stderrOf(error: unknown): string {
  return error instanceof Error && "stderr" in error ? String(error.stderr) : String(error);
}
