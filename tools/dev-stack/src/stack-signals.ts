import type { Stack } from "./stack.ts";

/** Time limit for processes to exit after their transfers have been cut. */
const CUT_MS = 5_000;

/**
 * Handles Ctrl-C and SIGTERM: aborts a start, or shuts down a running stack cleanly. A second signal aborts its
 * transfers.
 */
export function listenToSignals(say: (line: string) => void): {
  /** Aborted if a signal arrives while the stack is starting. */
  start: AbortSignal;
  /** Call this when the stack has started. */
  attach(stack: Stack, dispose: () => Promise<void>): void;
} {
  const start = new AbortController();
  let attached: { stack: Stack; dispose: () => Promise<void> } | null = null;
  let asked = 0;

  async function end(stack: Stack, dispose: () => Promise<void>): Promise<never> {
    say("stopping: open transfers continue until the drain deadline; a second signal cuts them");
    await dispose();
    await stack.stop();
    say("stopped");
    process.exit(0);
  }
  function onSignal(): void {
    asked += 1;
    if (attached === null) start.abort();
    else if (asked === 1) void end(attached.stack, attached.dispose);
    else {
      const { stack } = attached;
      stack.cut();
      setTimeout(() => void stack.table.killAll(), CUT_MS).unref();
    }
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, onSignal);
  return {
    start: start.signal,
    attach(stack, dispose) {
      attached = { stack, dispose };
      // The signal arrived while the stack was starting, before this call.
      if (start.signal.aborted) void end(stack, dispose);
    },
  };
}
