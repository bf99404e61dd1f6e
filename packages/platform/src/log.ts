import { type DestinationStream, type Logger, pino } from "pino";
import { PinoPretty } from "pino-pretty";
import { traceIds } from "./telemetry/spans.ts";

export type Log = Pick<Logger, "debug" | "info" | "warn" | "error" | "child">;

/** Whatever may hold a credential, a Secret or a name is cut, should it ever come into a log object. */
const REDACTED = [
  "headers",
  "authorization",
  "bearer",
  "ownerToken",
  "owner_token",
  "auth",
  "authKey",
  "proof",
  "nonce",
]
  .flatMap((name) => [name, `*.${name}`])
  .concat(["metadata", "sealedMetadata", "fileMetadata", "url", "fragment", "password"]);

/** Stdout, also while it takes nothing, such as on a full disk: what it does not take is lost, and the process goes on. */
function lossyStdout(): DestinationStream {
  const open = () => {
    const stdout = pino.destination({ dest: 1, sync: true });
    // A new one in its place, as this one would keep all lines from now on until the first fits.
    return stdout.on("error", () => {
      current = open();
    });
  };
  let current = open();
  return { write: (line) => void current.write(line) };
}

/**
 * JSON lines on stdout; readable ones when stdout is a terminal. While a span is active, a line carries its ids.
 *
 * @param level - pino's: trace, debug, info, warn, error, silent
 */
export function createLog(options: { level: string; service: string; destination?: DestinationStream }): Logger {
  const settings = {
    level: options.level,
    base: { service: options.service },
    redact: { paths: REDACTED, censor: "[redacted]" },
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: traceIds,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  if (options.destination !== undefined) return pino(settings, options.destination);
  if (process.stdout.isTTY) return pino(settings, PinoPretty({ colorize: true, ignore: "service,pid,hostname" }));
  return pino(settings, lossyStdout());
}
