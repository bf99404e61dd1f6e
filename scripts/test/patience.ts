import { vi } from "vitest";

/**
 * `vi.waitFor` waits one second by default, which is too short on a busy host. Unlike that of
 * `expect.poll`, this timeout cannot be configured.
 */
const PATIENCE_MS = 15_000;

const { waitFor } = vi;
const waitPatiently: typeof waitFor = (callback, options = {}) =>
  waitFor(callback, { timeout: PATIENCE_MS, ...(typeof options === "number" ? { timeout: options } : options) });

// Test files that share their modules also share `vi`, which must be patched only once.
if (waitFor.name !== waitPatiently.name) vi.waitFor = waitPatiently;
