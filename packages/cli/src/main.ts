#!/usr/bin/env node
import { setFlagsFromString } from "node:v8";
import { NODE_FLAGS } from "./node-flags.ts";

/*
 * [Note: Memory]
 *
 * Transfers allocate many short-lived objects and buffers. With Node's defaults, they take up 30 MiB more than they
 * need, and 100 MiB more in a long transfer: a large young generation collects them late, the old generation is first
 * collected when it has hundreds of MiB, and glibc keeps freed memory for each of Node's ten threads. This can be
 * changed only when a process starts, so a command that transfers files starts the program again in the same process,
 * which takes 20 ms of CPU time. Descriptors that the process has inherited are lost, so this is not done if any is
 * used, as with `--password-file /dev/fd/3`.
 */
const TRANSFERS: ReadonlySet<string> = new Set(["send", "upload", "receive", "download", "resume", "collect"]);

const { argv, env, execArgv, execPath, platform } = process;
const args = argv.slice(2);
const isNodeOnLinux = platform === "linux" && navigator.userAgent.startsWith("Node.js/");
const isTransfer = args.some((arg) => TRANSFERS.has(arg));
const usesDescriptors = [...args, ...Object.values(env)].some((text) => /\/(dev|self)\/fd\//.test(text ?? ""));
if (isNodeOnLinux && isTransfer && !usesDescriptors && env["MALLOC_ARENA_MAX"] === undefined) {
  const { isSea } = process.getBuiltinModule("node:sea");
  const script = isSea() ? [] : [...execArgv, ...NODE_FLAGS, ...argv.slice(1, 2)];
  process.execve?.(execPath, [execPath, ...script, ...args], { ...env, MALLOC_ARENA_MAX: "2" });
}

// Elsewhere, both generations can at least be kept from growing. Loading modules makes them grow, so these flags are set
// before the program is loaded.
setFlagsFromString("--semi-space-growth-factor=1");
setFlagsFromString("--heap-growing-percent=50");
await import("./run.ts");
