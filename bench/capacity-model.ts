/** How many transfers of each size. */
type Mix = readonly { count: number; bytes: number }[];

/** The transfers that docs/capacity.md assumes. */
export const MIXES = {
  small: [{ count: 1_000, bytes: 100_000 }],
  large: [{ count: 24, bytes: 128 * 2 ** 20 }],
  /** Most of what people send is documents; most bytes are pictures and films. */
  mixed: [
    { count: 600, bytes: 100_000 },
    { count: 300, bytes: 2_000_000 },
    { count: 90, bytes: 20_000_000 },
    { count: 10, bytes: 100_000_000 },
  ],
} as const satisfies Record<string, Mix>;

/** A small run makes one transfer in this many. */
export const FEWER = 20;

/** What Redis takes for each Upload that lives. */
export const REDIS_KILOBYTES = 1.6;

/** The size of each of them, one size evenly among the others: a large file comes at any time of the day. */
export function sizesOf(mix: Mix, oneIn = 1): number[] {
  const placed = mix.flatMap(({ count, bytes }) => {
    const length = Math.ceil(count / oneIn);
    return Array.from({ length }, (_, index) => ({ bytes, place: (index + 0.5) / length }));
  });
  return placed.toSorted((one, other) => one.place - other.place).map(({ bytes }) => bytes);
}

/** Some transfers of one kind, and what they took of one thing. */
export type Taken = { count: number; gibibytes: number; value: number };
/** What transfers take of one thing: so much each, and so much by their bytes. */
export type Coefficients = { perThousand: number; perGibibyte: number };

/**
 * From many small transfers and few large ones: two equations for two unknowns. What comes out below nothing is noise.
 *
 * @throws RangeError when both have the same mean size
 */
export function coefficientsOf(small: Taken, large: Taken): Coefficients {
  const determinant = small.count * large.gibibytes - large.count * small.gibibytes;
  if (determinant === 0) throw new RangeError("transfers of one size say nothing of what the size costs");
  const each = (small.value * large.gibibytes - large.value * small.gibibytes) / determinant;
  const perGibibyte = (large.value * small.count - small.value * large.count) / determinant;
  return { perThousand: Math.max(0, each * 1_000), perGibibyte: Math.max(0, perGibibyte) };
}

export function predict(
  { perThousand, perGibibyte }: Coefficients,
  { count, gibibytes }: Pick<Taken, "count" | "gibibytes">,
): number {
  return (perThousand * count) / 1_000 + perGibibyte * gibibytes;
}
