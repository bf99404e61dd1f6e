/** A seeded source of randomness: the same seed gives the same sequence. */
export type Random = {
  /** At least 0 and less than 1. */
  next(): number;
  /** Whether an event of this probability happens. */
  chance(probability: number): boolean;
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** An independent source, so that one part of a simulation does not change the sequence of another. */
  fork(): Random;
};

/** Mulberry32: 32 bits of state, fast, and good enough to choose among events. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    chance: (probability) => next() < probability,
    between,
    pick<Item>(items: readonly Item[]): Item {
      if (items.length === 0) throw new RangeError("nothing to pick from");
      return items[between(0, items.length - 1)] as Item;
    },
    fork: () => createRandom(Math.floor(next() * 2 ** 32)),
  };
}
