import { siteOf, UNKNOWN_NETWORK } from "@envoi/platform";
import { ProtocolError } from "@envoi/protocol";

/*
 * [Note: Permits]
 *
 * A store has a limited number of request slots, and a body holds one until its last byte is sent. Permits limit the
 * number of bodies that this process sends concurrently, across all uploads. Complete bodies must get through even if
 * many clients stall in the middle of a body, so streams use at most STREAM_SHARE of the permits, and one site's
 * streams at most half of that: see [Note: Client networks]. A released permit goes to the site with the fewest
 * permits, and within that site to the body that has waited longest.
 */
const STREAM_SHARE = 0.75;
const RETRY_AFTER_SECONDS = 5;

export type SendPermits = ReturnType<typeof createSendPermits>;

type WaitingBody = { site: string; turn: PromiseWithResolvers<Disposable> };

/** A counter per site. */
function createCounts() {
  const counts = new Map<string, number>();
  const of = (site: string) => counts.get(site) ?? 0;
  return {
    of,
    add(site: string, some: 1 | -1): void {
      const count = of(site) + some;
      if (count === 0) counts.delete(site);
      else counts.set(site, count);
    },
  };
}

/** See [Note: Permits]. @param patienceMs - maximum time that a complete body waits for a permit */
export function createSendPermits(maxPermits: number, patienceMs: number) {
  const maxStreams = Math.floor(maxPermits * STREAM_SHARE);
  const maxStreamsOfSite = Math.ceil(maxStreams / 2);
  const waiting = new Set<WaitingBody>();
  const takenBy = createCounts();
  const streamsOf = createCounts();
  let taken = 0;
  let streams = 0;

  function nextWaiting(): WaitingBody | undefined {
    let next: WaitingBody | undefined;
    for (const one of waiting) {
      if (next === undefined || takenBy.of(one.site) < takenBy.of(next.site)) next = one;
    }
    return next;
  }

  function issue(site: string, onRelease: () => void = () => {}): Disposable {
    let released = false;
    taken++;
    takenBy.add(site, 1);
    return {
      [Symbol.dispose]() {
        if (released) return;
        released = true;
        taken--;
        takenBy.add(site, -1);
        onRelease();
        const next = nextWaiting();
        if (next === undefined) return;
        waiting.delete(next);
        next.turn.resolve(issue(next.site));
      },
    };
  }

  return {
    /**
     * Acquires a permit for a body streamed at its client's speed.
     *
     * @returns `null` when no permit is free: spool the body instead
     */
    tryStream(network: string): Disposable | null {
      const site = siteOf(network);
      const isShareUsed = site !== UNKNOWN_NETWORK && streamsOf.of(site) >= maxStreamsOfSite;
      if (taken >= maxPermits || streams >= maxStreams || isShareUsed) return null;
      streams++;
      streamsOf.add(site, 1);
      return issue(site, () => {
        streams--;
        streamsOf.add(site, -1);
      });
    },
    /**
     * Acquires a permit for a complete body, waiting until one is free.
     *
     * @throws ProtocolError `busy` when the wait exceeds `patienceMs`
     */
    async take(network: string, signal: AbortSignal): Promise<Disposable> {
      signal.throwIfAborted();
      const site = siteOf(network);
      if (taken < maxPermits) return issue(site);
      const one: WaitingBody = { site, turn: Promise.withResolvers() };
      const giveUp = (reason: unknown) => {
        if (waiting.delete(one)) one.turn.reject(reason);
      };
      const onAbort = () => giveUp(signal.reason);
      const deadline = setTimeout(
        () => giveUp(new ProtocolError("busy", { retryAfterSeconds: RETRY_AFTER_SECONDS })),
        patienceMs,
      );
      waiting.add(one);
      signal.addEventListener("abort", onAbort, { once: true });
      try {
        return await one.turn.promise;
      } finally {
        clearTimeout(deadline);
        signal.removeEventListener("abort", onAbort);
      }
    },
  };
}
