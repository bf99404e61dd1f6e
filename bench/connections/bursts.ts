/** A time at which a client sends, in milliseconds after its first byte could go, and the byte up to which it sends. */
export type Burst = { atMs: number; upToBytes: number };

/**
 * The bursts of a slow connection: of very different sizes, at uneven intervals of at most twice the mean. Some end in
 * the middle of a message.
 *
 * @param random - from 0 to 1
 */
export function planBursts(
  bytes: number,
  { seconds, meanSeconds }: { seconds: number; meanSeconds: number },
  random: () => number,
): Burst[] {
  const count = Math.max(1, Math.round(seconds / meanSeconds));
  const weights = Array.from({ length: count }, () => -Math.log(1 - random()) + Number.EPSILON);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let sent = 0;
  return weights.map((weight, index) => {
    sent += weight;
    const isLast = index === count - 1;
    return {
      atMs: ((index + random()) * seconds * 1_000) / count,
      upToBytes: isLast ? bytes : Math.round((bytes * sent) / total),
    };
  });
}
