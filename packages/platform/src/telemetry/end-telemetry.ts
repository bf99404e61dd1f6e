import { succeedsInTime } from "../timing.ts";

/** Maximum time by which an unresponsive collector can delay the shutdown. */
const END_MS = 5_000;

let end: () => Promise<void> = async () => {};

/** @param shutdown - flushes the remaining spans; called once */
export function setTelemetryEnd(shutdown: () => Promise<void>): void {
  end = shutdown;
}

/** Flushes pending spans and stops tracing. Never rejects, because losing the last spans is no reason to fail. */
export async function endTelemetry(): Promise<void> {
  await succeedsInTime(END_MS, end());
}
