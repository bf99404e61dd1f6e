#!/usr/bin/env node
import { setFlagsFromString } from "node:v8";

// Transfers allocate many short-lived buffers. If the young generation does not grow, they are collected sooner, which
// saves memory and time. Loading the modules makes it grow, so they are loaded afterwards.
setFlagsFromString("--semi-space-growth-factor=1");
await import("./run.ts");
