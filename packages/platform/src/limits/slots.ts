import { ProtocolError } from "@envoi/protocol";
import { SITE_SHARE, siteOf } from "../client-address.ts";
import { pause } from "../timing.ts";

/*
 * [Note: Slots]
 *
 * Anything that anonymous clients can make a process hold (an open upload, memory, a download) is a slot, and slots
 * are limited. Client networks and their sites share them: see [Note: Client networks]. A newcomer evicts the oldest
 * idle holder
 *   of its own network, if that network has used its share;
 *   of the busiest network in its own site, if that site has used its share;
 *   of the busiest network in the busiest site, if all slots are in use.
 * Another site, or another network in the newcomer's site, loses a slot only if it has more than the newcomer's would
 * then have. So a site never loses its only slot to another site, nor a network its only slot to its own site. A
 * holder that is transferring bytes is never evicted.
 */

export type SlotHolder = {
  /** Whether the holder has transferred too few bytes to keep its slot if other clients need one. */
  isIdle(): boolean;
  /** Evicts the holder, which must release its resources immediately. */
  evict(error: ProtocolError): void;
};

export type Slot = {
  readonly size: number;
  /** Grows or shrinks the slot, evicting others if necessary. @throws ProtocolError `busy` if it cannot grow */
  resize(size: number): void;
  /** Like `resize`, but waits briefly for other holders to free space. */
  resizeSoon(size: number, signal?: AbortSignal): Promise<void>;
  /** Frees the slot; calling it again has no effect. */
  leave(): void;
};

export type Slots = {
  /** @throws ProtocolError `busy` if no slot is free and no holder can be evicted */
  take(network: string, holder: SlotHolder, size?: number): Slot;
  /** Like `take`, but waits briefly for a holder to leave or become idle. */
  takeSoon(network: string, holder: SlotHolder, options: { size?: number; signal?: AbortSignal }): Promise<Slot>;
} & SlotUse;

/** The limits on the slots, and how many are taken. */
export type SlotUse = Readonly<{
  taken: number;
  inAll: number;
  /** If 0, there is no limit per network. */
  perNetwork: number;
}>;

export type SlotsOptions = {
  /** Maximum sum of all sizes. */
  inAll: number;
  /**
   * Maximum sum of the sizes per network; 0: no limit per network. A site may have SITE_SHARE times as much, but at
   * most half of the total.
   */
  perNetwork: number;
  /** Maximum time to wait for a holder to leave or become idle. */
  patienceMs?: number;
};

/** Represents all clients behind an unknown proxy. They may be many users, so no limit per network applies to them. */
export const UNKNOWN_NETWORK = "unknown";

const RETRY_AFTER_SECONDS = 5;
const PATIENCE_MS = 1_500;
/** Number of attempts to free a slot while a newcomer waits. */
const ATTEMPTS = 30;

/** Maximum share of all slots that the networks of one site may hold together. */
const MAX_SITE_PART = 1 / 2;

type HeldSlot = Slot & { holder: SlotHolder };
/** Holders of a network, oldest first. */
type Network = { name: string; size: number; holders: Set<HeldSlot> };
type Site = { name: string; size: number; networks: Map<string, Network> };

