import { onTestFinished, vi } from "vitest";

/**
 * Lets a virtual second pass every millisecond, for timers and the clock.
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
