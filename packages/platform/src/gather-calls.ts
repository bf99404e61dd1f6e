type Call<Item, Answer> = { item: Item; resolve(answer: Answer): void; reject(error: unknown): void };

/**
 * Gathers the calls made in one turn of the event loop, and makes a single call for all of them.
 *
 * @param work - gets the items in call order, and returns the results in the same order
 */
export function gatherCalls<Item, Answer>(work: (items: Item[]) => Promise<Answer[]>): (item: Item) => Promise<Answer> {
  let gathered: Call<Item, Answer>[] = [];

  async function workAll(): Promise<void> {
    const calls = gathered;
    gathered = [];
    try {
      const answers = await work(calls.map(({ item }) => item));
      // The work returns one result per item.
      calls.forEach(({ resolve }, index) => void resolve(answers[index] as Answer));
    } catch (error) {
      for (const { reject } of calls) reject(error);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (gathered.length === 0) setImmediate(() => void workAll());
      gathered.push({ item, resolve, reject });
    });
}
