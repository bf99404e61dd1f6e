import { setTimeout as delay } from "node:timers/promises";

/** Polls until the result is good. @throws after the deadline, with the last result */
export async function waitFor<Answer>(
  ask: () => Promise<Answer>,
  isGood: (answer: Answer) => boolean,
  seconds = 60,
): Promise<Answer> {
  const deadline = performance.now() + seconds * 1000;
  for (;;) {
    const answer = await ask();
    if (isGood(answer)) return answer;
    if (performance.now() > deadline) throw new Error(`still ${JSON.stringify(answer)} after ${seconds} s`);
    await delay(100);
  }
}
