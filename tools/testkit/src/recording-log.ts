import { createLog, type Log } from "@envoi/platform";

export type RecordingLog = {
  log: Log;
  /** All lines so far, as they would be in the output. */
  logLines: readonly string[];
};

/** A Log that records its lines for the test. */
export function recordingLog(service: string): RecordingLog {
  const logLines: string[] = [];
  return {
    log: createLog({ level: "debug", service, destination: { write: (line) => logLines.push(line) } }),
    logLines,
  };
}
