import { constants } from "node:os";
import type { Log } from "./log.ts";
import type { RunningServices } from "./run-services.ts";
import { endTelemetry } from "./telemetry/end-telemetry.ts";

/**
 * Until disposed of, lets SIGTERM and Ctrl-C end a process that has nothing to shut down yet. Without these handlers,
 * the first process in a container would ignore both signals, because the kernel delivers to it only those signals for
 * which it has a handler.
 */
export function endOnSignals(): Disposable {
  const end = (signal: NodeJS.Signals) => process.exit(128 + constants.signals[signal]);
  process.on("SIGINT", end);
  process.on("SIGTERM", end);
  return {
    [Symbol.dispose]() {
      process.off("SIGINT", end);
      process.off("SIGTERM", end);
    },
  };
}

/** SIGTERM and Ctrl-C shut the process down; a second signal cuts the remaining transfers. */
export function stopOnSignals(running: Pick<RunningServices, "stop" | "cut">, log: Log): void {
  let stopping = false;
  const stop = async () => {
    try {
      await running.stop();
    } finally {
      await endTelemetry();
    }
  };
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) {
      running.cut();
      return;
    }
    stopping = true;
    log.info({ signal }, "stopping: open transfers continue until the drain deadline; a second signal cuts them");
    stop().then(
      () => {
        log.info("stopped");
        process.exit(0);
      },
      (error: unknown) => {
        log.error({ err: error }, "stopped with an error");
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
}
