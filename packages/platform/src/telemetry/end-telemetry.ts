/** A collector that does not answer holds a process up for so long, not longer. */
const END_MS = 5_000;

let end: () => Promise<void> = async () => {};

/** @param shutdown - sends what is left; called once */
export function setTelemetryEnd(shutdown: () => Promise<void>): void {
  end = shutdown;
}

/** Sends the spans that wait and stops tracing. Never rejects: a process ends well without its last spans. */
export async function endTelemetry(): Promise<void> {
  const expired = Promise.withResolvers<void>();
  const timer = setTimeout(expired.resolve, END_MS);
  await Promise.race([end().catch(() => {}), expired.promise]);
  clearTimeout(timer);
}
