/**
 * Forwards the newest value at most once per interval. The first value is forwarded immediately; the last value is
 * never lost unless forwarding is cancelled.
 *
 * @param schedule - runs its argument one interval later
 */
export function throttle<Value>(
  deliver: (value: Value) => void,
  schedule: (run: () => void) => void,
): { push: (value: Value) => void; cancel: () => void } {
  let waiting: { value: Value } | null = null;
  let resting = false;
  let cancelled = false;

  function rest(): void {
    resting = true;
    schedule(() => {
      resting = false;
      if (cancelled || waiting === null) return;
      const { value } = waiting;
      waiting = null;
      deliver(value);
      rest();
    });
  }

  return {
    push(value) {
      if (cancelled) return;
      if (resting) {
        waiting = { value };
        return;
      }
      deliver(value);
      rest();
    },
    cancel() {
      cancelled = true;
    },
  };
}
