import { createLog } from "@envoi/platform";

export type RecordingLog = ReturnType<typeof recordingLog>;

/** A Log that records its lines for the test. */
export function recordingLog(service: string) {
  const logLines: string[] = [];
  return {
    log: createLog({ level: "debug", service, destination: { write: (line) => logLines.push(line) } }),
    logLines,
  };
}