function busy(): ProtocolError {
  return new ProtocolError("busy", { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

/** @returns the entries whose size is greater than `size`, largest first */
function busierThan<Counted extends { size: number }>(size: number, counted: Iterable<Counted>): Counted[] {
  return [...counted].filter((one) => one.size > size).sort((a, b) => b.size - a.size);
}

function evictIdle(network: Network | undefined, except: HeldSlot | null): boolean {
  for (const held of network?.holders ?? []) {
    if (held === except || !held.holder.isIdle()) continue;
    held.leave();
    held.holder.evict(busy());
    return true;
  }
  return false;
}

/** Evicts a holder from a network in this site that has more than `size`. */
function evictFromSite(site: Site | undefined, size: number, except: HeldSlot | null): boolean {
  return busierThan(size, site?.networks.values() ?? []).some((network) => evictIdle(network, except));
}

class Usage {
  readonly sites = new Map<string, Site>();
  taken = 0;

  find(name: string): { network: Network | undefined; networkSize: number; siteSize: number } {
    const site = this.sites.get(siteOf(name));
    const network = site?.networks.get(name);
    return { network, networkSize: network?.size ?? 0, siteSize: site?.size ?? 0 };
  }

  count(name: string, size: number): Network {
    const siteName = siteOf(name);
    const site = this.sites.get(siteName) ?? { name: siteName, size: 0, networks: new Map<string, Network>() };
    this.sites.set(siteName, site);
    const network = site.networks.get(name) ?? { name, size: 0, holders: new Set() };
    site.networks.set(name, network);
    network.size += size;
    site.size += size;
    this.taken += size;
    return network;
  }

  remove(network: Network, held: HeldSlot): void {
    if (!network.holders.delete(held)) return;
    this.count(network.name, -held.size);
    if (network.holders.size > 0) return;
    const site = this.sites.get(siteOf(network.name));
    site?.networks.delete(network.name);
    if (site?.networks.size === 0) this.sites.delete(site.name);
  }

  /**
   * Evicts a holder from the busiest site that would be busier than the newcomer's site. If there is none, evicts a
   * holder from a network in the newcomer's site that would be busier than the newcomer's network.
   */
  evictFromBusiest(name: string, more: number, except: HeldSlot | null): boolean {
    const { networkSize, siteSize } = this.find(name);
    const own = this.sites.get(siteOf(name));
    const busier = busierThan(siteSize + more, this.sites.values());
    if (busier.some((site) => site !== own && evictFromSite(site, 0, except))) return true;
    return evictFromSite(own, networkSize + more, except);
  }
}

/** See [Note: Slots]. */
export function createSlots({ inAll, perNetwork, patienceMs = PATIENCE_MS }: SlotsOptions): Slots {
  const share = perNetwork === 0 ? inAll : perNetwork;
  const siteShare = Math.max(share, Math.min(share * SITE_SHARE, Math.floor(inAll * MAX_SITE_PART)));
  const usage = new Usage();

  /** @throws ProtocolError `busy` */
  function makeRoom(name: string, more: number, except: HeldSlot | null): void {
    const hasShare = name !== UNKNOWN_NETWORK;
    // A network that has no slot yet may have one slot of any size.
    while (hasShare && usage.find(name).networkSize > 0 && usage.find(name).networkSize + more > share) {
      if (!evictIdle(usage.find(name).network, except)) throw busy();
    }
    while (hasShare && usage.find(name).siteSize > 0 && usage.find(name).siteSize + more > siteShare) {
      const { network, networkSize } = usage.find(name);
      if (!evictFromSite(usage.sites.get(siteOf(name)), networkSize + more, except) && !evictIdle(network, except))
        throw busy();
    }
    while (usage.taken + more > inAll) if (!usage.evictFromBusiest(name, more, except)) throw busy();
  }

  function take(name: string, holder: SlotHolder, size = 1): Slot {
    makeRoom(name, size, null);
    let current = size;
    const network = usage.count(name, size);
    const held: HeldSlot = {
      holder,
      get size() {
        return current;
      },
      resize(next) {
        if (!network.holders.has(held)) return;
        if (next > current) makeRoom(name, next - current, held);
        usage.count(name, next - current);
        current = next;
      },
      resizeSoon: (next, signal) => soon(() => held.resize(next), signal),
      leave: () => usage.remove(network, held),
    };
    network.holders.add(held);
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
      await pause(patienceMs / ATTEMPTS, signal);
      signal?.throwIfAborted();
    }
  }

  return {
    take,
    takeSoon: (network, holder, { size, signal }) => soon(() => take(network, holder, size), signal),
    inAll,
    perNetwork,
    get taken() {
      return usage.taken;
    },
  };
}
