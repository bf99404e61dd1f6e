import type { FactOf, ObservedUploadFactType } from "@envoi/events";

export type ObservedFact = { fact: FactOf<ObservedUploadFactType>; position: number };

/**
 * The latest Facts of all Uploads, replayed to reconnecting clients.
 * @param maxFacts - number of Facts above which the oldest are dropped
 */
export function createRecentFacts(maxFacts: number) {
  /** A ring buffer: once it is full, its oldest Fact is at the index `oldest`. */
  let ring: ObservedFact[] = [];
  let oldest = 0;
  /** Every Fact after this position is in the ring. */
  let completeAfter: number | null = null;
  let position: number | null = null;

  return {
    /** Position of the latest Fact; `null` before the first one and after a gap. */
    get position(): number | null {
      return position;
    },
    add(fact: ObservedFact): void {
      completeAfter ??= fact.position - 1;
      position = fact.position;
      if (ring.length < maxFacts) {
        ring.push(fact);
        return;
      }
      completeAfter = ring[oldest]?.position ?? completeAfter;
      ring[oldest] = fact;
      oldest = (oldest + 1) % maxFacts;
    },
    /** Call after a gap: older Facts can no longer be replayed completely. */
    clear(): void {
      ring = [];
      oldest = 0;
      completeAfter = null;
      position = null;
    },
    /**
     * The Facts of these Uploads after a position, oldest first.
     *
     * @param after - `null` for all stored Facts
     * @returns `null` if some may be missing, because the position is too old or unknown
     */
    since(after: number | null, uploadIds: ReadonlySet<string>): ObservedFact[] | null {
      if (after !== null) {
        if (completeAfter === null || position === null) return null;
        if (after < completeAfter || after > position) return null;
      }
      return [...ring.slice(oldest), ...ring.slice(0, oldest)].filter(
        (kept) => (after === null || kept.position > after) && uploadIds.has(kept.fact.uploadId),
      );
    },
  };
}
