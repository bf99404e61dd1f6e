import { scryptAsync } from "@noble/hashes/scrypt.js";
import type { StretchPassword } from "./strong-password.ts";

/**
 * Fixed for ever for profile 2. It takes 128 × r × N = 64 MiB, which the browser of a phone still gives a page, and half a
 * second on a desktop, one to two on a phone. OWASP counts it among its settings of equal strength: p = 2 makes up for
 * half of the memory.
 */
const COST = { N: 2 ** 16, r: 8, p: 2, dkLen: 32 };

type PrioritisingScheduler = {
  postTask?: <Result>(run: () => Promise<Result>, options: { priority: "background" }) => Promise<Result>;
};

/** Time between pauses in which messages are handled: one may abort it. Each pause may cost a timer, some milliseconds. */
const TICK_MS = 50;

/**
 * scrypt in plain JavaScript: the content security policy allows no WebAssembly. In Unicode's form NFKC, a password is the
 * same from every keyboard.
 */
export const stretchPassword: StretchPassword = async (password, salt, { onProgress, signal }) => {
  signal?.throwIfAborted();
  let percent = 0;
  function onStep(fraction: number): void {
    // What this throws ends the derivation, which wipes its memory.
    signal?.throwIfAborted();
    if (onProgress === undefined || Math.floor(fraction * 100) <= percent) return;
    percent = Math.floor(fraction * 100);
    onProgress(fraction);
  }
  const options = { ...COST, asyncTick: TICK_MS, onProgress: onStep };
  return new Uint8Array(await inBackground(() => scryptAsync(password.normalize("NFKC"), salt, options)));
};

/**
 * Runs a task at the lowest priority, where the browser has priorities. At a higher one, Chromium resumes the task after
 * each `scheduler.yield` before it handles any message, so that an abort would arrive when all is done.
 */
function inBackground<Result>(run: () => Promise<Result>): Promise<Result> {
  const { scheduler } = globalThis as { scheduler?: PrioritisingScheduler };
  return scheduler?.postTask === undefined ? run() : scheduler.postTask(run, { priority: "background" });
}
