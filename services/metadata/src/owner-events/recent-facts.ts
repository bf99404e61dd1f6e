import type { FactOf, ObservedFactType } from "@envoi/events";

export type ObservedFact = { fact: FactOf<ObservedFactType>; position: number };

/** The latest Facts of all Uploads, replayed to clients that reconnect. */
export type RecentFacts = {
  /** Position of the latest Fact; `null` before the first one and after a gap. */
  readonly position: number | null;
  add(fact: ObservedFact): void;
  /** Call after a gap: older Facts can no longer be replayed completely. */
  clear(): void;
  /**
   * The Facts of these Uploads after a position, oldest first.
   *
   * @param position - `null` for all stored Facts
   * @returns `null` if some may be missing, because the position is too old or unknown
   */
  since(position: number | null, uploadIds: ReadonlySet<string>): ObservedFact[] | null;
};

/** @param most - maximum number of Facts; the oldest are dropped */
export function createRecentFacts(most: number): RecentFacts {
  /** A ring: the oldest is at `oldest` once it is full. */
  let ring: ObservedFact[] = [];
  let oldest = 0;
  /** Every Fact after this position is in the ring. */
  let completeAfter: number | null = null;
  let position: number | null = null;

  return {
    get position() {
      return position;
    },
    add(fact) {
      completeAfter ??= fact.position - 1;
      position = fact.position;
      if (ring.length < most) {
        ring.push(fact);
        return;
      }
      completeAfter = ring[oldest]?.position ?? completeAfter;
      ring[oldest] = fact;
      oldest = (oldest + 1) % most;
    },
    clear() {
      ring = [];
      oldest = 0;
      completeAfter = null;
      position = null;
    },
    since(after, uploadIds) {
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
