/** Wall-clock time, injected so that tests can control it. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number;
};

export const systemClock: Clock = { now: () => Date.now() };
