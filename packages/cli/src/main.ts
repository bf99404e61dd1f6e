#!/usr/bin/env node
import { setFlagsFromString } from "node:v8";

// Transfers allocate many short-lived buffers. If V8's young generation stays small, they are collected sooner, which
// saves memory and time. Loading modules makes it grow, so this flag is set before any module is loaded.
setFlagsFromString("--semi-space-growth-factor=1");
await import("./run.ts");
