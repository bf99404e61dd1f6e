#!/usr/bin/env -S node --conditions=envoi-built
import { setFlagsFromString } from "node:v8";

// Transfers allocate many short-lived buffers. If the young generation does not grow, they are collected soon, which takes
// less memory and less time. It has grown by the time that the modules are loaded, so they are loaded afterwards.
setFlagsFromString("--semi-space-growth-factor=1");
await import("./run.ts");
