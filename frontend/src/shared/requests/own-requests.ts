import type { RequestId } from "@envoi/protocol";
import { createReducerStore, type ReducerStore } from "../state/reducer-store.ts";
import type { AppStorage } from "../storage/app-storage.ts";
import type { KeptRequest } from "../storage/kept-request.ts";

type Requests = readonly KeptRequest[];

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
    this.#change((requests) => requests.filter(({ id }) => id !== forgotten));
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

  #change(change: (requests: Requests) => Requests): void {
    const before = this.#storage.listRequests();
    const next = change(before).filter(({ expiresAt }) => expiresAt > this.#now());
    const isSame = next.length === before.length && next.every((request, index) => request === before[index]);
    if (!isSame) this.#storage.writeRequests(next);
    this.store.dispatch([...next].sort((one, other) => other.createdAt - one.createdAt));
  }
}
