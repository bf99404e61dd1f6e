import type { RequestId, UploadId } from "@envoi/protocol";
import { createReducerStore, type ReducerStore } from "../state/reducer-store.ts";
import type { AppStorage } from "../storage/app-storage.ts";
import type { KeptRequest, RequestNews } from "../storage/kept-request.ts";
import type { Inbox, InboxDelivery } from "../transfer/transfer.ts";

type Requests = readonly KeptRequest[];

/** Four requests with the most deliveries. */
const MAX_SEEN = 4_000;

/** The requests that this device's users have created, on the page and on the device, newest first. */
export class OwnRequests {
  readonly store: ReducerStore<Requests, Requests> = createReducerStore<Requests, Requests>((_, next) => next, []);
  readonly #storage: AppStorage;
  readonly #now: () => number;

  constructor({ storage, now }: { storage: AppStorage; now: () => number }) {
    this.#storage = storage;
    this.#now = now;
    this.reload();
  }

  /** Rereads the device's records, which another tab may have changed. Removes those that can have no delivery left. */
  reload(): void {
    this.#change((requests) => requests);
  }

  /** Adds a request, unless it is there. */
  keep(request: KeptRequest): void {
    this.#change((requests) => (requests.some(({ id }) => id === request.id) ? requests : [request, ...requests]));
  }

  forget(forgotten: RequestId): void {
    this.keepOnly(({ id }) => id !== forgotten);
  }

  keepOnly(stays: (request: KeptRequest) => boolean): void {
    this.#change((requests) => requests.filter(stays));
  }

  /** Records what the server says about a request. @returns whether that differs from what it said before */
  note({ terms: { id }, isOpen, deliveries }: Inbox): boolean {
    const seen = this.listSeen(id);
    const arrived = deliveries.filter(
      ({ state, isRepeated, fingerprint }) => state === "delivered" && !isRepeated && !seen.has(fingerprint),
    );
    const arrivedAt = Math.max(0, ...arrived.map(({ atMs }) => atMs));
    const next = { isOpen, newDeliveries: arrived.length, arrivedAt };
    const known = this.#storage.listRequests().find((request) => request.id === id)?.news;
    const isSame =
      known?.isOpen === isOpen && known.newDeliveries === next.newDeliveries && known.arrivedAt === arrivedAt;
    if (!isSame) this.#changeNews(id, (news) => ({ ...news, ...next }));
    return !isSame;
  }

  /** Has every page that shows the request's inbox read it again. */
  markChanged(id: RequestId): void {
    this.#changeNews(id, (news) => ({ ...news, changedAt: Math.max(this.#now(), news.changedAt + 1) }));
  }

  /**
   * The deliveries to a request that were opened on this device: their ids, by their fingerprints. If the server lists
   * one of them under another id, it is refused.
   */
  listSeen(id: RequestId): ReadonlyMap<string, UploadId> {
    const seen = this.#storage.listSeen().filter(([request]) => request === id);
    return new Map(seen.map(([, fingerprint, delivery]) => [fingerprint, delivery]));
  }

  /** Call this only for an authentic delivery: the server could make any number of others, to displace these. */
  markSeen(id: RequestId, delivery: Pick<InboxDelivery, "id" | "fingerprint">): void {
    const { fingerprint } = delivery;
    const seen = this.#storage.listSeen();
    const isKnown = seen.some(([request, known]) => request === id && known === fingerprint);
    if (!isKnown) this.#storage.writeSeen([...seen, [id, fingerprint, delivery.id] as const].slice(-MAX_SEEN));
  }

  /** Adds requests created while nobody was signed in to this account's list, with the next sync. */
  join(account: string): void {
    const own = (request: KeptRequest) =>
      request.account === null ? { ...request, account, awaitsSync: true } : request;
    this.#change((requests) => requests.map(own));
  }

  /** Applies changes received with this account's list. */
  takeOver({ incoming, gone }: { incoming: Requests; gone: readonly RequestId[] }, account: string): void {
    const added = new Map(incoming.map((request) => [request.id, { ...request, account, awaitsSync: false }]));
    const isReplaced = ({ id }: KeptRequest) => added.has(id) || gone.includes(id);
    this.#change((requests) => [...added.values(), ...requests.filter((request) => !isReplaced(request))]);
  }

  /** Records that this account's list has these requests. */
  markSynced(synced: readonly RequestId[], account: string): void {
    const mark = (request: KeptRequest) =>
      synced.includes(request.id) ? { ...request, account, awaitsSync: false } : request;
    this.#change((requests) => requests.map(mark));
  }

  #changeNews(id: RequestId, change: (news: RequestNews) => RequestNews): void {
    this.#change((requests) =>
      requests.map((request) => (request.id === id ? { ...request, news: change(request.news) } : request)),
    );
  }

  #change(change: (requests: Requests) => Requests): void {
    const before = this.#storage.listRequests();
    const next = change(before).filter(({ expiresAt }) => expiresAt > this.#now());
    const isSame = next.length === before.length && next.every((request, index) => request === before[index]);
    if (!isSame) this.#storage.writeRequests(next);
    this.#dropSeen(next);
    this.store.dispatch([...next].sort((one, other) => other.createdAt - one.createdAt));
  }

  /** Removes the seen deliveries of requests that are no longer on the device. */
  #dropSeen(requests: Requests): void {
    const seen = this.#storage.listSeen();
    const ids = new Set(requests.map(({ id }) => id));
    const kept = seen.filter(([request]) => ids.has(request));
    if (kept.length < seen.length) this.#storage.writeSeen(kept);
  }
}
