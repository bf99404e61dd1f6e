import { vi } from "vitest";

/** The timeout of `expect.poll` is a setting; `vi.waitFor` always waits one second, too short for a busy machine. */
const PATIENCE_MS = 15_000;

const { waitFor } = vi;
const waitPatiently: typeof waitFor = (callback, options = {}) =>
  waitFor(callback, { timeout: PATIENCE_MS, ...(typeof options === "number" ? { timeout: options } : options) });

// Files that share their modules share `vi` too.
if (waitFor.name !== waitPatiently.name) vi.waitFor = waitPatiently;
