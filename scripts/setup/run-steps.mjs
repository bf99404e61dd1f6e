import { spawn } from "node:child_process";
import os from "node:os";

const endWithParent = new URL("end-with-parent.mjs", import.meta.url);

/**
 * Ctrl-C reaches this process twice, from the terminal and from npm; a second signal within this time is a duplicate.
 */
const ECHO_MS = 500;

/**
 * Runs programs in sequence until one fails, and forwards signals to the running one.
 *
 * @param {object} deps
 * @param {string} deps.root
 * @param {import("./toolchain.mjs").Toolchain} deps.toolchain
 * @param {readonly (readonly string[])[]} deps.steps - Node arguments, one list per program
 * @param {number} [deps.echoMs]
 * @returns {Promise<number>} exit code of the failed step, or 128 + n if signal n killed it; 0 if all steps succeeded
 */
export async function runSteps({ root, toolchain, steps, echoMs = ECHO_MS }) {
  /** @type {import("node:child_process").ChildProcess | undefined} */
  let child;
  /** @type {NodeJS.Signals | undefined} */
  let stopped;
  /**
   * When a signal of each type last arrived. The times are separate because signals of different types may arrive in
   * either order.
   *
   * @type {Map<NodeJS.Signals, number>}
   */
  const cameAtMs = new Map();
  /** @param {NodeJS.Signals} signal */
  const handOn = (signal) => {
    const nowMs = performance.now();
    if (nowMs - (cameAtMs.get(signal) ?? Number.NEGATIVE_INFINITY) < echoMs) return;
    stopped = signal;
    cameAtMs.set(signal, nowMs);
    if (child?.pid !== undefined) signalGroup(child.pid, signal);
  };
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) process.on(signal, handOn);

  for (const step of steps) {
    if (stopped !== undefined) return 128 + os.constants.signals[stopped];
    // A separate process group shields the child from the terminal's Ctrl-C, so it gets the signal exactly once.
    const running = spawn(toolchain.node, ["--import", endWithParent.href, ...step], {
      cwd: root,
      env: toolchain.env,
      stdio: ["pipe", "inherit", "inherit"],
      detached: true,
    });
    child = running;
    const code = await new Promise((resolve, reject) => {
      running.on("error", reject);
      running.on("exit", (exitCode, signal) => {
        resolve(signal === null ? exitCode : 128 + os.constants.signals[signal]);
      });
    });
    child = undefined;
    if (code !== 0) return code;
  }
  return 0;
}

/** @param {number} pid @param {NodeJS.Signals} signal */
function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // The process group has already ended.
  }
}
