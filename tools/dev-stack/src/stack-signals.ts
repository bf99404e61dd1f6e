import type { Stack } from "./stack.ts";

/** Time that processes have to end by themselves once their transfers were cut. */
const CUT_MS = 5_000;

/**
 * What Ctrl-C and SIGTERM do: end a start, then a stack in order; asked a second time, cut what that is waiting for.
 *
 * @param say - informs the operator
 */
export function listenToSignals(say: (line: string) => void): {
  /** Aborts when there is to be no stack after all. */
  start: AbortSignal;
  /** From now on there is one. */
  attach(stack: Stack, dispose: () => Promise<void>): void;
} {
  const start = new AbortController();
  let attached: { stack: Stack; dispose: () => Promise<void> } | null = null;
  let asked = 0;

  async function end(stack: Stack, dispose: () => Promise<void>): Promise<never> {
    say("stopping: transfers under way go on until the drain deadline; a second signal cuts them");
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
      // Asked after it had started and before this.
      if (start.signal.aborted) void end(stack, dispose);
    },
  };
}
