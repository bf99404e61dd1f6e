import { setTimeout as delay } from "node:timers/promises";
import { ProtocolError } from "@envoi/protocol";

/*
 * [Note: Places]
 *
 * Anything that strangers can make a process hold (an open upload, memory, a download) is a place, and places are
 * limited. Client networks share them. When a network has used its share, a newcomer from it takes the place of its
 * oldest idle holder. When all places are taken, a newcomer takes that of the oldest idle holder of the network with
 * the most places, and only if that network has more than the newcomer's would have. So a network never loses its only
 * place to another one. A holder that moves bytes is never evicted.
 */

export type PlaceHolder = {
  /** Whether it has moved too few bytes to keep its place when others need one. */
  isIdle(): boolean;
  /** Evicts the holder, which must release its resources at once. */
  putOut(error: ProtocolError): void;
};

export type Place = {
  readonly size: number;
  /** Grows or shrinks the place, evicting others if necessary. @throws ProtocolError `busy` when it cannot grow */
  resize(size: number): void;
  /** Like `resize`, but waits a moment for space to grow. */
  resizeSoon(size: number, signal?: AbortSignal): Promise<void>;
  /** Frees the place; calling it again has no effect. */
  leave(): void;
};

export type Places = {
  /** @throws ProtocolError `busy` when no place is free and no holder can be evicted */
  take(network: string, holder: PlaceHolder, size?: number): Place;
  /** Like `take`, but waits a moment for a holder to leave or become idle. */
  takeSoon(network: string, holder: PlaceHolder, options: { size?: number; signal?: AbortSignal }): Promise<Place>;
} & PlacesInUse;

/** How much of a bound is used. */
export type PlacesInUse = Readonly<{
  taken: number;
  inAll: number;
  /** 0: networks have no share of their own. */
  perNetwork: number;
}>;

export type PlacesOptions = {
  /** Sum of all sizes. */
  inAll: number;
  /** Sum of the sizes per network; 0: no limit of its own. */
  perNetwork: number;
  /** How long to wait for a holder to leave or become idle. */
  patienceMs?: number;
};

/** Stands for all clients behind an unknown proxy. No share applies, because they are many. */
export const UNKNOWN_NETWORK = "unknown";

const RETRY_AFTER_SECONDS = 5;
const PATIENCE_MS = 1_500;
/** Attempts within that time. */
const ATTEMPTS = 30;

type Held = Place & { holder: PlaceHolder };

function busy(): ProtocolError {
  return new ProtocolError("busy", { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

/** See [Note: Places]. */
export function createPlaces({ inAll, perNetwork, patienceMs = PATIENCE_MS }: PlacesOptions): Places {
  const share = perNetwork === 0 ? inAll : perNetwork;
  /** The holders of each network, oldest first. */
  const networks = new Map<string, { size: number; holders: Set<Held> }>();
  let taken = 0;

  function sizeOf(network: string): number {
    return networks.get(network)?.size ?? 0;
  }

  function add(network: string, held: Held, size: number): void {
    const of = networks.get(network) ?? { size: 0, holders: new Set() };
    networks.set(network, of);
    of.holders.add(held);
    of.size += size;
    taken += size;
  }

  function remove(network: string, held: Held): void {
    const of = networks.get(network);
    if (!of?.holders.delete(held)) return;
    of.size -= held.size;
    taken -= held.size;
    if (of.holders.size === 0) networks.delete(network);
  }

  function putOutIdle(network: string, except: Held | null): boolean {
    for (const held of networks.get(network)?.holders ?? []) {
      if (held === except || !held.holder.isIdle()) continue;
      held.leave();
      held.holder.putOut(busy());
      return true;
    }
    return false;
  }

  function putOutOfBusiest(least: number, except: Held | null): boolean {
    const busiest = [...networks].filter(([, { size }]) => size > least).sort(([, a], [, b]) => b.size - a.size);
    return busiest.some(([network]) => putOutIdle(network, except));
  }

  /** @throws ProtocolError `busy` */
  function makeRoom(network: string, more: number, except: Held | null): void {
    // A network that has nothing yet may have one place, however large.
    while (network !== UNKNOWN_NETWORK && sizeOf(network) > 0 && sizeOf(network) + more > share) {
      if (!putOutIdle(network, except)) throw busy();
    }
    while (taken + more > inAll) if (!putOutOfBusiest(sizeOf(network) + more, except)) throw busy();
  }

  function take(network: string, holder: PlaceHolder, size = 1): Place {
    makeRoom(network, size, null);
    let current = size;
    const held: Held = {
      holder,
      get size() {
        return current;
      },
      resize(next) {
        const of = networks.get(network);
        if (!of?.holders.has(held)) return;
        if (next > current) makeRoom(network, next - current, held);
        of.size += next - current;
        taken += next - current;
        current = next;
      },
      resizeSoon: (next, signal) => soon(() => held.resize(next), signal),
      leave: () => remove(network, held),
    };
    add(network, held, size);
    return held;
  }

  async function soon<T>(attempt: () => T, signal: AbortSignal | undefined): Promise<T> {
    const until = performance.now() + patienceMs;
    for (;;) {
      try {
        return attempt();
      } catch (error) {
        if (performance.now() > until) throw error;
      }
      await delay(patienceMs / ATTEMPTS, undefined, { signal });
    }
  }

  return {
    take,
    takeSoon: (network, holder, { size, signal }) => soon(() => take(network, holder, size), signal),
    ...{ inAll, perNetwork },
    get taken() {
      return taken;
    },
  };
}
