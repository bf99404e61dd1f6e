import { UNKNOWN_NETWORK } from "@envoi/platform";
import { ProtocolError } from "@envoi/protocol";

/*
 * [Note: Permits]
 *
 * A store has a limited number of request slots, and a body holds one until its last byte is there. So many bodies are
 * being sent at once, those of all uploads in this process together. Whole bodies must get through however many clients
 * stall in mid-body: streams take no more than STREAM_SHARE of the permits, those of one network half of that. A permit
 * that is given back goes to the network that has fewest of them, and there to the body that came first.
 */
const STREAM_SHARE = 0.75;
const RETRY_AFTER_SECONDS = 5;

export type SendPermits = {
  /** For a body that goes on as its client does. @returns `null` when none is free: don't wait, spool */
  tryStream(network: string): Disposable | null;
  /** For a body that is all here. Waits for its turn. @throws ProtocolError `busy` when that is long in coming */
  take(network: string, signal: AbortSignal): Promise<Disposable>;
};

type Waiting = { network: string; turn: PromiseWithResolvers<Disposable> };

/** Counts by network. */
function createCounts() {
  const counts = new Map<string, number>();
  const of = (network: string) => counts.get(network) ?? 0;
  return {
    of,
    add(network: string, some: 1 | -1): void {
      const count = of(network) + some;
      if (count === 0) counts.delete(network);
      else counts.set(network, count);
    },
  };
}

/** See [Note: Permits]. @param patienceMs - how long a whole body waits at most */
export function createSendPermits(most: number, patienceMs: number): SendPermits {
  const maxStreams = Math.floor(most * STREAM_SHARE);
  const maxStreamsOfNetwork = Math.ceil(maxStreams / 2);
  const waiting = new Set<Waiting>();
  const takenBy = createCounts();
  const streamsOf = createCounts();
  let taken = 0;
  let streams = 0;

  function nextWaiting(): Waiting | undefined {
    let next: Waiting | undefined;
    for (const one of waiting) {
      if (next === undefined || takenBy.of(one.network) < takenBy.of(next.network)) next = one;
    }
    return next;
  }

  function issue(network: string, onReturn: () => void = () => {}): Disposable {
    let returned = false;
    taken++;
    takenBy.add(network, 1);
    return {
      [Symbol.dispose]() {
        if (returned) return;
        returned = true;
        taken--;
        takenBy.add(network, -1);
        onReturn();
        const next = nextWaiting();
        if (next === undefined) return;
        waiting.delete(next);
        next.turn.resolve(issue(next.network));
      },
    };
  }

  return {
    tryStream(network) {
      const hasShare = network !== UNKNOWN_NETWORK && streamsOf.of(network) >= maxStreamsOfNetwork;
      if (taken >= most || streams >= maxStreams || hasShare) return null;
      streams++;
      streamsOf.add(network, 1);
      return issue(network, () => {
        streams--;
        streamsOf.add(network, -1);
      });
    },
    async take(network, signal) {
      signal.throwIfAborted();
      if (taken < most) return issue(network);
      const one: Waiting = { network, turn: Promise.withResolvers() };
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
