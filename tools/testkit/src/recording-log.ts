import { createLog } from "@envoi/platform";

export type RecordingLog = ReturnType<typeof recordingLog>;

export function recordingLog(service: string) {
  const logLines: string[] = [];
  return {
    log: createLog({ level: "debug", service, destination: { write: (line) => logLines.push(line) } }),
    logLines,
  };
}
