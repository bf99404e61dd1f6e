import { vi } from "vitest";

/** That of `expect.poll` is a setting, that of `vi.waitFor` is one second, which a busy machine needs for other things. */
const PATIENCE_MS = 15_000;

const { waitFor } = vi;
vi.waitFor = (callback, options = {}) =>
  waitFor(callback, { timeout: PATIENCE_MS, ...(typeof options === "number" ? { timeout: options } : options) });
