/**
 * Runs a task for each item with limited concurrency, and requests the next item only when a task has finished. After
 * an error or an abort it requests no more items. Resolves when all tasks have ended, or rejects with the first error.
 */
export async function forEachBounded<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  limit: number,
  task: (item: Item) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  for await (const item of items) {
    if (signal.aborted || failures.length > 0) break;
    const run: Promise<void> = task(item)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => running.delete(run));
    running.add(run);
    if (running.size >= limit) await Promise.race(running);
  }
  await Promise.all(running);
  if (failures.length > 0) throw failures[0];
}
