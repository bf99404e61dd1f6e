import type { UploadId } from "@envoi/protocol";

/*
 * [Note: Waiting sessions]
 *
 * A session waits while no request is filling it: because it was interrupted, or because it is a session over HTTP,
 * which waits after each request and therefore always counts. Sessions without a byte are counted by number. Others are
 * counted by the bytes that they may use, but at least as MIN_WAITING_BYTES each, because their Metadata uses memory in
 * the store.
 *
 * A network or site that reaches its limit on sessions without bytes gives up the oldest of them; at its limit on
 * bytes, further bytes are rejected. When the whole store is full, the sites with the most give up their oldest
 * sessions; a site that itself has the most can only replace its sessions without bytes. So no one can keep others out
 * by filling the store. Sessions that a request is filling are not given up.
 *
 * Entries lapse, so if a gateway dies without dropping an entry, it only counts for longer than it should. An entry has
 * its session's epoch, so giving up the session has no effect if another writer has since taken it over.
 */

/** Minimum number of bytes counted for a session with bytes. */
export const MIN_WAITING_BYTES = 64 * 1_048_576;

export type WaitingSession = {
  id: UploadId;
  epoch: number;
  /** The client network to which the session is charged. A string without spaces. */
  network: string;
  /** Site of the network: several networks of one user, or the network itself. A string without spaces. */
  site: string;
  /** Bytes that the session may use. 0: it has none. */
  bytes: number;
  /** Maximum time that a request may still be filling the session. 0: no request is filling it. */
  busySeconds: number;
};

/** Maximum number of sessions without bytes, and maximum bytes of all others. 0: no limit. */
export type WaitingLimit = { emptySessions: number; bytes: number };
export type WaitingLimits = {
  perNetwork: WaitingLimit;
  perSite: WaitingLimit;
  inAll: WaitingLimit;
  lifeSeconds: number;
};

export type GivenUp = { id: UploadId; epoch: number };
export type WaitingAnswer = {
  /**
   * `unchanged`: the session counts as before, because it would have too many bytes or a later writer has counted it;
   * `refused`: it does not count.
   */
  outcome: "admitted" | "unchanged" | "refused";
  /** Sessions that no longer count and must be abandoned by the caller. */
  givenUp: GivenUp[];
};

/** Sessions that count while they wait for their senders. See [Note: Waiting sessions]. */
export interface WaitingStore {
  /**
   * Counts a session for `lifeSeconds` from now. If it already counts, its entry is replaced, and keeps its age
   * unless the session has more bytes. If the entry has a later epoch, it stays `unchanged`.
   */
  admitWaiting(session: WaitingSession, limits: WaitingLimits): Promise<WaitingAnswer>;
  /**
   * Call this when the session has a socket again, has become an Upload, or has ended. No effect if it did not count.
   */
  dropWaiting(id: UploadId): Promise<void>;
  /** Sums over the whole store. @returns `bytes`: counted bytes of all sessions with bytes */
  readWaiting(): Promise<{ emptySessions: number; sessions: number; bytes: number }>;
}
