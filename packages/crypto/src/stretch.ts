import { scryptAsync } from "@noble/hashes/scrypt.js";
import type { StretchPassword } from "./stretched-root.ts";

/**
 * The cost, which is fixed forever for profile 2. Stretching takes 128 × r × N = 64 MiB, which a page on a phone can
 * still allocate, and half a second on a desktop or one to two seconds on a phone. It is one of OWASP's settings of
 * equal strength: p = 2 compensates for using half the memory.
 */
const COST = { N: 2 ** 16, r: 8, p: 2, dkLen: 32 };

type PrioritisingScheduler = {
  postTask?: <Result>(run: () => Promise<Result>, options: { priority: "background" }) => Promise<Result>;
};

/**
 * Time between pauses, during which messages such as an abort are handled. Each pause may last a few milliseconds,
 * because timers fire late.
 */
const TICK_MS = 50;

/**
 * scrypt in plain JavaScript, because the content security policy forbids WebAssembly. Passwords are normalised to
 * NFKC, so that they are the same from every keyboard.
 */
export const stretchPassword: StretchPassword = async (password, salt, { onProgress, signal }) => {
  signal?.throwIfAborted();
  let percent = 0;
  function onStep(fraction: number): void {
    // An exception here ends the derivation, which then wipes its memory.
    signal?.throwIfAborted();
    if (onProgress === undefined || Math.floor(fraction * 100) <= percent) return;
    percent = Math.floor(fraction * 100);
    onProgress(fraction);
  }
  const options = { ...COST, asyncTick: TICK_MS, onProgress: onStep };
  return new Uint8Array(await inBackground(() => scryptAsync(password.normalize("NFKC"), salt, options)));
};

/**
 * Runs a task at the lowest priority, if the browser supports priorities. At a higher one, Chromium resumes the task
 * after each `scheduler.yield` before it handles any message, so an abort would arrive too late.
 */
function inBackground<Result>(run: () => Promise<Result>): Promise<Result> {
  const { scheduler } = globalThis as { scheduler?: PrioritisingScheduler };
  return scheduler?.postTask === undefined ? run() : scheduler.postTask(run, { priority: "background" });
}
