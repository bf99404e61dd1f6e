/** Lets a loop sleep until it is woken. If it is woken while awake, its next sleep ends at once. */
export type WakeUp = {
  wake(): void;
  /** @param longestMs - `null`: until woken */
  sleep(longestMs: number | null): Promise<void>;
};

export function createWakeUp(): WakeUp {
  let woken = Promise.withResolvers<void>();
  return {
    wake: () => woken.resolve(),
    async sleep(longestMs) {
      const timer = longestMs === null ? undefined : setTimeout(() => woken.resolve(), longestMs);
      await woken.promise;
      clearTimeout(timer);
      woken = Promise.withResolvers();
    },
  };
}
