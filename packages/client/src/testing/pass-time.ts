import { onTestFinished, vi } from "vitest";

/**
 * Advances the fake timers and clock by one second every real millisecond.
 * @returns `seconds()`: number of seconds passed
 */
export function passTime(): { seconds: () => number } {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  let seconds = 0;
  const ticking = setInterval(() => {
    vi.advanceTimersByTime(1_000);
    seconds += 1;
  }, 1);
  onTestFinished(() => {
    clearInterval(ticking);
    vi.useRealTimers();
  });
  return { seconds: () => seconds };
}
