/**
 * Coalesces calls with the same key: a call made during a run waits for it to end and shares the next run. So
 * each caller gets a result of work that began after its call, and runs for the same key never overlap.
 */
export function coalesceCalls<Key, Answer>(work: (key: Key) => Promise<Answer>): (key: Key) => Promise<Answer> {
  const waiting = new Map<Key, Promise<Answer>>();
  const running = new Map<Key, Promise<unknown>>();

  async function begin(key: Key): Promise<Answer> {
    // Awaits even `undefined`, so that all calls made in the same turn of the event loop share this run.
    await running.get(key);
    waiting.delete(key);
    const answer = work(key);
    const ended = answer.then(
      () => {},
      () => {},
    );
    running.set(key, ended);
    try {
      return await answer;
    } finally {
      if (running.get(key) === ended) running.delete(key);
    }
  }

  return (key) => {
    const next = waiting.get(key) ?? begin(key);
    waiting.set(key, next);
    return next;
  };
}
