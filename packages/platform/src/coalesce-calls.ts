/**
 * Calls of one key that come while another one is under way wait for it, and share the next. So each gets an answer that
 * was asked for after it came, and of each key one is under way at a time.
 */
export function coalesceCalls<Key, Answer>(work: (key: Key) => Promise<Answer>): (key: Key) => Promise<Answer> {
  const waiting = new Map<Key, Promise<Answer>>();
  const running = new Map<Key, Promise<unknown>>();

  async function begin(key: Key): Promise<Answer> {
    // Also without one before it: what is called in the same turn shares this one.
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
