import { setTimeout as delay } from "node:timers/promises";
import { ProtocolError } from "@envoi/protocol";

/*
 * [Note: Places]
 *
 * Whatever a stranger can make a process hold (an open upload, memory, a download) is a place, and places are few. They
 * are shared by networks: when one has used its share, a newcomer from it takes the place of its oldest idle holder. When
 * all places are taken, a newcomer takes that of the oldest idle holder of the network that has most, and only of one
 * that has more than the newcomer's would: nobody who has a single place ever loses it to another network.
 * A holder that moves bytes is never put out.
 */

export type PlaceHolder = {
  /** Whether it has moved too little to keep its place while others wait for one. */
  isIdle(): boolean;
  /** Its place is somebody else's from now on; what it holds has to go at once. */
  putOut(error: ProtocolError): void;
};

export type Place = {
  readonly size: number;
  /** Grows or shrinks it, putting others out if need be. @throws ProtocolError `busy` when there is no room to grow */
  resize(size: number): void;
  /** Like `resize`, but waits a moment for room to grow. */
  resizeSoon(size: number, signal?: AbortSignal): Promise<void>;
  /** Gives it back; calling it again has no effect. */
  leave(): void;
};

export type Places = {
  /** @throws ProtocolError `busy` when there is none, and nobody who could be put out */
  take(network: string, holder: PlaceHolder, size?: number): Place;
  /** Like `take`, but waits a moment for somebody to leave or to become idle. */
  takeSoon(network: string, holder: PlaceHolder, options: { size?: number; signal?: AbortSignal }): Promise<Place>;
  readonly taken: number;
};

export type PlacesOptions = {
  /** Sum of all sizes. */
  inAll: number;
  /** Sum of the sizes of one network; 0: as many as there are. */
  perNetwork: number;
  /** How long is waited for somebody to leave or to become idle. */
  patienceMs?: number;
};

/** Stands for everyone behind a proxy that is not known: such a crowd has no share of its own. */
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
  /** Of each network, its holders from the oldest on. */
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
    // Whoever has nothing yet may have one place, however large.
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
    get taken() {
      return taken;
    },
  };
}
