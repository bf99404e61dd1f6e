type Step<Result> = { done: true } | { done: false; value: Result };

/**
 * Works on several items at once and yields the results in item order. Starts at most `width` items ahead of the
 * reader, to limit memory.
 *
 * @throws the errors of `items` and `work`, in order: every earlier result is yielded first
 */
export async function* mapInOrder<Item, Result>(
  items: AsyncGenerator<Item, void>,
  width: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result, void> {
  const started: Promise<Step<Result>>[] = [];

  async function step(): Promise<Step<Result>> {
    const next = await items.next();
    return next.done === true ? { done: true } : { done: false, value: await work(next.value) };
  }
  function start(): void {
    const result = step();
    // Prevents an unhandled rejection: a result after the first failure, or after the reader has stopped, is never
    // awaited.
    result.catch(() => {});
    started.push(result);
  }

  for (let ahead = 0; ahead < width; ahead += 1) start();
  for (let head = started.shift(); head !== undefined; head = started.shift()) {
    const next = await head;
    if (next.done) return;
    start();
    yield next.value;
  }
}
