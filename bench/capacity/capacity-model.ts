type Mix = readonly { count: number; bytes: number }[];

/** The transfers assumed in docs/capacity.md. */
export const MIXES = {
  small: [{ count: 1_000, bytes: 100_000 }],
  large: [{ count: 24, bytes: 128 * 2 ** 20 }],
  /** Most files are documents, but most bytes are in images and videos. */
  mixed: [
    { count: 600, bytes: 100_000 },
    { count: 300, bytes: 2_000_000 },
    { count: 90, bytes: 20_000_000 },
    { count: 10, bytes: 100_000_000 },
  ],
} as const satisfies Record<string, Mix>;

/** Factor by which a small run reduces the number of transfers. */
export const FEWER = 20;

/** Redis memory per Upload. */
export const REDIS_KILOBYTES = 1.6;

/** The size of each transfer. Sizes are interleaved evenly, because large files arrive at any time of day. */
export function interleaveSizes(mix: Mix, oneIn = 1): number[] {
  const placed = mix.flatMap(({ count, bytes }) => {
    const length = Math.ceil(count / oneIn);
    return Array.from({ length }, (_, index) => ({ bytes, place: (index + 0.5) / length }));
  });
  return placed.toSorted((one, other) => one.place - other.place).map(({ bytes }) => bytes);
}

/** Transfers of one size, and the amount of a resource they used. */
export type ResourceUse = { count: number; gibibytes: number; value: number };
export type Coefficients = { perThousand: number; perGibibyte: number };

/**
 * Solves two equations for two unknowns, one for the many small transfers and one for the few large ones. Negative
 * results are noise and become 0.
 *
 * @throws RangeError if small and large transfers have the same mean size
 */
export function computeCoefficients(small: ResourceUse, large: ResourceUse): Coefficients {
  const determinant = small.count * large.gibibytes - large.count * small.gibibytes;
  if (determinant === 0) throw new RangeError("transfers of one size do not show how the cost depends on size");
  const each = (small.value * large.gibibytes - large.value * small.gibibytes) / determinant;
  const perGibibyte = (large.value * small.count - small.value * large.count) / determinant;
  return { perThousand: Math.max(0, each * 1_000), perGibibyte: Math.max(0, perGibibyte) };
}

export function predict(
  { perThousand, perGibibyte }: Coefficients,
  { count, gibibytes }: Pick<ResourceUse, "count" | "gibibytes">,
): number {
  return (perThousand * count) / 1_000 + perGibibyte * gibibytes;
}
