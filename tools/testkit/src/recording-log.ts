import { createLog, type Log } from "@envoi/platform";

export type RecordingLog = {
  log: Log;
  /** Every line so far, as it would stand in the output. */
  logLines: readonly string[];
};

/** A Log that keeps its lines for the test. */
export function recordingLog(service: string): RecordingLog {
  const logLines: string[] = [];
  return {
    log: createLog({ level: "debug", service, destination: { write: (line) => logLines.push(line) } }),
    logLines,
  };
}
