import { type Bindings, type ChildLoggerOptions, type DestinationStream, type Logger, pino } from "pino";
import { PinoPretty } from "pino-pretty";
import { redact, redactedError } from "./redact.ts";
import { traceIds } from "./telemetry/spans.ts";

export type Log = Pick<Logger, "debug" | "info" | "warn" | "error" | "child">;

/** Writes to stdout even while it is blocked, as on a full disk: those lines are lost, and the process continues. */
function lossyStdout(): DestinationStream {
  const open = () => {
    const stdout = pino.destination({ dest: 1, sync: true });
    // Replaced, because the old destination would buffer all later lines until the first one fits.
    return stdout.on("error", () => {
      current = open();
    });
  };
  let current = open();
  return { write: (line) => void current.write(line) };
}

/**
 * JSON lines on stdout; readable ones when stdout is a terminal. Within a span, lines carry its ids.
 *
 * @param level - of pino: trace, debug, info, warn, error, silent
 */
export function createLog(options: { level: string; service: string; destination?: DestinationStream }): Logger {
  const settings = {
    level: options.level,
    base: { service: options.service },
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: traceIds,
    formatters: { level: (label: string) => ({ level: label }), log: redact },
    serializers: { err: redactedError },
  };
  return redactingChildren(pino(settings, options.destination ?? usualDestination()));
}

function usualDestination(): DestinationStream {
  return process.stdout.isTTY ? PinoPretty({ colorize: true, ignore: "service,pid,hostname" }) : lossyStdout();
}

/** The fields that a child adds to its lines pass no formatter. */
function redactingChildren(log: Logger): Logger {
  const { child } = log;
  // Children inherit it.
  const redacting = function (this: Logger, bindings: Bindings, options?: ChildLoggerOptions) {
    return Reflect.apply(child, this, [redact(bindings), options]) as Logger;
  };
  return Object.assign(log, { child: redacting });
}
