/** Whole bodies must get through however many clients stall in mid-body: streams take no more than this share. */
const STREAM_SHARE = 0.75;

/**
 * A store has a limited number of request slots, and a body holds one until its last byte is there. So many bodies are
 * being sent at once, those of all uploads in this process together.
 */
export type SendPermits = {
  /** For a body that goes on as its client does. @returns `null` when none is free: don't wait, spool */
  tryStream(): Disposable | null;
  /** For a body that is all here. Waits, in order of arrival. */
  take(signal: AbortSignal): Promise<Disposable>;
};

export function createSendPermits(most: number): SendPermits {
  const waiting = new Set<PromiseWithResolvers<Disposable>>();
  let taken = 0;
  let streams = 0;

  function issue(onReturn: () => void): Disposable {
    let returned = false;
    return {
      [Symbol.dispose]() {
        if (returned) return;
        returned = true;
        onReturn();
        const [next] = waiting;
        if (next === undefined) {
          taken--;
          return;
        }
        waiting.delete(next);
        next.resolve(issue(() => {}));
      },
    };
  }

  return {
    tryStream() {
      if (taken >= most || streams >= Math.floor(most * STREAM_SHARE)) return null;
      taken++;
      streams++;
      return issue(() => streams--);
    },
    async take(signal) {
      signal.throwIfAborted();
      if (taken < most) {
        taken++;
        return issue(() => {});
      }
      const turn = Promise.withResolvers<Disposable>();
      const onAbort = () => {
        if (waiting.delete(turn)) turn.reject(signal.reason);
      };
      waiting.add(turn);
      signal.addEventListener("abort", onAbort, { once: true });
      try {
        return await turn.promise;
      } finally {
        signal.removeEventListener("abort", onAbort);
      }
    },
  };
}
