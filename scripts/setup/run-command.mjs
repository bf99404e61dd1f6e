import { spawn } from "node:child_process";

/**
 * Runs a program to completion and collects its output.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<{ code: number, stdout: string, output: string }>} `output` is both streams in order of arrival;
 *   the code is not 0 if the program cannot be started or is killed by a signal
 */
export function runCommand(command, args, { cwd, env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    let stdout = "";
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (/** @type {string} */ text) => {
      stdout += text;
      output += text;
    });
    child.stderr.setEncoding("utf8").on("data", (/** @type {string} */ text) => {
      output += text;
    });
    child.on("error", (error) => resolve({ code: 127, stdout, output: `${output}${error.message}\n` }));
    child.on("close", (code) => resolve({ code: code ?? 1, stdout, output }));
  });
}
