#!/usr/bin/env node
import { setFlagsFromString } from "node:v8";

/*
 * [Note: Memory]
 *
 * Transfers allocate many short-lived buffers. With Node's defaults, these take up 30 MiB more than they need: a large
 * young generation collects them late, and glibc keeps freed memory for each of Node's ten threads. Both can be changed
 * only when a process starts, so a command that transfers files starts the program again in the same process, which
 * takes 20 ms of CPU time. Descriptors that the process has inherited are lost, so this is not done if any is used, as
 * with `--password-file /dev/fd/3`.
 */
const TRANSFERS: ReadonlySet<string> = new Set(["send", "upload", "receive", "download", "resume", "collect"]);
/** The executable contains this flag. */
const FLAGS = ["--max-semi-space-size=1"];

const { argv, env, execArgv, execPath, platform } = process;
const args = argv.slice(2);
const isNodeOnLinux = platform === "linux" && navigator.userAgent.startsWith("Node.js/");
const isTransfer = args.some((arg) => TRANSFERS.has(arg));
const usesDescriptors = [...args, ...Object.values(env)].some((text) => /\/(dev|self)\/fd\//.test(text ?? ""));
if (isNodeOnLinux && isTransfer && !usesDescriptors && env["MALLOC_ARENA_MAX"] === undefined) {
  const { isSea } = process.getBuiltinModule("node:sea");
  const script = isSea() ? [] : [...execArgv, ...FLAGS, ...argv.slice(1, 2)];
  process.execve?.(execPath, [execPath, ...script, ...args], { ...env, MALLOC_ARENA_MAX: "2" });
}

// Elsewhere, the young generation can at least be kept from growing. Loading modules makes it grow, so this flag is set
// before any module is loaded.
setFlagsFromString("--semi-space-growth-factor=1");
await import("./run.ts");
