import { type DestinationStream, type Logger, pino } from "pino";
import { PinoPretty } from "pino-pretty";
import { traceIds } from "./telemetry/spans.ts";

export type Log = Pick<Logger, "debug" | "info" | "warn" | "error" | "child">;

/** Fields that may contain a credential, a Secret or a name are redacted. */
const REDACTED = [
  "headers",
  "authorization",
  "bearer",
  "ownerToken",
  "owner_token",
  "auth",
  "authKey",
  "wrappedKey",
  "proof",
  "nonce",
]
  .flatMap((name) => [name, `*.${name}`])
  .concat(["metadata", "sealedMetadata", "fileMetadata", "url", "fragment", "password"]);

/**
 * Writes to stdout. Lines that cannot be written, for example on a full disk, are dropped, and the process continues.
 */
function lossyStdout(): DestinationStream {
  const open = () => {
    const stdout = pino.destination({ dest: 1, sync: true });
    // The destination is replaced, because the old one would buffer all later lines until it could write the failed
    // one.
    return stdout.on("error", () => {
      current = open();
    });
  };
  let current = open();
  return { write: (line) => void current.write(line) };
}

/**
 * Logs JSON lines to stdout, or readable lines if stdout is a terminal. Within a span, lines contain its ids.
 *
 * @param level - level for pino: trace, debug, info, warn, error, silent
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
