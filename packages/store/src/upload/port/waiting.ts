import type { UploadId } from "@envoi/protocol";

/*
 * [Note: Waiting sessions]
 *
 * A session waits while no request fills it: it was interrupted, or HTTP requests fill it, in which case it always
 * counts, because it waits after each request. Sessions without a byte count by number. Others count by the bytes that they may take up, at
 * least MIN_WAITING_BYTES each, because their Metadata take up memory in the store.
 *
 * A network or site that reaches its limit gives up its oldest sessions without bytes, or may not have more bytes. When the
 * whole store is full, the sites with the most give up their oldest sessions; a site that itself has the most can
 * only replace its sessions without bytes. So nobody can keep others out by filling the store. Sessions that a request is filling
 * are not given up.
 *
 * An entry lapses, so one that is never dropped, because its gateway died, only counts for too long. Its epoch is that of
 * the session, so giving it up has no effect when another writer has taken it over since.
 */

/** Least bytes that a session with bytes counts. */
export const MIN_WAITING_BYTES = 64 * 1_048_576;

export type WaitingSession = {
  id: UploadId;
  epoch: number;
  /** The client network that it counts for. A text without spaces. */
  network: string;
  /** Site of the network: several networks of one person, or the network itself. A text without spaces. */
  site: string;
  /** 0: it has none. */
  bytes: number;
  /** Maximum time for which a request is filling it; 0: none is. */
  busySeconds: number;
};

/** Most sessions without bytes, and most bytes of others. 0: no limit. */
export type WaitingLimit = { emptySessions: number; bytes: number };
export type WaitingLimits = {
  perNetwork: WaitingLimit;
  perSite: WaitingLimit;
  inAll: WaitingLimit;
  lifeSeconds: number;
};

export type GivenUp = { id: UploadId; epoch: number };
export type WaitingAnswer = {
  /** `unchanged`: its new bytes are too many, so it counts as before; `refused`: it does not count. */
  outcome: "admitted" | "unchanged" | "refused";
  /** Sessions that do not count any more, for the caller to abandon. */
  givenUp: GivenUp[];
};

/** Sessions that count while they wait for their senders. See [Note: Waiting sessions]. */
export interface WaitingStore {
  /**
   * Counts a session for `lifeSeconds` from now. If it counts already, this replaces its entry; without more bytes it
   * keeps its age. With an older epoch than that of its entry, it stays `unchanged`.
   */
  admitWaiting(session: WaitingSession, limits: WaitingLimits): Promise<WaitingAnswer>;
  /** The session has a socket again, has become an Upload, or is gone. No effect if it did not count. */
  dropWaiting(id: UploadId): Promise<void>;
  /** Sums of the whole store. @returns `bytes`: counted bytes of all sessions with bytes */
  readWaiting(): Promise<{ emptySessions: number; sessions: number; bytes: number }>;
}
