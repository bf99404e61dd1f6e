import { setTimeout as delay } from "node:timers/promises";
import { inTime } from "@envoi/platform";

const late = (seconds: number, what: string) => new Error(`${what}: not within ${seconds} s`);

/** Waits for work to finish. @throws Error that names the work, after a timeout; the work itself continues */
export async function within<Value>(seconds: number, what: string, work: Promise<Value>): Promise<Value> {
  const done = await inTime(
    seconds * 1_000,
    work.then((value) => ({ value })),
  );
  if (done === null) throw late(seconds, what);
  return done.value;
}

/** Polls until the result is not `null`. @throws Error naming the work after a timeout; any error of `ask` */
export async function until<Answer>(
  what: string,
  { seconds, everyMs }: { seconds: number; everyMs: number },
  ask: () => Promise<Answer | null>,
): Promise<Answer> {
  const endsAt = performance.now() + seconds * 1_000;
  while (performance.now() < endsAt) {
    const answer = await within(seconds, what, ask());
    if (answer !== null) return answer;
    await delay(everyMs);
  }
  throw late(seconds, what);
}
